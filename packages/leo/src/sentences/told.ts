import type { Language } from "#distress/distress.ts";

type Answers = readonly [string, ...string[]];

/** Replies to a personal statement: they suit good news and bad, and suggest no film. */
export const heardChild: Readonly<Record<Language, Answers>> = {
  en: [
    "Thank you for telling me. How do you feel about it? If it makes you sad or worried, a grown-up you trust is the best person to tell.",
    "I'm glad you told me. Do you want to say more? A grown-up you trust, at school or anywhere else, can help with big feelings, too.",
    "I hear you. I'm only a computer lion, but I'm listening. If something bothers you, tell a grown-up you trust as well.",
  ],
  es: [
    "Gracias por contármelo. ¿Cómo te sientes? Si te pone triste o te preocupa, cuéntaselo a un adulto de confianza.",
    "Me alegra que me lo cuentes. ¿Quieres decirme más? Un adulto de confianza también puede ayudarte.",
  ],
};

export const heardGrownUp: Readonly<Record<Language, Answers>> = {
  en: [
    "Thanks for telling me. I'm here if you want to say more. When you feel like a film, just tell me a mood.",
    "I hear you. Say more if you like, and when you want to watch something, tell me what would feel good.",
  ],
  es: [
    "Gracias por contármelo. Aquí estoy si quieres decirme más. Cuando quieras ver algo, dime cómo te sientes.",
  ],
};
