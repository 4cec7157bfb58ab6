import { detectLanguage, normalizeIn } from "./analyze.ts";
import type { TitleSearch } from "./find-titles.ts";

const mostWords = 3;
/** Words of someone who speaks of themselves, or to someone. */
const personal =
  /\b(?:i|im|me|my|mine|we|us|our|you|u|he|she|they|him|her|them|it|yo|mi|mis|me|nos|nuestr[oa]|te|tu|ti|el|ella|ellos|ellas|lo|la|le|se|esta|estoy|tengo|no|not|help|ayuda)\b/;

/** Whether a message is nothing but what some films are about, such as "pirates". */
export function namesSubject(message: string, search: TitleSearch): boolean {
  const language = detectLanguage(message);
  const words = normalizeIn(language, message);
  if (words.split(" ").length > mostWords || personal.test(words)) return false;
  return search.isSubject(words, { language });
}
