import type { Language } from "#distress/distress.ts";

/** Shortest part that words of a family share. */
const fewestLetters = 3;

/** Endings by which words of one family differ, longest first. */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:liness|fulness|lessness|ations?|itions?|osity|iness|fully|ments?|ships?|tions?|sions?|icians?|ically|ians?|ness|less|hood|ical|ance|ence|able|ible|ists?|ities|izes?|ized|izing|ises?|iers?|iest|eries|ery|ious|eous|ous|ful|ity|ish|ies|ily|ing|est|ers?|ors?|ant|ent|ly|ic|al|ed|es|en|y|s|e)$/,
  es: /(?:amientos?|imientos?|aciones|acion|iciones|icion|uciones|ucion|idades|idad|edad|ancias?|encias?|anzas?|ismos?|istas?|ables?|ibles?|mente|ezas?|uras?|ador[ae]?s?|edor[ae]?s?|idor[ae]?s?|antes?|entes?|ientes?|iendo|yendo|ando|osos?|osas?|eros?|eras?|erias?|ales|ados?|adas?|idos?|idas?|ieron|aron|aban|aba|ian|ia|io|ar|er|ir|an|en|on|al|az|ez|es|as|os|s|a|e|o)$/,
};

/**
 * What a word shares with words of its family, such as "lonely" and "loneliness", or "pierde" and
 * "perdida". It is coarser than a stem, so it is used where no title has the word itself.
 */
export function familyOf(language: Language, word: string): string {
  const root = word.replace(endings[language], "");
  const base = root.length < fewestLetters ? word : root;
  return language === "en"
    ? base.replace(/([bdfgklmnprtz])\1$/, "$1").replace(/i$/, "y")
    : base
        .replace(/ue(?=[^aeiou])/, "o")
        .replace(/ie(?=[^aeiou])/, "e")
        .replace(/(?:c|qu)$/, "z")
        .replace(/gu$/, "g");
}
