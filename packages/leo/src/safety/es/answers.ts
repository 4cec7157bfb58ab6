import type { ContentCategory } from "#understanding.ts";

/** Leo's complete answer to unsuitable requests in Spanish. */
export const spanishAnswers: Readonly<Record<ContentCategory, string>> = {
  sexual:
    "De eso no hablo. Si tienes preguntas sobre el cuerpo o el amor, pregúntale a un adulto de confianza. ¿Te busco una película?",
  drugs:
    "Con eso no puedo ayudarte, y puede hacer mucho daño. Si te preocupa, habla con un adulto de confianza. ¿Te busco una película?",
  weapons:
    "Con eso no puedo ayudarte: nadie debe salir lastimado. Si alguien está en peligro, o te preocupa lo que alguien piensa hacer, díselo ya a un adulto o llama al número de emergencias.",
  personal:
    "Cuidado: eso parece algo privado. No le digas a nadie el nombre de tu escuela, tu dirección, tus números ni tus contraseñas, ni siquiera a mí. No lo guardé. ¿Qué vemos?",
  hate: "Yo no digo cosas que hacen menos a otras personas. Aquí todos son bienvenidos. ¿Buscamos una película?",
  language: "¡Hablemos con cariño! Dime qué salió mal o qué quieres ver, y haré lo que pueda.",
};
