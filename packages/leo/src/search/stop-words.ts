/** Words that say nothing about the subject of a film. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at be been being but by can could did do does doing done for from get gets getting go goes going
  got had has have having he her hers him his how i if in into is it its just let like liked lot lots made make
  makes me more most my of off on one ones or our out over really she should so some something someone somebody
  that the their them then there these they thing things this those to too up us very want wants was watch we
  were what when where which who whose whom why will with would you your yours about also am any anything each else
  ever every film films movie movies story stories show shows title titles cartoon cartoons video episode
  please find give recommend tonight today maybe good nice great best okay ok kind sort type bit really
  not no nothing without only other another than dont while before after during because through doesnt
  character characters main plot set place takes involving featuring includes including contains full
  keeps keep says say said saying called named gets finds comes same every actually always never whenever
  lets tries try trying tell tells told talk talks thinks think thought knows know wanted need needs needed
  both all own again around away down back still yet even until upon isnt wasnt cant wont us leo hey
  looking look remember remembers saw seen watched watching new kids
  scene scenes guy fun stuff everybody everyone anyone anybody whole happens happen ends happened gonna`
    .split(/\s+/)
    .filter((word) => !["new", "remember", "remembers", "fun"].includes(word)),
);

/** The same for Spanish, without accents. */
export const spanishStopWords: ReadonlySet<string> = new Set(
  `a al algo alguien algun alguna algunas alguno algunos ahi alla alli antes aqui asi aun aunque bien buena buenas
  bueno buenos busca buscame busco cada casi como con conmigo contigo cosa cosas cual cuales cualquier cuando
  cuanto cuento cuentos da dame dan de del demas desde despues dice dicen digo donde dos e el ella ellas ellos
  en encuentra encuentrame entre era eran eres es esa esas ese eso esos esta estaba estan estar estas este esto
  estos estoy fue fueron ha haber habia hace hacen hacer hacia hago han hasta hay he historia historias
  hizo ir la las le les lo los llama llamada llamado leo mas me mi mis mira mucha muchas mucho muchos muestra
  muestrame muy nada nadie ni no nos nuestra nuestro o oye otra otras otro otros para peli pelicula peliculas
  pelis pero personaje personajes pide pon ponme por porque puede pueden puedo pues que quien quiere quieren
  quiero quisiera recomienda recomiendame se sea ser si sido siempre sin sobre solo son soy su sus tal tambien
  tan tanto te tener tengo ti tiene tienen toda todas todo todos trata tu tus un una uno unas unos va van vas
  ver veo vez video videos vamos y ya yo serie episodio caricatura caricaturas dibujos animados trata donde
  nunca sale salen acerca poco poquito super bastante creo era cree termina sabe saben voy hola favor ahora luego poner pone ponen`
    .split(/\s+/)
    .filter(Boolean),
);
