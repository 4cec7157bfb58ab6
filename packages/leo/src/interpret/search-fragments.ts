import type { Language } from "#distress/distress.ts";
import type { IntentName } from "#intents/intent-names.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";

/** A longer message is a request of its own. */
export const mostOfFragment = 12;
/** Leaves something out, at the beginning of a message. */
export const excludes: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|but|ok|okay|hmm|oh|please|so|just|um|uh) )*(?:no|nothing|without|not|none)\b(?! (?:that|this|those|these|it|thanks|thank|way|one|idea|problem|really|now|yet)\b)/,
  es: /^(?:(?:y|pero|ok|vale|mmm|ay|que|bueno|por favor) )*(?:sin|nada|no|ninguna?)\b(?! (?:es[aeo]s?|est[aeo]s?|gracias|importa|se|hay|me|la|lo)\b)/,
};
/** Only says who watches: "he is 3", "they are 4 and 8". */
export const fragmentAge: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|well|oh|ok|so|but|hmm|um|by the way) )*(?:he|she|they|the (?:kids?|boys?|girls?|other one)|my \w+)(?: is| are| turns| just turned)(?: for)?(?: only| just| almost| about| now)? (\d{1,2})(?: years? olds?)?(?: and (\d{1,2}))?\b/,
  es: /^(?:(?:y|bueno|pues|ah|ok|pero) )*(?:el|ella|ellos|ellas|mi \w+)? ?(?:tiene|tienen|cumplio|va a cumplir)(?: solo| apenas| ya| como)? (\d{1,2})(?: anitos?| anos?)?(?: y (\d{1,2}))?\b/,
};
/** Asks for another subject, whatever the rest sounds like. */
export const firmLead: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:what about|how about|i meant|i mean|i said|back to)\b/,
  es: /\b(?:que tal|que hay de|quise decir|digo|volvamos|y de|me referia)\b/,
};
/** After these, what was "meant" is a film's subject. */
export const aboutSearch: ReadonlySet<string> = new Set<IntentName>([
  "find_film",
  "exclude",
  "another",
  "reject_shown",
  "play_something",
  "refine_funnier",
  "refine_calmer",
  "refine_shorter",
  "refine_longer",
]);
/** Adds a subject to the one before. */
export const alsoIn: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:too|also|as well)$/,
  es: /\b(?:tambien|ademas)$/,
};

/** "No, quiero gatos" is the opposite of "no quiero gatos". */
const leadingNo = /^\s*no\s*[,;.!]+\s*/i;

export function normalizeIn(language: Language, said: string): string {
  const message = said.replace(leadingNo, "");
  return language === "es" ? normalizeSpanish(message) : normalizeText(message);
}

export function isAmong(word: string, all: readonly string[]): boolean {
  return all.some((one) => one.slice(0, 4) === word.slice(0, 4));
}

export const fewWords = 7;
/** Speaks of the speaker, apart from a wish. */
export const ofSpeaker =
  /\b(?<!\b(?:can|could|may|do) )i(?! (?:want|would|need|like)\b)|\b(?:my|im|mine|we are|our|mi|mis|yo|estoy|tengo|soy|siento|me (?:duele|siento|da|hace|pega|quiero)|nadie|nobody|morir\w*|die|dead|kill|hurt)\b/;
export const someFilm = /\b(?:something|anything|algo|alguna?)\b/;
export const filmNoun = /\b(?:films?|movies?|cartoons?|pelis?|peliculas?|caricaturas?)\b/;
