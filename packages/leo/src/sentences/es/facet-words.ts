import { spanishStopWords } from "#search/stop-words.ts";
import type { WantedWords } from "#wanted/wanted.ts";
import { isOnlyMoodInSpanish, spanishMoodOf } from "./mood-words.ts";

/** Asks for any title, at the beginning of a message. */
const open = new RegExp(
  `^(?:(?:leo|oye|hola|hey|bueno|a ver|por favor|y|pues|ay|dime) )*(?:${[
    "(?:que|cual)(?: (?:peli|pelicula|cuento|serie|caricatura)s?)? (?:puedo|podemos|podria|podriamos|debo|deberia|deberiamos|voy a|vamos a) (?:ver|mirar|poner)",
    "que (?:veo|vemos|miro|miramos|pongo|ponemos)",
    "que (?:me|nos) (?:recomiendas|recomendas|sugieres|aconsejas|propones)",
    "(?:no se|nose|no sabemos|ni idea(?: de)?|no tengo idea de|no tenemos idea de) que (?:ver|mirar|poner|quiero ver|queremos ver)",
    "sorprende(?:me|nos)",
    "(?:dame|danos|quiero|queremos|ponme|ponnos) una sorpresa",
    "(?:elige|escoge|elegi)(?:me|nos)?(?: (?:tu|vos|algo|una|por mi|por nosotros))*",
    "(?:tienes )?alguna (?:idea|sugerencia|recomendacion)",
  ].join("|")})(?: (?:hoy|ahora|ahorita|esta noche|esta tarde|juntos|aqui|por favor|leo))*(?= |$)`,
);

const start =
  /^(?:(?:leo|oye|hola|bueno|a ver|por favor|me|nos|podrias|puedes|podemos|quiero|queremos|quisiera|quisieramos|kiero|kieren|quieren|recomiendas|recomiendan|agarra|necesito|necesitamos|busca|buscame|buscanos|busco|buscar|encuentra|encuentrame|muestra|muestrame|ensename|ensena|recomienda|recomiendame|recomendar|sugiere|sugiereme|pon|ponme|ponnos|poner|dame|danos|ver|mirar|vamos a ver|tienes|tienen|tendra|tendras|hay|conoces|dime|se me antoja|se nos antoja|tengo ganas de|tenemos ganas de) )+/;

const films =
  "pelicula peliculas peli pelis cuento cuentos historia historias video videos corto cortos serie caricatura caricaturas dibujos comedia";
const openers = "algo alguna algunas alguno una uno unas unos la las otra otras";

const whose = "(?:el |la |los |las |un |una |mi |mis |nuestro |nuestra |su )?";
const relative =
  "(?:hij[oa]s?|ni[nñ][oa]s?|ninit[oa]s?|herman[oa]|hermanit[oa]|niet[oa]s?|nietecit[oa]|sobrin[oa]|sobrinit[oa]|prim[oa]|primit[oa]|bebe|peque|chic[oa]s?|alguien|alumn[oa]s?)";

