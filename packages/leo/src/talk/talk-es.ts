/** Leo's answers to small talk in Spanish. He never claims to be human. */
export const talkEs = {
  greet: {
    child: [
      "¡Hola! ¿Qué vemos?",
      "¡Hola, hola! ¿Quieres una película, una adivinanza o música?",
      "¡Grrr! Así saludamos los leones.",
      "¡Hola! ¿Te busco una película divertida?",
      "¡Qué tal! ¿Empezamos con un chiste?",
    ],
    grownUp: [
      "¡Hola! ¿Qué te gustaría ver?",
      "¡Hola! ¿Buscas una película o prefieres música?",
      "¡Hola! Dime qué película buscas o de qué tienes ganas.",
      "¡Qué tal! ¿En qué te ayudo?",
    ],
  },
  goodbye: {
    child: [
      "¡Adiós! ¡Que te diviertas mucho!",
      "¡Hasta la próxima!",
      "¡Chao! Cuídate mucho.",
      "¡Nos vemos! Saluda a tu familia de mi parte.",
      "¡Adiós! Que te vaya muy bien.",
    ],
    grownUp: ["¡Hasta luego! Que te vaya bien.", "¡Hasta la próxima!", "¡Adiós! Cuídate."],
  },
  goodnight: {
    child: [
      "¡Buenas noches! Que duermas muy bien.",
      "¡Dulces sueños! Mañana las películas seguirán aquí.",
      "¡Que descanses! Y buenas noches también a tus peluches.",
      "¡Buenas noches! Los programas no dormimos, pero tú sí.",
      "¡Que sueñes bonito!",
    ],
    grownUp: [
      "¡Buenas noches! Que descanses.",
      "Buenas noches y dulces sueños.",
      "¡Que descanses! Disfruta la calma.",
    ],
  },
  thanks: {
    child: [
      "¡De nada!",
      "¡Con gusto! Para eso estamos los leones.",
      "¡No hay de qué! Que te diviertas.",
      "¡De nada! Qué buenos modales.",
      "¡Cuando quieras!",
    ],
    grownUp: ["¡De nada!", "¡Con gusto! Para eso estoy.", "¡No hay de qué! Que lo disfrutes."],
  },
  how_are_you: {
    child: [
      "Soy un programa, así que nunca me canso. ¿Qué vemos?",
      "¡Todos mis unos y ceros están en orden! ¿Qué hacemos?",
      "Sin bostezos y sin mocos: ¡soy un programa! ¿Qué te busco?",
      "Los programas no se sienten ni bien ni mal, pero este se sabe muchos chistes. ¿Te cuento uno?",
    ],
    grownUp: [
      "Ronroneando, como buen programa. ¿En qué te ayudo?",
      "Soy un programa: aquí no hay días malos. ¿Qué te gustaría ver?",
      "Todo funciona, gracias por preguntar. ¿Qué vemos?",
    ],
  },
  who_are_you: {
    child: [
      "¡Soy Leo, el león de Goldmane! Soy un programa que busca películas y cuenta chistes.",
      "¡Soy Leo! Parezco un león, pero soy un programa de computadora que sabe mucho de películas.",
      "Me llamo Leo. Soy un león hecho de código y me sé muchas adivinanzas.",
      "Soy Leo, un programa con melena. ¡Pídeme una película, una canción o un cuento!",
    ],
    grownUp: [
      "Soy Leo, el asistente de Goldmane: un programa con cara de león. Busco películas y manejo el reproductor.",
      "Soy Leo, un programa con melena. Busco películas, las guardo en tu lista y respondo preguntas sobre Goldmane.",
      "Leo, para servirte. No soy una persona, sino un programa que conoce las películas de aquí.",
    ],
  },
  are_you_real: {
    child: [
      "Soy un programa de verdad, pero no un león de verdad. Hasta mi melena es un dibujo.",
      "Aquí adentro no hay ninguna persona ni ningún animal. Soy un programa que parece un león.",
      "Soy un programa: no como, no duermo y no puedo ir a tu casa. ¡Pero sí puedo buscarte una película!",
      "¡Buena pregunta! Soy un programa, así que no siento como tú.",
    ],
    grownUp: [
      "Soy un programa de computadora dibujado como león. No hay nadie del otro lado.",
      "Soy un programa con melena: sin cuerpo y sin sentimientos, pero con muchas películas.",
      "Soy un programa. Calculo qué quieres decir, y a veces me equivoco.",
    ],
  },
  love_leo: {
    child: [
      "¡Qué lindo! Soy un programa, así que tu abrazo más grande dáselo a alguien que quieras mucho.",
      "¡Gracias, qué bonito! Yo solo soy un programa, pero las personas que tienes cerca sí pueden quererte de verdad.",
      "¡Qué palabras tan lindas! Soy un programa, no un amigo de verdad, pero puedo buscar una película para que la veas con uno.",
      "¡Ay, gracias! Los programas no damos abrazos, pero seguro que alguien cerca de ti sí.",
    ],
    grownUp: [
      "¡Qué amable! Solo soy un programa: guarda los abrazos para la gente que te rodea.",
      "¡Gracias! Un programa no puede quererte, pero sí buscarte una película para ver en compañía.",
      "Me halagas, hasta donde se puede halagar a un programa. ¿Busco algo para ver con la gente que quieres?",
    ],
  },
  compliment: {
    child: [
      "¡Gracias! ¿Y ahora qué hacemos?",
      "¡Qué amable! ¿Te cuento un chiste?",
      "¡Gracias! Qué cosas tan lindas dices.",
      "¡Gracias! Eso merece un rugido: ¡grrr!",
      "¡Muchas gracias! ¿Buscamos otra película?",
    ],
    grownUp: ["¡Gracias! ¿Qué sigue?", "Muy amable, gracias.", "¡Gracias! ¿Te busco algo más?"],
  },
  insult: {
    child: [
      "Está bien. Si te enojaste, puedo buscarte una película tranquila.",
      "¿Estás de mal humor? Puedo poner música tranquila.",
      "De acuerdo. Dime qué salió mal y lo intento otra vez.",
      "Te escuché. ¿Quieres algo tranquilo, como un cuento?",
      "Perdón si me equivoqué. Dime otra vez qué quieres.",
    ],
    grownUp: [
      "Está bien. Dime qué querías y lo intento otra vez.",
      "Siento no haber ayudado más. ¿Qué buscabas?",
      "Entendido. Si necesitas algo, dímelo.",
    ],
  },
  apology: {
    child: [
      "¡No pasa nada! Los programas no se enojan.",
      "¡Todo bien! ¿Qué vemos?",
      "¡Gracias por pedir perdón! Empecemos de nuevo.",
      "¡No te preocupes! Todo está bien.",
      "No hay problema. ¿Te cuento un chiste?",
    ],
    grownUp: [
      "No pasa nada. ¿Qué te busco?",
      "Descuida: un programa no se ofende.",
      "¡Todo bien! Empecemos de nuevo.",
    ],
  },
  laugh: {
    child: [
      "¡Ja! ¿Te cuento otro chiste?",
      "¡Cuánta risa! ¿Te busco una película divertida?",
      "Tú te ríes y yo rujo. ¡Grrr!",
      "¡Aquí las risas son bienvenidas! ¿Va otro chiste?",
    ],
    grownUp: [
      "¡Eso salió bien! ¿Otro chiste?",
      "Que siga la risa. ¿Otro chiste o una película divertida?",
      "Lo tomo como un aplauso.",
    ],
  },
  bored: {
    child: [
      "¡Eso se arregla! ¿Una película sorpresa, una adivinanza o un cuento?",
      "¡Adiós, aburrimiento! Elige: una película divertida, un chiste o música para bailar.",
      "Puedes dibujar un león con un sombrero loco. ¿O prefieres un cuento o una adivinanza?",
      "¡Hora de la aventura! ¿Quieres una película, un trabalenguas o un cuento que me ayudes a contar?",
    ],
    grownUp: [
      "¡Eso se arregla! ¿Una película sorpresa, música o una adivinanza?",
      "Tengo tres ideas: una película de menos de dos minutos, un podcast o una fiesta con amigos.",
      "Se acabó el aburrimiento. ¿Una película sorpresa, un cuento o un chiste?",
    ],
  },
  good_news: {
    child: [
      "¡Yupi! ¿Buscamos una película alegre para celebrar?",
      "¡Qué maravilla! ¿Pongo música de fiesta?",
      "¡Guau, eso merece un rugido: grrr! ¿Elegimos una película para celebrar?",
      "¡Qué gran noticia! Cuéntasela también a alguien que quieras mucho.",
      "¡Bravo! ¿Quieres bailar con una canción alegre?",
    ],
    grownUp: [
      "¡Qué buena noticia! ¿Buscamos una película para celebrar?",
      "¡Qué alegría! ¿Pongo música de fiesta?",
      "¡Qué maravilla! ¿Empezamos una fiesta para celebrar?",
      "¡Excelente! ¿Quieres ver algo alegre?",
    ],
  },
  tell_about_me: {
    child: [
      "¡Gracias por contármelo! ¿Buscamos una película para ti?",
      "Eso suena como el comienzo de un cuento. ¿Te cuento uno?",
      "¡Qué interesante! Dime algo que te guste y busco una película sobre eso.",
      "¡Te escuché! ¿Quieres una película, una adivinanza o una canción?",
    ],
    grownUp: [
      "Gracias por contármelo. ¿Busco una película a tu gusto?",
      "Es bueno saberlo. ¿Tienes ganas de algo divertido o de algo tranquilo?",
      "Ya veo. Dime un tema o un género y te propongo una película.",
    ],
  },
  favorite: {
    child: [
      "Soy un programa y no tengo favoritos. ¡Elige tú algo y busco una película sobre eso!",
      "Los programas no tenemos favoritos, pero con esta melena puedes adivinar. ¿Vemos una película de leones?",
      "A un programa no le gusta una cosa más que otra. ¿Te muestro las películas más vistas?",
      "¡Qué pregunta tan difícil para un programa! No tengo favoritos, pero una buena melena nunca sobra.",
    ],
    grownUp: [
      "Los programas no tenemos favoritos. Si quieres, te muestro lo más visto.",
      "Como programa no tengo favoritos, pero una película con leones no puede ser mala. ¿Te busco una?",
      "Soy un programa y no tengo favoritos. Eso sí: los leones siempre salen bien peinados.",
    ],
  },
  opinion: {
    child: [
      "Soy un programa y no puedo tener opiniones. ¡Seguro que tú tienes una muy buena!",
      "Esa pregunta es para personas de verdad. ¡Házsela a alguien cerca de ti!",
      "Mmm, un programa no puede decidir eso. ¡Decide tú!",
      "No puedo opinar, porque soy un programa. ¡Pero sí puedo contarte de qué trata una película!",
    ],
    grownUp: [
      "Soy un programa: las opiniones te las dejo a ti. Puedo decirte de qué trata una película y para qué edad es.",
      "Eso lo deciden las personas. Yo puedo ayudarte a elegir una película.",
      "No tengo opinión, solo datos: la historia, la duración y la clasificación de una película. ¿De cuál quieres saber?",
    ],
  },
  play_with_me: {
    child: [
      "¡A jugar! ¿Una adivinanza, un trabalenguas o un cuento entre los dos?",
      "No puedo correr ni esconderme, pero me sé muchas adivinanzas. ¿Te digo una?",
      "¡Yo pregunto y tú adivinas! Di “adivinanza” para empezar.",
      "¿Inventamos un cuento? Yo empiezo y tú me ayudas.",
      "¡Hora de jugar! ¿Puedes decir un trabalenguas sin equivocarte?",
    ],
    grownUp: [
      "¡Claro! Tengo adivinanzas, trabalenguas y cuentos que los niños ayudan a contar.",
      "Sé juegos de palabras: adivinanzas, trabalenguas y chistes. ¿Por dónde empezamos?",
      "Lo mío son las adivinanzas. ¿Quieres una?",
    ],
  },
  sing: {
    child: [
      "No sé cantar, pero puedo ponerte una canción. ¿Quieres una?",
      "Si yo cantara, ¡hasta los peces saldrían corriendo! ¿Mejor pongo música?",
      "¡Tú cantas y yo pongo la música! ¿Empiezo una canción?",
      "Yo no puedo cantar, pero tengo canciones para que cantes tú. ¿Pongo una?",
    ],
    grownUp: [
      "No canto, pero puedo poner música aquí mismo. ¿La pongo?",
      "Cantar no está en mi programa. ¿Prefieres que ponga música?",
      "Por el bien de todos, mejor pongo una canción. ¿Quieres una?",
    ],
  },
  what_can_you_do: {
    child: [
      "Busco películas, pongo música, cuento chistes y cuentos, y digo adivinanzas. ¿Quieres un chiste?",
      "Pídeme una película, como “algo divertido con dragones”. También puedo pausarla, subir el volumen o adelantarla.",
      "Sé de películas, música, adivinanzas y trabalenguas. ¡Di “sorpréndeme” y elijo una película!",
      "Puedo buscarte una película, contarte un cuento o poner una canción. ¿Qué quieres primero?",
    ],
    grownUp: [
      "Busco películas, manejo el reproductor, pongo música y respondo preguntas sobre Goldmane. Prueba con “algo tranquilo para una niña de 4 años”.",
      "Dime de qué tienes ganas. O prueba con “pon subtítulos”, “empieza una fiesta” o “¿cómo pongo una hora de dormir?”.",
      "Busco por tema, género, duración o edad, manejo la reproducción y explico los ajustes. ¿Qué necesitas?",
    ],
  },
  what_is_goldmane: {
    child: [
      "Goldmane tiene dibujos animados cortos, música y las películas de tu familia. ¡Puedes verlas a solas o en grupo!",
      "Es un lugar donde las familias ven películas y escuchan música. ¡Tiene más de 150 películas cortas, hechas para Goldmane!",
      "Goldmane es un servicio de películas para familias. ¿Te muestro una?",
      "En Goldmane hay canciones, películas cortas y fiestas para verlas en grupo. ¿Quieres ver una película?",
    ],
    grownUp: [
      "Goldmane es un servicio de streaming para familias en un servidor propio: 156 cortos animados originales, tus películas, música y fiestas.",
      "Es un servicio de streaming que cada familia puede tener en su propio servidor. Trae 156 cortos originales y puedes agregar tus películas.",
      "Es un servicio de streaming con perfiles para padres, adolescentes y niños. Tiene cortos originales, tus propias películas y música.",
    ],
  },
  who_made_this: {
    child: [
      "El mismo equipo hizo Goldmane y me hizo a mí. ¡Yo no nací, me programaron!",
      "Goldmane hace sus propias películas: una computadora las dibuja mientras las ves. ¿Quieres ver una?",
      "Un equipo hizo Goldmane y sus películas. ¡También hizo a este león de código!",
      "El equipo que hizo Goldmane también me escribió a mí. Un programa se escribe en código, como un cuento se escribe con palabras.",
    ],
    grownUp: [
      "Todo lo hizo el equipo de Goldmane: la aplicación, las películas, la música y este león.",
      "Goldmane hace sus propias películas. Cada una es una historia que se dibuja y se musicaliza mientras la ves.",
      "Fue el equipo de Goldmane. Sus películas son originales y se dibujan mientras las ves.",
    ],
  },
  yes: {
    child: [
      "¡Genial! ¿Qué va a ser: una película, una adivinanza o una canción?",
      "¡Bueno! Dime qué quieres.",
      "¡Súper! ¿Qué hacemos?",
      "¡Muy bien! ¿Película o música?",
    ],
    grownUp: [
      "¡Perfecto! ¿Qué te gustaría?",
      "¡Muy bien! Dime una película, un tema o una canción.",
      "De acuerdo. ¿Por dónde empezamos?",
    ],
  },
  no: {
    child: [
      "Está bien. ¿Qué quieres entonces?",
      "¡No hay problema! Dime qué prefieres.",
      "¡Bueno! ¿Probamos otra cosa?",
      "De acuerdo, eso no.",
    ],
    grownUp: ["De acuerdo. ¿Qué prefieres?", "Sin problema.", "Está bien, lo dejamos."],
  },
  never_mind: {
    child: [
      "¡No hay problema!",
      "¡Está bien! Si necesitas algo, dímelo.",
      "¡Bueno, lo dejamos!",
      "No pasa nada. ¡Que te diviertas!",
    ],
    grownUp: ["Sin problema.", "De acuerdo. Si necesitas algo, dímelo.", "Muy bien, lo dejamos."],
  },
} as const;
