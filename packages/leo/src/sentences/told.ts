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

/** News of a baby in the family, about which children are often happy and worried at once. */
export const newBaby =
  /\b(?:new|baby|another) (?:baby )?(?:brother|sister|sibling)\b|\b(?:having|getting|expecting) (?:a|another) (?:new )?baby\b|\b(?:nuev[oa]|otr[oa]) (?:hermanit[oa]|herman[oa]|bebe)\b|\b(?:voy|vamos) a tener (?:un[oa]? )?(?:hermanit[oa]|herman[oa]|bebe)\b|\bva a tener (?:un )?bebe\b/;

export const heardOfBaby: Readonly<Record<Language, Answers>> = {
  en: [
    "A new baby is big news! You can feel happy and a bit worried at the same time, and both are okay. How do you feel about it?",
    "Wow, you'll be the big one! Some kids are excited, and some worry that there will be less time for them. Tell your grown-ups how it feels for you: there's room for everyone.",
  ],
  es: [
    "¡Un bebé es una gran noticia! Puedes estar feliz y un poco preocupado a la vez, y las dos cosas están bien. ¿Cómo te sientes tú?",
    "¡Guau, vas a ser de los grandes! A unos les emociona, y a otros les preocupa que haya menos tiempo para ellos. Cuéntale a tu familia cómo te sientes: hay cariño de sobra, también para ti.",
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
