/** The languages that the pages speak. English stands in the source; the others have a catalogue. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Each in its own words, so that whoever looks for it can read it. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The one that was chosen, else the first that the browser asks for and we have, else English. */
export function pickLanguage(chosen: string | null, wanted: readonly string[]): Language {
  const asked = [chosen, ...wanted].map((tag) => tag?.split("-", 1)[0]?.toLowerCase());
  for (const tag of asked) {
    const found = languages.find((language) => language === tag);
    if (found) return found;
  }
  return "en";
}
