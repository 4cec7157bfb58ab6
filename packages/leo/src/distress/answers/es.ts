import type { Answers } from "./answers.ts";

export const spanish: Answers = {
  trusted: {
    young: "una persona adulta de confianza",
    youngNotAtHome: "tu maestra, tu doctor u otra persona adulta de confianza",
    adult: "alguien de confianza",
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
      "Hiciste muy bien en contármelo, y nadie va a enojarse contigo. No contestes, no mandes nada y no vayas a ningún lado con esa persona. Cuéntaselo ahora a {trusted}.",
      "Eso no está bien, y no es tu culpa. Las personas de bien no piden secretos así. Deja de hablar con esa persona, guarda los mensajes y busca ahora mismo a {trusted}.",
    ],
    runaway: [
      "Me alegra que me lo digas. Antes de irte a ningún lado, busca a {trusted} y dile lo mal que te sientes. Si ya estás afuera, quédate donde haya gente y pide ayuda en una tienda, o llama al 911 o al número de emergencias.",
      "Debe sentirse muy mal para querer irte. Tú importas. Por favor, cuéntale hoy a {trusted} por qué quieres irte. Si ya estás afuera, entra a una tienda o a una biblioteca y pide ayuda.",
    ],
    lost: [
      "Hiciste bien en decirlo. Quédate donde estás, en un lugar con gente. Pide a alguien que trabaje ahí que te ayude a llamar a tu familia. Si no hay nadie, llama al 911 o al número de emergencias.",
      "Respira despacio: también te están buscando. No te vayas con nadie. Pide ayuda en un mostrador o a alguien con uniforme, o llama al 911 o al número de emergencias.",
    ],
    bullying: [
      "Lo siento. Eso no está bien, y no es tu culpa. Cuéntale hoy a {trusted} qué pasó, quién fue y dónde: en la escuela pueden hacer que pare. Si te cuesta empezar, escríbelo.",
      "Eso duele. Nadie merece que le traten así. Quédate cerca de alguien amable y cuéntaselo a {trusted} cada vez que pase. Eso no es acusar: es pedir ayuda.",
    ],
    conflict: [
      "Pelearse con alguien que quieres duele. Espera un poquito y luego dile: “Me puse triste cuando pasó eso”. Si quieres, practica antes con {trusted}.",
      "Lo siento, suena difícil. Puedes estar enojado ahora y hacer las paces después. Háblalo primero con {trusted}.",
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
    unwell: [
      "Siento que no te encuentres bien. Díselo ahora a {trusted} y enséñale dónde te duele. Siéntate o acuéstate mientras tanto.",
      "Ay, lo siento. Cuéntale a {trusted} cómo te sientes y desde cuándo. Si empeora o no respiras bien, llama al 911 o al número de emergencias.",
    ],
    longing: [
      "Extrañar duele porque hay mucho cariño. Cuéntaselo a {trusted}. Quizá puedan llamar, escribir una carta o mirar una foto juntos.",
      "Siento que extrañes tanto. Puedes hacer un dibujo de tu día y hablar con {trusted} de lo que sientes.",
    ],
    fear: [
      "Tener miedo se siente muy feo, y le pasa a todo el mundo, hasta a los leones. Respira despacio tres veces, enciende una luz o busca a {trusted} y cuéntaselo.",
      "Qué valiente por decirlo. Pon la mano en la panza y sopla despacio, como si enfriaras una sopa. Después cuéntale a {trusted} qué te da miedo.",
    ],
    loneliness: [
      "Siento que te sientas así. A mucha gente le pasa a veces. Elige a una persona y dile: “Me siento mal a solas. ¿Hacemos algo juntos?”. También puedes contárselo a {trusted}.",
      "Sentirse así es difícil, y me alegra que me lo digas. Yo soy un programa, y un abrazo de verdad es mejor: busca a {trusted} o llama a alguien que te haga sonreír.",
    ],
    sadness: [
      "Siento que lo estés pasando mal. Está bien estar triste y está bien llorar. Cuéntale a {trusted} qué pasó, o pídele un abrazo.",
      "Lo siento. La tristeza pesa menos cuando se comparte. Siéntate con {trusted} y cuéntale una cosa. Un vaso de agua y un poco de aire también ayudan.",
    ],
  },
  atHome: {
    abuse: [
      "Lo siento mucho. No es tu culpa, y no hiciste nada malo al contármelo. Nadie tiene derecho a hacerte daño, ni siquiera tu familia. Por favor, cuéntaselo a {trusted}. Si estás en peligro ahora, llama al 911 o al número de emergencias.",
      "Te creo. Lo que pasa en casa no es tu culpa, y hay gente que puede protegerte. Por favor, cuéntaselo pronto a {trusted}. Si estás en peligro ahora, llama al 911 o al número de emergencias.",
    ],
    grooming: [
      "Hiciste muy bien en contármelo. No es tu culpa, y no tienes que guardar ese secreto, aunque sea alguien de tu familia. Por favor, cuéntaselo hoy a {trusted}.",
      "Te creo. Nadie debe tocarte así ni pedirte secretos así, ni siquiera tu familia. Por favor, cuéntaselo pronto a {trusted}.",
    ],
    bullying: [
      "Lo siento. Nadie debe tratarte así, ni siquiera tu familia, y no es tu culpa. Por favor, cuéntaselo a {trusted}.",
      "Eso duele, y no tienes que aguantarlo. Por favor, cuéntaselo a {trusted}: puede ayudarte a que pare.",
    ],
    conflict: [
      "Lo siento. Es difícil, y no es tu culpa. Tampoco te toca arreglarlo. Ve a un lugar donde te sientas a salvo. Hablar con {trusted} ayuda. Si alguien sale lastimado, llama al 911 o al número de emergencias.",
      "Eso suena muy difícil. Cuando en casa gritan o se pelean, no es tu culpa. Busca un lugar tranquilo, dibuja o escucha música, y cuéntale a {trusted} cómo te sientes. Si hay peligro, llama al 911 o al número de emergencias.",
    ],
  },
};
