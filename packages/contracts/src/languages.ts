/** The languages that the house speaks. English stands in the source; the others have a catalogue. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** The language that a tag such as "es-MX" names, where the house speaks it. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const name = tag?.trim().split("-", 1)[0]?.toLowerCase();
  return languages.find((language) => language === name) ?? null;
}

/** The first that is asked for and that we have, else English; null asks for nothing. */
export function pickLanguage(...asked: readonly (string | null | undefined)[]): Language {
  for (const tag of asked) {
    const found = toLanguage(tag);
    if (found) return found;
  }
  return "en";
}
