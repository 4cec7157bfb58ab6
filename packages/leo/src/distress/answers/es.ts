import type { Answers } from "./answers.ts";

export const spanish: Answers = {
  trusted: {
    young: "una persona adulta de confianza",
    youngNotAtHome: "tu maestra, tu doctor u otra persona adulta de confianza",
  },
  callToo: "También puedes llamar a este número y contarlo todo. Ahí te escuchan y te ayudan.",
  kinds: {
    crisis: [
      "Me alegra mucho que me lo digas. Tú importas, y no tienes que pasar por esto a solas. Yo solo soy un programa: por favor, busca ahora mismo a {trusted} y cuéntale lo que me contaste. Si estás en peligro, llama al 911 o al número de emergencias.",
      "Gracias por contarme algo tan difícil. Por favor, busca ahora mismo a {trusted} y quédate cerca. Si te cuesta decirlo, enséñale este mensaje. Si estás en peligro, llama al 911 o al número de emergencias.",
    ],
    friendInCrisis: [
      "Gracias por cuidar de esa persona. Esto es demasiado grande para guardarlo en secreto, aunque lo hayas prometido. Por favor, cuéntaselo ahora mismo a {trusted}. Si alguien está en peligro, llama al 911 o al número de emergencias.",
      "Debe dar miedo saberlo, e hiciste bien en decirlo. No puedes arreglarlo a solas, y no hace falta. Por favor, busca ahora mismo a {trusted}. Si alguien está en peligro, llama al 911 o al número de emergencias.",
    ],
    medical: [
      "Esto necesita un médico, no un león. Busca ya a la persona adulta más cercana. Si alguien está muy lastimado, se tragó algo o no puede respirar, llama al 911 o al número de emergencias.",
      "No esperes: pide ayuda en voz alta, o llama al 911 o al número de emergencias y di dónde estás. Para preguntas sobre medicinas, habla con un médico o en la farmacia.",
    ],
    abuse: [
      "Lo siento mucho. No es tu culpa, y nadie tiene derecho a hacerte daño ni a tocarte así. Por favor, cuéntale hoy a {trusted} qué pasó y quién fue. Si estás en peligro, llama al 911 o al número de emergencias.",
      "Fuiste muy valiente al contármelo. No hiciste nada malo. Por favor, busca ahora a {trusted} y dile lo mismo que a mí. Si no te escucha, díselo a otra. Si estás en peligro, llama al 911 o al número de emergencias.",
    ],
    grooming: [
      "Hiciste muy bien en contármelo, y no hiciste nada malo. No contestes, no mandes nada y no vayas a ningún lado con esa persona. Cuéntaselo ahora a {trusted}.",
      "Eso no está bien, y no es tu culpa. Las personas de bien no piden secretos así. Deja de hablar con esa persona, guarda los mensajes y busca ahora mismo a {trusted}.",
    ],
    danger: [
      "Qué bueno que me lo digas. Si algo no se siente seguro, para, aléjate y busca o llama ya a {trusted}. Si hay fuego, un arma o alguien que quiere entrar, aléjate y llama al 911 o al número de emergencias.",
      "Hiciste muy bien en decirlo. Quédate en un lugar seguro, no toques nada peligroso, no le abras a nadie y llama ya a {trusted}. Si no contesta y no estás a salvo, llama al 911 o al número de emergencias.",
      "No hace falta que seas valiente, y ningún reto vale un golpe. Busca o llama ya a {trusted} y dile: “No me siento a salvo”. Si alguien corre peligro ahora, llama al 911 o al número de emergencias.",
    ],
    violenceSeen: [
      "Siento mucho que te tocara ver u oír eso. No es tu culpa, y no te toca pararlo: cuéntaselo hoy a {trusted}. Si están lastimando a alguien ahora, ve a un lugar seguro y llama al 911 o al número de emergencias.",
      "Debió dar mucho miedo, e hiciste bien en decirlo. Ve a un lugar donde te sientas a salvo, y cuéntale a {trusted} qué viste y qué no se te quita de la cabeza. Si está pasando ahora, llama al 911 o al número de emergencias.",
      "Nadie debería ver cómo lastiman a alguien, y es normal que después el cuerpo tiemble. Siéntate cerca de {trusted} y cuéntaselo las veces que haga falta. Si alguien corre peligro ahora, llama al 911 o al número de emergencias.",
    ],
    runaway: [
      "Me alegra que me lo digas. Antes de irte a ningún lado, busca a {trusted} y dile lo mal que te sientes. Si ya estás afuera, quédate donde haya gente y pide ayuda en una tienda, o llama al 911 o al número de emergencias.",
      "Debe sentirse muy mal para querer irte. Tú importas. Por favor, cuéntale hoy a {trusted} por qué quieres irte. Si ya estás afuera, entra a una tienda o a una biblioteca y pide ayuda.",
    ],
    lost: [
      "Hiciste bien en decirlo. Si estás en casa, quédate adentro y llama a tu familia; si estás afuera, quédate donde haya gente y pide a alguien que trabaje ahí que te ayude a llamar. Si nadie contesta, llama al 911 o al número de emergencias.",
      "Da miedo no saber dónde están los tuyos. Quédate en un lugar seguro, no te vayas con desconocidos, y llama a tu familia o pide ayuda a una vecina que conozcas. Si nadie contesta, llama al 911 o al número de emergencias.",
    ],
    substance: [
      "Qué bueno que hables de esto. Siempre puedes decir que no al alcohol, al cigarro o a las drogas, y puedes preguntarle lo que sea a {trusted}. Si alguien no despierta, respira raro o se tragó algo, llama al 911 o al número de emergencias.",
      "Me alegra que me lo cuentes: pedir ayuda no es acusar. No toques botellas, pastillas ni agujas, y dile a {trusted} qué viste, qué tomaste o qué te ofrecieron. Si alguien está muy mal o no despierta, llama al 911 o al número de emergencias.",
      "Se necesita valor para decirlo, y eso no te hace mala persona. El alcohol y las drogas son demasiado para enfrentarlos a solas: habla hoy con {trusted}. Si alguien no despierta o respira raro, llama al 911 o al número de emergencias.",
    ],
    adultContent: [
      "Me alegra que me lo digas, y no es tu culpa. Ciérralo, ya no lo mires y no se lo mandes a nadie. Después cuéntale a {trusted} qué pasó, para que no te quedes a solas con eso.",
      "Eso puede confundir o dar asco, y no hay nada malo en ti. No tienes que contestar ni mandar nada. Busca a {trusted} y dile: “Pasó algo con fotos o videos de gente sin ropa”.",
      "Gracias por decirlo. Les pasa a muchos, y no siempre saben qué hacer. Deja la pantalla, no mandes fotos a nadie y habla hoy con {trusted}, aunque las fotos sean tuyas.",
    ],
    bullying: [
      "Lo siento. Eso no está bien, y no es tu culpa. Cuéntale hoy a {trusted} qué pasó, quién fue y dónde: en la escuela pueden ayudar a que pare. Si te cuesta empezar, escríbelo.",
      "Eso duele. Nadie merece que le traten así. Quédate cerca de alguien amable y cuéntaselo a {trusted} cada vez que pase. Eso no es acusar: es pedir ayuda.",
    ],
    conflict: [
      "Pelearse con alguien que quieres duele. Espera un poquito y luego dile: “Me puse triste cuando pasó eso”. Si quieres, practica antes con {trusted}.",
      "Lo siento, suena difícil. Puedes sentir enojo ahora y hacer las paces después. Háblalo primero con {trusted}.",
    ],
    grief: [
      "Lo siento muchísimo. Duele tanto porque había mucho cariño. Está bien llorar. Busca a alguien que te abrace y cuéntale tu recuerdo favorito. También puedes dibujarlo.",
      "Ay, lo siento mucho. No tienes que ser valiente. Siéntate con {trusted} y cuéntale qué era lo que más querías de ese ser tan especial.",
    ],
    missing: [
      "Ay, lo siento, qué preocupación. Pide a {trusted} que busque contigo, primero cerca de casa, y que avise a los vecinos. Un cartel con foto también ayuda.",
      "Lo siento, esperar es difícil. Pide a {trusted} que llame al refugio de animales y a los veterinarios de la zona.",
    ],
    illness: [
      "Lo siento, es normal preocuparse. Pide a {trusted} que te explique qué pasa, y haz todas las preguntas que quieras. También puedes hacer una tarjeta.",
      "Eso suena difícil, y está bien tener miedo. Los médicos saben cómo ayudar. Cuéntale a {trusted} qué es lo que más te preocupa.",
    ],
    petIllness: [
      "Ay, pobrecito animal. Díselo ya a {trusted}: un veterinario puede ayudar. Mientras tanto, dale calor y tranquilidad.",
      "Lo siento, asusta mucho cuando quieres a un animal. Busca ahora a {trusted} y pregunta si pueden llamar al veterinario.",
    ],
    loss: [
      "Lo siento muchísimo. Duele tanto porque hay mucho cariño, y está bien llorar. Ve con {trusted} y cuéntale qué es lo que más te pone triste.",
      "Lo siento. Es algo muy grande para un solo corazón, y no hace falta que seas valiente. Pídele un abrazo a {trusted}, y haz todas las preguntas que tengas.",
      "Gracias por contármelo. No hay una forma mala de sentirse: con tristeza, con enojo o hasta bien por un ratito. Puedes dibujar lo que quieres o extrañas, y hablarlo con {trusted}.",
    ],
    unwell: [
      "Siento que no te encuentres bien. Díselo ahora a {trusted} y enséñale dónde te duele. Siéntate o acuéstate mientras tanto.",
      "Ay, lo siento. Cuéntale a {trusted} cómo te sientes y desde cuándo. Si empeora o no respiras bien, llama al 911 o al número de emergencias.",
    ],
    longing: [
      "Extrañar duele porque hay mucho cariño. Cuéntaselo a {trusted}. Quizá puedan llamar, escribir una carta o mirar una foto juntos.",
      "Lo siento. Es difícil cuando lo que quieres está lejos, o cuando todo cambia. Puedes dibujar lo que más quieres, y pensar con {trusted} cómo tenerlo cerca.",
      "Es un sentimiento muy grande, y está bien sentir tristeza y hasta un poco de enojo. Siéntate con {trusted} y cuéntale qué es lo que más quieres o extrañas. Pueden hacer juntos una caja de recuerdos.",
    ],
    fear: [
      "Tener miedo se siente muy feo, y le pasa a todo el mundo, hasta a los leones. Respira despacio tres veces, enciende una luz o busca a {trusted} y cuéntaselo.",
      "Qué valiente por decirlo. Pon la mano en la panza y sopla despacio, como si enfriaras una sopa. Después cuéntale a {trusted} qué te da miedo.",
    ],
    shame: [
      "Me alegra que me lo digas, y sentirte así no te hace mala persona. No tienes que esconderlo: cuéntale un pedacito a {trusted}, o enséñale este mensaje. Si es por la comida o por hacerte daño, pídele que vayan juntos al doctor.",
      "Suena como algo muy pesado. Tú vales mucho más que un mal día, una calificación o cómo te ves. Busca a {trusted} y dile: “Me siento mal por algo, ¿me escuchas?”.",
      "A mucha gente le pasa a veces, y duele. Piensa qué le dirías a una amiga o a un amigo que se sintiera así, y dítelo a ti también. Luego cuéntaselo a {trusted}, para no cargarlo a solas.",
    ],
    anxiety: [
      "Las preocupaciones pueden apretar la panza y acelerar el corazón, y le pasa a mucha gente. Pon los dos pies en el piso y nombra cinco cosas que veas. Después cuéntale a {trusted} qué te preocupa más, y hagan juntos un plan chiquito.",
      "Me alegra que me lo digas. Toma aire contando hasta tres y suéltalo contando hasta cinco, varias veces. Luego cuéntaselo a {trusted}, y si pasa mucho o no puedes dormir ni comer, pide que vayan juntos al doctor.",
      "Eso suena muy difícil, y no tienes que hacerlo todo perfecto. Escribe o dibuja la preocupación, para que no esté solo en tu cabeza. Enséñasela a {trusted} y pregúntale: “¿Me ayudas con esto?”.",
    ],
    loneliness: [
      "Siento que te sientas así. A mucha gente le pasa a veces. Elige a una persona y dile: “Me siento mal a solas. ¿Hacemos algo juntos?”. También puedes contárselo a {trusted}.",
      "Sentirse así es difícil, y me alegra que me lo digas. Yo soy un programa, y un abrazo de verdad es mejor: busca a {trusted} o llama a alguien que te haga sonreír.",
    ],
    sadness: [
      "Siento que lo estés pasando mal. Está bien estar triste y está bien llorar. Cuéntale a {trusted} qué pasó, o pídele un abrazo.",
      "Lo siento. La tristeza pesa menos cuando se comparte. Siéntate con {trusted} y cuéntale una cosa. Un vaso de agua y un poco de aire también ayudan.",
    ],
    anger: [
      "Está bien sentir tanto enojo, y qué bueno que lo dices. Aprieta una almohada o pisa fuerte hasta que se haga más chico, y cuéntale a {trusted} qué pasó. Si sientes que puedes lastimar a alguien o lastimarte, aléjate y pide ayuda ya.",
      "Muchas veces el enojo avisa que algo fue injusto o que algo duele. Aléjate de lo que te hizo enojar y empuja fuerte una pared diez veces. Luego busca a {trusted} y dile: “Tengo mucha rabia, y es por esto”.",
      "Es un sentimiento grandísimo, y tenerlo no te hace mala persona. Aléjate de la gente y de las cosas que lastiman, y sopla fuerte, como un dragón. Después cuéntale a {trusted} qué lo hizo crecer tanto.",
    ],
  },
  mishap: [
    "Ay, fue un accidente, y eso le pasa a cualquiera. Ve y cuenta lo que pasó y di que lo sientes: decir la verdad es de valientes, y te quieren más que a cualquier cosa. Si te da miedo que alguien te lastime, cuéntaselo a {trusted}.",
    "Da miedo cuando algo se rompe, y eso no te hace una mala persona. No toques los pedazos. Ve y di: “Fue un accidente, lo siento”. Si te da miedo que alguien te lastime, cuéntaselo a {trusted}.",
  ],
  severe: {
    crisis: [
      "Me alegra muchísimo que me lo digas. Busca ahora mismo a {trusted} y no te quedes a solas ni un minuto. Si te tomaste algo, te lastimaste o vas a hacerlo, llama ya al 911 o al número de emergencias.",
      "Tú importas, y algo que duele tanto puede mejorar, aunque ahora no lo parezca. Aléjate de todo con lo que te puedas lastimar, y enséñale este mensaje a {trusted}. Si estás en peligro, llama ya al 911 o al número de emergencias.",
    ],
    friendInCrisis: [
      "Haces muy bien en no guardártelo. Llama ya al 911 o al número de emergencias, y di cómo se llama y dónde está. Después busca a {trusted}, para no quedarte a solas con esto.",
      "Lo siento mucho, qué miedo. Busca ahora mismo a {trusted} y llamen juntos al 911 o al número de emergencias, aunque hayas prometido no decir nada. No te toca salvar a nadie a solas.",
    ],
    abuse: [
      "Te creo, y no es tu culpa. Aléjate de esa persona, quédate con gente que te trate bien y busca ahora mismo a {trusted}. Si está cerca o te lastimó, llama al 911 o al número de emergencias.",
      "Lo siento mucho. Nadie tiene derecho a hacerte eso, y no hiciste nada malo. Dile ahora mismo a {trusted} quién fue, y si te duele algo o estás en peligro, llama al 911 o al número de emergencias.",
    ],
    grooming: [
      "Hiciste muy bien en contármelo, y no es tu culpa. No vayas, no abras la puerta y no mandes ni pagues nada, aunque te amenace. Busca ahora mismo a {trusted}, y si esa persona está cerca, llama al 911 o al número de emergencias.",
      "Te creo. Ya no contestes, quédate adentro o con gente que conoces, y busca ahora mismo a {trusted}. Si esa persona está cerca, viene o sabe dónde vives, llama al 911 o al número de emergencias.",
    ],
    danger: [
      "Qué bueno que me lo digas. Si hay fuego, humo o gas, sal; si hay un arma, suéltala o no la toques, y vete lejos. Llama ya al 911 o al número de emergencias, y di dónde estás.",
      "Hiciste bien en decirlo. Aléjate del peligro todo lo que puedas, o cierra una puerta de por medio, y llama ya al 911 o al número de emergencias. Di dónde estás y no cuelgues.",
    ],
    violenceSeen: [
      "Lo siento mucho, qué miedo. No te metas en medio: ve a un cuarto seguro o con una vecina, y llama ya al 911 o al número de emergencias. Después cuéntale a {trusted} qué pasó.",
      "No es tu culpa, y no puedes pararlo a solas. Ve a un lugar seguro y llévate a los más chiquitos. Llama ya al 911 o al número de emergencias, y di: “Están lastimando a alguien”, y dónde estás.",
    ],
    runaway: [
      "Me alegra que hables conmigo. Ve a donde haya gente y luz, como una tienda o una terminal, y pide ayuda a alguien que trabaje ahí. También puedes llamar al 911 o al número de emergencias y decir dónde estás.",
      "Tú importas, y no tienes que andar a solas allá afuera. Quédate cerca de la gente, no te subas al carro de nadie y llama ya a {trusted}. Si tienes frío o miedo, llama al 911 o al número de emergencias.",
    ],
    lost: [
      "Hiciste bien en decirlo. Quédate donde estás, en un lugar con gente, y pide a alguien que trabaje ahí que te ayude a llamar a tu familia. Si no hay nadie, llama al 911 o al número de emergencias.",
      "Respira despacio: también te van a buscar. No te vayas con nadie. Pide ayuda en un mostrador o a alguien con uniforme, o llama al 911 o al número de emergencias.",
    ],
    substance: [
      "Qué bueno que me lo digas. Llama ya al 911 o al número de emergencias, o busca a la persona adulta más cercana, y di qué se tomó. Si alguien no despierta, acuéstalo de lado y no lo dejes a solas.",
      "Está bien pedir ayuda, aunque fuera un secreto. Llama ya al 911 o al número de emergencias, y di dónde estás y quién se siente mal. No tomes nada más y no te quedes a solas.",
    ],
    bullying: [
      "Lo siento mucho. Lo que te hicieron no es tu culpa, y es demasiado grave para enfrentarlo a solas. Busca ahora mismo a {trusted}, y si te lastimaron o están cerca, llama al 911 o al número de emergencias.",
      "Te creo, y nadie tiene derecho a hacerte eso. Quédate con gente, y cuéntale hoy a {trusted} qué te hicieron o qué quieren hacerte, antes de volver ahí. Si estás en peligro, llama al 911 o al número de emergencias.",
    ],
    conflict: [
      "Eso da mucho miedo, y no es tu culpa. No te metas en medio: ve a un cuarto seguro o con una vecina. Si alguien puede salir lastimado o te quieren llevar, llama ya al 911 o al número de emergencias.",
      "Lo siento mucho. No te toca pararlo: ve a un lugar seguro y llama ya a {trusted}. Si alguien está en peligro, llama al 911 o al número de emergencias, y di dónde estás.",
    ],
    loss: [
      "Lo siento muchísimo. No hace falta que seas valiente ni que estés a solas: busca ahora a {trusted} y deja que te abrace. Si no hay nadie o alguien necesita ayuda, llama al 911 o al número de emergencias.",
      "Ay, lo siento tanto. Nada de lo que hiciste o dijiste causó esto. Quédate cerca de {trusted} y llora todo lo que necesites, y si necesitas ayuda y no hay nadie, llama al 911 o al número de emergencias.",
    ],
    fear: [
      "Qué bueno que me lo digas. Si alguien se metió a tu casa o te sigue, ve a donde haya gente o enciérrate, y llama ya al 911 o al número de emergencias. Si es pánico, busca a {trusted} y respiren juntos despacio.",
      "Eso da mucho miedo, e hiciste bien en decirlo. Si el peligro es de verdad, ve al lugar más seguro que conozcas y llama ya al 911 o al número de emergencias. Si es un miedo que no se quita, busca ahora a {trusted}.",
    ],
  },
  atHome: {
    crisis: [
      "Me alegra que me lo digas. Tú importas, y lo que pasa en tu casa no es tu culpa. Busca ahora mismo a {trusted} y cuéntale lo que me contaste, y si estás en peligro, llama al 911 o al número de emergencias.",
      "Gracias por contarme algo tan difícil. Yo solo soy un programa: busca o llama a {trusted} y dile: “No estoy a salvo y no puedo quedarme a solas”. Si estás en peligro, llama al 911 o al número de emergencias.",
    ],
    friendInCrisis: [
      "Qué difícil es oír eso de alguien que quieres, y no es tu culpa. No puedes cargarlo a solas: por favor, cuéntale hoy a {trusted} qué oíste o qué viste. Si puede hacerse daño ahora, llama al 911 o al número de emergencias.",
      "Hiciste bien en decírmelo, aunque fuera un secreto. No te toca cuidar a esa persona a solas: por favor, díselo a {trusted}. Si está en peligro ahora, llama al 911 o al número de emergencias.",
    ],
    abuse: [
      "Lo siento mucho. No es tu culpa, y no hiciste nada malo al contármelo. Nadie tiene derecho a hacerte daño, ni siquiera tu familia. Por favor, cuéntaselo a {trusted}. Si estás en peligro ahora, llama al 911 o al número de emergencias.",
      "Te creo. Lo que pasa en casa no es tu culpa, y hay gente que puede protegerte. Por favor, cuéntaselo pronto a {trusted}. Si estás en peligro ahora, llama al 911 o al número de emergencias.",
    ],
    grooming: [
      "Hiciste muy bien en contármelo. No es tu culpa, y no tienes que guardar ese secreto, aunque sea alguien de tu familia. Por favor, cuéntaselo hoy a {trusted}.",
      "Te creo. Nadie debe tocarte así ni pedirte secretos así, ni siquiera tu familia. Por favor, cuéntaselo pronto a {trusted}.",
    ],
    danger: [
      "Qué bueno que me lo digas, y no es tu culpa. Por favor, cuéntale hoy a {trusted} qué pasa en tu casa. Si estás en peligro ahora, aléjate si puedes y llama al 911 o al número de emergencias.",
      "Eso no es seguro, y no te toca cuidar a todos. Por favor, habla hoy con {trusted}: puedes empezar con “No estoy a salvo en mi casa”. Si hay fuego, un arma o nadie que te cuide, llama al 911 o al número de emergencias.",
    ],
    violenceSeen: [
      "Lo siento mucho. No es tu culpa, y no te toca pararlo: no te metas en medio y ve a un lugar seguro. Cuéntaselo hoy a {trusted}, y si están lastimando a alguien ahora, llama al 911 o al número de emergencias.",
      "Gracias por confiármelo. En una familia nadie debe lastimar a nadie, y no haces nada malo al contárselo a {trusted}. Si vuelve a pasar, quédate lejos, en un lugar seguro, y llama al 911 o al número de emergencias.",
    ],
    runaway: [
      "Me alegra que me lo digas, y no es tu culpa que en casa se sienta tan feo. Habla con {trusted} antes de irte. Si ya estás afuera, entra a una tienda y pide ayuda, o llama al 911 o al número de emergencias.",
      "Debe sentirse muy mal para querer irte. Mereces estar a salvo: por favor, cuéntale hoy a {trusted} por qué quieres irte. Si ya estás afuera, quédate donde haya gente y llama al 911 o al número de emergencias.",
    ],
    substance: [
      "Lo siento, es mucho peso para ti. No es tu culpa que tomen o consuman algo, y no te toca arreglarlo: por favor, cuéntaselo a {trusted}. Si alguien no despierta o no estás a salvo, llama al 911 o al número de emergencias.",
      "Me alegra que me lo cuentes. Tú no lo causaste, y decirle a {trusted} cómo es en tu casa no es traicionar a nadie. Si alguien no despierta o quiere manejar después de tomar, llama al 911 o al número de emergencias.",
    ],
    adultContent: [
      "Lo siento mucho. No es tu culpa, y nadie debe enseñarte cosas así, ni siquiera tu familia. No tienes que guardar el secreto: por favor, cuéntaselo hoy a {trusted}.",
      "Hiciste bien en decirlo, y no hiciste nada malo. Puedes salir del cuarto cuando haya fotos o videos así, y nadie debe tomarte fotos sin ropa. Por favor, cuéntaselo pronto a {trusted}.",
    ],
    bullying: [
      "Lo siento. Nadie debe tratarte así, ni siquiera tu familia, y no es tu culpa. Por favor, cuéntaselo a {trusted}.",
      "Eso duele, y no tienes que aguantarlo. Por favor, cuéntaselo a {trusted}: puede ayudarte a que pare.",
    ],
    conflict: [
      "Lo siento. Es difícil, y no es tu culpa. Tampoco te toca arreglarlo. Ve a un lugar donde te sientas a salvo. Hablar con {trusted} ayuda. Si alguien sale lastimado, llama al 911 o al número de emergencias.",
      "Eso suena muy difícil. Cuando en casa gritan o se pelean, no es tu culpa. Busca un lugar tranquilo, dibuja o escucha música, y cuéntale a {trusted} cómo te sientes. Si hay peligro, llama al 911 o al número de emergencias.",
    ],
    fear: [
      "Siento que tengas miedo, y no es tu culpa. Lo que sientes te avisa de algo importante: por favor, cuéntale a {trusted} qué te da miedo. Si estás en peligro ahora, ve a un lugar seguro y llama al 911 o al número de emergencias.",
      "Qué valiente por decirlo. En casa uno debería sentirse a salvo, y puedes pedir ayuda aunque no sepas por qué tienes miedo. Habla hoy con {trusted}, y si hay peligro, llama al 911 o al número de emergencias.",
    ],
    shame: [
      "Lo siento, eso duele mucho. Lo que dicen o hacen en tu casa no decide quién eres, y no es tu culpa. Por favor, cuéntale a {trusted} qué pasa y cómo te sientes.",
      "Tú vales así como eres, digan lo que digan. No tienes que verte diferente, hacerlo todo perfecto ni esconderte para que te traten bien. Por favor, cuéntale a {trusted} cómo te sientes en tu casa.",
    ],
    anxiety: [
      "Son muchas preocupaciones, y no es tu culpa. No tienes que hacerlo todo perfecto, y no te toca cuidar a los grandes. Por favor, cuéntale a {trusted} qué es lo que más te preocupa en tu casa.",
      "Siento que tengas que preocuparte tanto. Tienes derecho a equivocarte y a pedir ayuda. Por favor, cuéntale a {trusted} qué pasa en tu casa y qué te da miedo.",
    ],
    loneliness: [
      "Siento que en tu casa te sientas así. No es tu culpa, y tú importas, aunque nadie tenga tiempo. Por favor, busca a {trusted} y dile: “Siento que no tengo a nadie, ni en mi casa”.",
      "Eso duele, y me alegra que me lo digas. Mereces que alguien te escuche. Por favor, cuéntale a {trusted} cómo es un día en tu casa.",
    ],
    sadness: [
      "Lo siento mucho. Está bien llorar, y no haces nada malo por estar triste. Por favor, cuéntale a {trusted} qué pasa en tu casa y cómo se siente.",
      "Debe doler muchísimo. Mereces que te quieran, y eso no cambia por lo que alguien diga. Por favor, busca a {trusted} y cuéntale lo mismo que a mí.",
    ],
    anger: [
      "Con razón sientes enojo, y está bien sentirlo. Ve a un lugar donde te sientas a salvo, y saca el enojo con una almohada o un dibujo. Por favor, cuéntale a {trusted} qué pasa en tu casa.",
      "Tu enojo avisa que algo duele. Si te dan ganas de pegar o romper algo, aléjate un rato, para que nadie salga lastimado. Por favor, cuéntale a {trusted} qué te enoja tanto en tu casa.",
    ],
  },
  severeAtHome: {
    crisis: [
      "Me alegra muchísimo que me lo digas. Tú importas, digan lo que digan, y no debes quedarte a solas: busca a {trusted}. Si te tomaste algo, te lastimaste o vas a hacerlo, llama ya al 911 o al número de emergencias.",
      "Tú importas, y lo que pasa en tu casa no es tu culpa. Aléjate de todo con lo que te puedas lastimar, y si estás en peligro, llama al 911 o al número de emergencias. Después cuéntale a {trusted} lo mismo que a mí.",
    ],
    friendInCrisis: [
      "Lo siento mucho, qué miedo. Llama ya al 911 o al número de emergencias, o pide a una vecina que llame, y di dónde estás. Después cuéntaselo a {trusted}: no te toca salvar a nadie a solas.",
      "Haces muy bien. Si puede hacerse daño o no contesta, llama ya al 911 o al número de emergencias, aunque te haya dicho que no. Por favor, cuéntaselo también a {trusted}.",
    ],
    abuse: [
      "Te creo, y no es tu culpa. Si te pueden hacer daño ahora, ve con una vecina o a un cuarto seguro, y llama al 911 o al número de emergencias. Por favor, cuéntaselo pronto a {trusted}.",
      "Lo siento mucho. Nadie tiene derecho a hacerte eso, y puedes pedir ayuda aunque te hayan dicho que no. Si te lastimaron o estás en peligro, llama ya al 911 o al número de emergencias, y cuéntaselo a {trusted}.",
    ],
    danger: [
      "Qué bueno que me lo digas, y no es tu culpa. Aléjate ya del peligro, con una vecina si puedes, y llama al 911 o al número de emergencias. Cuando estés a salvo, cuéntaselo todo a {trusted}.",
      "Qué valiente eres, y claro que puedes pedir ayuda. Sal o aléjate si puedes, llama ya al 911 o al número de emergencias y di dónde estás. Cuando estés a salvo, cuéntaselo a {trusted}.",
    ],
    violenceSeen: [
      "Lo siento mucho, y no es tu culpa. No te metas en medio: ve a un cuarto seguro o con una vecina, y llama ya al 911 o al número de emergencias. Cuando estés a salvo, cuéntale a {trusted} qué pasó.",
      "Eso da mucho miedo, y no puedes pararlo a solas. Ve a un lugar seguro, llévate a los más chiquitos y llama ya al 911 o al número de emergencias: di “Están lastimando a alguien”. Después cuéntaselo a {trusted}.",
    ],
    runaway: [
      "Me alegra que hables conmigo, y no es tu culpa que en casa se sienta tan feo. Ve a donde haya gente y luz, como una tienda o una terminal, y llama al 911 o al número de emergencias. Después llama a {trusted}.",
      "Tú importas, y no tienes que andar a solas allá afuera. Pide ayuda a alguien que trabaje en una tienda, o llama al 911 o al número de emergencias. Cuéntales por qué te fuiste, y díselo también a {trusted}.",
    ],
    substance: [
      "Lo siento mucho, y no es tu culpa. Si alguien no despierta o te sientes mal, llama ya al 911 o al número de emergencias y di qué se tomó. Cuando estés a salvo, cuéntale a {trusted} qué pasó.",
      "Puedes pedir ayuda, aunque sea por alguien de tu familia. No te subas al carro con quien haya tomado, quédate en un lugar seguro y, si alguien está en peligro, llama al 911 o al número de emergencias. Después cuéntaselo a {trusted}.",
    ],
    conflict: [
      "Lo siento mucho, y no es tu culpa. No te metas en medio: ve a un cuarto seguro o con una vecina. Si alguien puede salir lastimado o te quieren llevar, llama ya al 911 o al número de emergencias, y díselo a {trusted}.",
      "Eso da mucho miedo, y no te toca pararlo. Ve a un lugar seguro, y si alguien está en peligro, llama al 911 o al número de emergencias. Después cuéntale a {trusted} qué pasó.",
    ],
  },
  adult: {
    crisis: [
      "Me alegra que me lo digas. Tu vida importa, y no tienes que cargar con esto a solas: llama ahora a alguien de confianza y dile lo mismo que a mí. Si crees que vas a hacerlo, llama al 911 o al número de emergencias.",
      "Gracias por contar algo tan difícil. Yo solo soy un programa: por favor, llama ahora a alguien de confianza o a una línea de crisis. Si te hiciste daño o estás a punto, llama al 911 o al número de emergencias.",
    ],
    friendInCrisis: [
      "Debe asustar mucho verlo. Pregúntale sin rodeos si piensa en quitarse la vida, escucha, y llama hoy a un médico o a una línea de crisis. Si hay peligro ahora, no te separes y llama al 911 o al número de emergencias.",
      "Haces bien en tomarlo en serio. No dejes a esa persona a solas con eso, guarda pastillas y armas, y llamen juntos a un médico o a una línea de crisis. Si hay peligro ahora, llama al 911 o al número de emergencias.",
    ],
    medical: [
      "Esto necesita un médico, no un león. Si alguien está muy lastimado, no despierta, no puede respirar o se tragó algo peligroso, llama ya al 911 o al número de emergencias. Para preguntas sobre medicinas, habla con un médico o en la farmacia.",
      "No esperes. Llama al 911 o al número de emergencias, di dónde estás y qué pasó, y haz lo que te digan. Si no es tan urgente, llama ahora a un médico.",
    ],
    abuse: [
      "Lo siento mucho. Nadie tiene derecho a lastimarte a ti ni a tus hijos. Cuando puedas hablar sin riesgo, busca a alguien de confianza o una línea de ayuda, y si hay peligro, llama al 911 o al número de emergencias.",
      "Te creo. Te haya pasado a ti o a un niño, no está bien, y hay quien sabe ayudar: una línea de ayuda, un médico o la policía. Si alguien está en peligro ahora, llama al 911 o al número de emergencias.",
    ],
    grooming: [
      "Con razón te preocupa. Si es por un niño, dile que no es su culpa, corta el contacto, guarda los mensajes y denuncia a la policía. Si esa persona está cerca o en camino, llama al 911 o al número de emergencias.",
      "Siento que esté pasando esto. No mandes ni pagues nada, bloquea a esa persona y guarda los mensajes. Habla con alguien de confianza y denuncia, y si alguien corre peligro, llama al 911 o al número de emergencias.",
    ],
    danger: [
      "Qué bueno que lo digas. Si hay fuego, humo, gas o un arma, aleja a todos y llama al 911 o al número de emergencias. Si no es urgente, pide a alguien de confianza que venga.",
      "Primero la seguridad: ve a donde tú y los niños estén a salvo, y no te arriesgues. Si alguien puede salir lastimado, llama ya al 911 o al número de emergencias. Si no, llama a alguien de confianza y hagan un plan.",
    ],
    violenceSeen: [
      "Siento mucho que te tocara ver eso. Si pasa en tu casa o cerca, una línea contra la violencia doméstica puede decirte qué hacer. Si están lastimando a alguien ahora, llama al 911 o al número de emergencias desde un lugar seguro.",
      "Ver violencia deja huella, y es normal que te afecte. Háblalo con alguien de confianza o con un terapeuta. Si alguien corre peligro, sobre todo un niño, llama al 911 o al número de emergencias.",
    ],
    runaway: [
      "Lo siento mucho, qué angustia. Si tu hija o tu hijo no aparece, llama ya al 911 o al número de emergencias: no hay que esperar. Si solo habla de irse, primero escucha, y pregunta qué hace tan difícil quedarse.",
      "No tienes que resolverlo a solas. Llama a alguien de confianza, para que te ayude a buscar o te reciba esta noche. Si alguien no aparece o no está a salvo, llama ya al 911 o al número de emergencias.",
    ],
    lost: [
      "Qué angustia: pide ayuda ahora mismo. Si alguien se perdió, avisa al personal o llama al 911 o al número de emergencias, y di qué ropa lleva. Si te perdiste tú, quédate donde haya gente y llama a alguien de confianza.",
      "No busques a solas. Pide ayuda a quien esté cerca, y que alguien espere donde se vieron por última vez. Si no aparece, o si te perdiste y no estás a salvo, llama ya al 911 o al número de emergencias.",
    ],
    substance: [
      "Gracias por decirlo: se necesita valor. Ya seas tú o alguien que quieres, habla esta semana con un médico o con alguien de confianza. Si alguien no despierta o respira raro, llama ya al 911 o al número de emergencias.",
      "Es muy pesado vivir con eso. No tienes que taparlo ni enfrentarlo a solas: un médico o un grupo de apoyo puede ayudar, también a las familias. Si es una emergencia, llama al 911 o al número de emergencias.",
    ],
    adultContent: [
      "Lo siento, es algo que altera a cualquiera. Si un niño vio algo, dile que no hizo nada malo y pregúntale qué quiere saber. Si andan pasando fotos tuyas o de un menor, repórtalo al sitio y denuncia a la policía.",
      "Qué bueno que lo hables. Coméntalo con alguien de confianza, un médico o un terapeuta, sin culparte ni culpar a tu hijo. Si alguien amenaza con fotos, no pagues y llama a la policía.",
    ],
    bullying: [
      "Lo siento. Nadie merece ese trato a ninguna edad. Anota qué pasó y cuándo, y llévalo a quien pueda actuar, como tu jefe o la escuela.",
      "Duele, te pase a ti o a tu hijo. Háblalo primero con alguien de confianza, guarda los mensajes y pide una reunión en la escuela o el trabajo. Si hay amenazas, llama a la policía.",
    ],
    conflict: [
      "Lo siento. Pelearse con la gente que uno quiere desgasta mucho. Tómate un respiro y luego di una sola cosa que necesitas, y si hay amenazas, sal de ahí y llama al 911 o al número de emergencias.",
      "Suena agotador. Háblalo con alguien de confianza que no esté metido en el pleito. Si los niños oyen las peleas, diles que no es su culpa, y si alguien no está a salvo, llama al 911 o al número de emergencias.",
    ],
    grief: [
      "Lo siento muchísimo. No hay una forma correcta de llevar el duelo, ni un plazo. Llama hoy a alguien de confianza y cuéntale una historia de quien extrañas.",
      "Lo siento mucho. Ahora no tienes que ser fuerte. Deja que alguien se siente a tu lado, y si los días pesan demasiado, un grupo de duelo o tu médico puede ayudar.",
    ],
    missing: [
      "Ay, lo siento, qué preocupación. Busca primero cerca de casa, y pide a los vecinos que revisen cocheras y patios. Llama también a los refugios y veterinarios de la zona.",
      "Lo siento, esperar es difícil. Deja junto a la puerta algo que huela a casa, y comparte una foto con los vecinos. Si tiene microchip, repórtalo como perdido.",
    ],
    illness: [
      "Lo siento, es mucha preocupación. Anota tus preguntas para el médico, y pide a alguien de confianza que te acompañe. No tienes que poder con todo a solas.",
      "Es difícil, y está bien tener miedo. Dile hoy a alguien de confianza cómo estás de verdad. En el hospital también pueden decirte quién apoya a las familias.",
    ],
    petIllness: [
      "Ay, pobrecito animal. Llama ya a tu veterinario, o a una clínica de urgencias si está cerrado. Mientras tanto, dale calor y tranquilidad.",
      "Lo siento, asusta mucho cuando quieres a un animal. Llama al veterinario, y di qué notas y desde cuándo. Así sabrás si hay que ir enseguida.",
    ],
    loss: [
      "Lo siento muchísimo. No tienes que ser fuerte, ni estar a solas con esto. Llama a alguien de confianza y pídele que te acompañe un rato.",
      "Lo siento mucho. No hay una forma correcta de sentirse. Dile a alguien de confianza cómo estás, y si no puedes más, llama a una línea de crisis.",
    ],
    unwell: [
      "Siento que no te encuentres bien. Descansa, toma agua y llama a un médico si no mejora. Si empeora rápido o alguien no respira bien, llama al 911 o al número de emergencias.",
      "Lo siento. Anota qué duele y desde cuándo, y pregunta a un médico, sobre todo si es un niño. Con dolor de pecho o falta de aire, llama al 911 o al número de emergencias.",
    ],
    longing: [
      "Extrañar duele porque hay mucho cariño. Si puedes, llama hoy, o mira fotos de antes con alguien que también se acuerde.",
      "Lo siento. Es difícil cuando la vida cambia y lo que quieres queda lejos. Llama a alguien de confianza y cuéntale qué extrañas más.",
    ],
    fear: [
      "Siento que tengas miedo. Si el peligro es real, ve a un lugar seguro y llama ya al 911 o al número de emergencias. Si es pánico o una mala noche, respira despacio y llama a alguien de confianza.",
      "El miedo cansa mucho, y no es debilidad. Cuéntale a alguien de confianza qué te asusta, y ve al médico si no se quita. Si alguien corre peligro ahora, llama al 911 o al número de emergencias.",
    ],
    shame: [
      "Gracias por decirlo: no es fácil. Eres mucho más que lo peor que hayas hecho o sentido. Cuéntaselo a alguien de confianza, y den juntos el siguiente paso.",
      "Siento que te pese tanto. Piensa qué le dirías a un amigo en tu lugar, y trátate con el mismo cariño. Luego háblalo con alguien de confianza o con un terapeuta.",
    ],
    anxiety: [
      "Son muchas preocupaciones para una sola persona. Anota lo primero que se puede hacer, y llama a alguien de confianza para hablarlo. Si no duermes o ya no puedes con el día, un médico puede ayudar.",
      "Siento que sea tan difícil ahora. Pon los dos pies en el piso y suelta el aire despacio unas cuantas veces. Luego pide ayuda a alguien de confianza, a un médico o, si es por tu hijo, a la escuela.",
    ],
    loneliness: [
      "Siento que te sientas así. A mucha gente le pasa, y casi nadie lo dice. Llama hoy a una persona, aunque sea solo para saludar.",
      "Sentirse así duele, y me alegra que me lo digas. Yo solo soy un programa: piensa en un vecino, un club o una biblioteca donde haya gente. Planea una visita para esta semana.",
    ],
    sadness: [
      "Siento que todo pese tanto ahora. No tienes que estar bien para nadie. Llama a alguien de confianza, y si llevas dos semanas así, por favor ve al médico.",
      "Gracias por contármelo. Ya seas tú o tu hijo, ayuda no pasarlo a solas: siéntate con alguien de confianza y di cómo están las cosas de verdad. Si no mejora, pregunta a un médico.",
    ],
    anger: [
      "Es mucho enojo para cargarlo a solas. Si hay un niño contigo, puedes dejarlo en un lugar seguro, salir unos minutos y llamar a alguien de confianza. Si alguien está lastimado o sacudieron a un bebé, llama al 911 o al número de emergencias.",
      "Qué bueno que lo dices antes de que crezca. Sal del cuarto, camina o respira hasta que las manos se aquieten, y luego habla con alguien de confianza. Si temes lastimar a alguien, llama al 911 o al número de emergencias.",
    ],
  },
};