export const spanishWanted: WantedWords = {
  open,
  start,
  films: new Set(films.split(" ")),
  openers: new Set(openers.split(" ")),
  moodOf: spanishMoodOf,
  isOnlyMood: isOnlyMoodInSpanish,
  moodPhrases: [
    [
      /\b(?:que )?(?:me |nos )?(?:haga|hagan|hace|de|den|da|dan) (?:mucha |mas )?risa\b|\bpara (?:reir(?:me|nos|se)?|que se rian(?: mis \w+)?)(?: mucho)?\b|\bde (?:risa|chistes)\b|\bque (?:me |nos )?haga(?:n)? reir\b/g,
      "funny",
    ],
    [/\bpara llorar\b|\bque (?:me |nos )?haga(?:n)? llorar\b|\bde llorar\b/g, "sad"],
    [
      /\bpara (?:dormir(?:se|me|nos)?|irse a dormir|antes de dormir|la hora de dormir|la noche)\b|\bantes de (?:dormir|irse a la cama|acostarse)\b|\bde buenas noches\b|\bpara que se duerma[n]?\b/g,
      "bedtime",
    ],
    [
      /\bde (?:miedo|terror|sustos|espantos)\b|\bque (?:de|den|asuste) (?:mucho )?miedo\b/g,
      "scary",
    ],
    [/\bde amor\b|\bromanticas?\b/g, "romantic"],
    [/\bde (?:suspenso|misterio)\b/g, "mystery"],
    [/\bde accion\b/g, "action"],
    [
      /\bque (?:me |nos )?(?:anime|alegre|suba el animo)\b|\bpara animar(?:me|nos|lo|la)?\b/g,
      "cheerful",
    ],
  ],
  connectors: new Set(
    "que sea sean muy mas un poco poquito tan pero y o tambien bien super es son de a la vez algo bastante ademas con".split(
      " ",
    ),
  ),
  joiners: new Set("pero y sea sean tambien muy mas es son".split(" ")),
  stops: spanishStopWords,
  ages: [
    [
      new RegExp(
        `\\b(?:para |con )?${whose}(?:${relative} )?(?:que (?:tiene|es)|(?:de|tiene|cumple|con|ya tiene|solo tiene)) (?:solo |apenas |ya )?(\\d{1,2})(?: (?:anos|anitos|ano))?\\b(?! (?:minutos?|minutitos?|segundos?|horas?))`,
        "g",
      ),
      "said",
    ],
    [/\b(\d{1,2}) (?:anos|anitos)\b/g, "said"],
    [new RegExp(`\\bpara ${whose}(?:bebes?|bebito)\\b|\\bmi bebe\\b(?= |$)`, "g"), 3],
    [
      new RegExp(
        `\\bpara ${whose}(?:ninit[oa]s|chiquit[oa]s|chiquitines|pequen[oa]s|pequenit[oa]s|peques|preescolar(?:es)?|ni[nñ]os? (?:chiquitos?|pequen[oa]s?|de preescolar|de kinder))\\b`,
        "g",
      ),
      4,
    ],
    [
      new RegExp(
        `\\b(?:para|con) ${whose}(?:hermanit[oa]|primit[oa]|sobrinit[oa])\\b(?: tambien)?`,
        "g",
      ),
      4,
    ],
    [
      /\b(?:para|con) (?:toda la familia|la familia|todos|los ninos|mis hijos|ninos|mis nietos|los peques)\b/g,
      7,
    ],
    [new RegExp(`\\bpara ${whose}(?:adolescentes?|jovenes)\\b`, "g"), 13],
    // Without an age, "para mi hijo" means a child.
    [/\b(?:para|con) (?:mi|nuestro|nuestra) (?:hij[oa]|niet[oa]|sobrin[oa]|nin[oa])\b/g, 7],
  ],
  grownUps: [
    [
      /\bpara (?:los |nosotros los )?(?:adultos|grandes|papas|mayores)\b|\blos ninos ya (?:estan dormidos|se durmieron)\b/g,
      6,
    ],
  ],
  within:
    /\b(?:(?:que )?(?:dure[n]?|sea[n]?|no pase[n]? de|no dure[n]? mas de)? ?(?:menos de|maximo|hasta|en|de maximo|no mas de|nada de mas de|a lo mucho|solo|de|dure|como|unos|mas corta que|(?:tengo|tenemos|me quedan|nos quedan)(?: solo)?|solo (?:tengo|tenemos)|que no pase de|que no dure mas de))(?: unos| como)? $/,
  atLeast: /\b(?:mas de|al menos|minimo|por lo menos|que dure mas de|mas larga que) $/,
  comparisons: [
    [
      /\b(?:no (?:tan|muy) larg[oa]s?|muy larg[oa]s?|demasiado larg[oa]s?|larguisim[oa]s?|mas (?:cort|brev|cortit)[oaei]t?[oa]?s?|mas breves?|que dure(?:n)? (?:menos|poco|poquito)(?: tiempo)?|cort[oa]s?(?! (?:de vista))|cortit[oa]s?|breves?|rapidit[oa]s?|dura(?:n)? mucho)\b/g,
      "shorter",
    ],
    [
      /\b(?:mas (?:larg|larguit)[oa]s?|(?:muy|tan) (?:cort|cortit)[oa]s?|que no (?:dure tan poquito|sea tan corta)|menos cort[oa]s?|que dure(?:n)? (?:mucho|mas)(?: tiempo)?|larg[oa]s? (?=(?:para|por)\b))\b/g,
      "longer",
    ],
    [
      /\b(?:mas (?:tranquil|suav|calmad|relajad|seren)[oae]s?|menos (?:miedo|miedosa|fea|ruidosa|intensa|violenta|fuerte)|no tan de miedo|(?:que )?no (?:de|den) (?:tanto|mucho) miedo|que no asuste tanto|muy (?:fea|intensa|violenta))\b/g,
      "milder",
    ],
    [
      /\b(?:mas (?:divertid|chistos|gracios|comic|alegr|bob|tont)[oae]s?|mas (?:chistes|bromas|risa)|muy seri[oa]s?|menos seri[oa]s?)\b/g,
      "funnier",
    ],
    [
      /\b(?:para (?:ninos |alguien )?(?:mas|menor(?:es)?) (?:chic[oa]s?|chiquit[oa]s?|pequen[oa]s?|edad)|(?:mas|la mas) (?:infantil(?:es)?|sencill[oa]s?|simples?|facil(?:ita)?)|de mas chiquitos|muy de grandes|para mayores, no)\b/g,
      "younger",
    ],
    [
      /\b(?:(?:para|de) (?:mas|ninos mas) grandes?|para (?:alguien|ninos) (?:mas )?(?:grande|mayor)(?:es)?|(?:no tan|menos|muy) infantil(?:es)?|(?:menos|muy) de bebes|mas madur[oa]s?|de mayor edad|muy (?:facil|bob[oa]|simple))\b/g,
      "older",
    ],
  ],
  excluding:
    /\b(?:excepto|salvo|(?:todo|cualquiera|cualquier cosa|lo que sea|alguna) menos|menos (?:las|los|la|el)(?: de)?|nada de|nada con|nada que (?:tenga|de)|ya no(?: quiero| queremos)?(?: de| mas)?|no mas(?: de)?|(?:ya )?no (?:quiero|queremos|quiere|me gustan?|le gustan?|nos gustan?)(?: mas)?|odio|odia|harto de|harta de|que no (?:sea[n]?|tenga[n]?|salga[n]?|haya|hable[n]?|trate[n]?|aparezca[n]?|de[n]?|asuste[n]?|ca[n]?ten?)(?: de| mas)?|pero sin|y sin|donde no (?:salga[n]?|haya|aparezca[n]?)|pero no)\b/,
  lacking: /\b(?:sin|no)\b/,
  fillers: new Set(
    "de las los la el un una unos unas nada tan tanto tanta tantos tantas muy mas cosas ningun ninguna ninguno sobre con que sea sean salga salgan haya tenga tengan del mucho mucha".split(
      " ",
    ),
  ),
  bounds: new Set(
    "por favor pero para porfa gracias porque donde cuando si en algo otra otro entonces hoy ahora".split(
      " ",
    ),
  ),
  links: new Set(["donde", "con", "que", "en"]),
  and: new Set(["y", "o", "ni", "e", "sin"]),
  noun: "first",
  refusal:
    /\b(?:pero )?(?:no|menos|excepto) (?:es[ae]|est[ae]|es[oa]s|est[oa]s|aquella)(?: de nuevo| otra vez| no)?\b|\b(?:es[ae]s?|est[ae]s?|es[oa]s) no\b|\bninguna de es[ao]s\b/g,
  genres: [
    [/\b(?:de )?ciencia ficcion\b/g, "sci-fi"],
    [/\bde fantasia\b/g, "fantasy"],
    [/\b(?:de )?anime\b/g, "anime"],
    [/\bde aventuras?\b/g, "adventure"],
  ],
  allows: [
    /\bya (?:puede|pueden) (?:haber|salir|tener) (\w+)\b/,
    /\bcon (\w+) (?:tambien )?(?:esta|estan) bien\b/,
    /\b(?:los |las )?(\w+) (?:si )?(?:tambien )?(?:estan|esta) bien$/,
  ],
  drops: [
    [
      /\b(?:(?:no (?:importa|me importa|nos importa)|da igual|no interesa) (?:cuanto (?:dure|duren|dura|duran)|la duracion|el tiempo|si es larga)|(?:puede|pueden) (?:ser larg[oa]s?|durar mas|durar lo que sea)|de cualquier duracion|que dure lo que sea)\b/g,
      ["length"],
    ],
    [/\b(?:(?:no importa|da igual) la edad|para cualquier edad|de cualquier edad)\b/g, ["age"]],
    [
      /\b(?:ya no (?:tiene|tienen) que ser (?:chistos|divertid|trist|tranquil)[oae]s?|no (?:tiene|tienen) que ser (?:chistos|divertid|trist|tranquil)[oae]s?|(?:no importa|da igual) si (?:no )?(?:es|da) (?:chistosa|divertida|triste|risa|miedo))\b/g,
      ["mood"],
    ],
    [
      /\b(?:(?:no importa|da igual) (?:de que (?:sea|trate)|el tema)|de cualquier (?:tema|cosa)|de lo que sea)\b/g,
      ["theme"],
    ],
    [/\b(?:cualquier genero|de cualquier genero|(?:no importa|da igual) el genero)\b/g, ["genre"]],
    [
      /\b(?:si (?:da|dan) (?:un poco de )?miedo (?:no (?:importa|pasa nada)|esta bien|da igual)|(?:no importa|da igual) (?:si|que) (?:da|dan|de|den) (?:un poco de )?miedo|(?:puede|pueden) dar (?:un poco de )?miedo|(?:un poco de )?miedo (?:esta|si esta) bien)\b/g,
      ["mildness"],
    ],
    [
      /\b(?:empecemos de nuevo|empieza de nuevo|olvida todo(?: eso)?|algo completamente (?:distinto|diferente))\b/g,
      ["theme", "mood", "length", "age", "genre", "without"],
    ],
  ],
};
