/** Supported languages. English is in the source; the others have a catalog. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** How each language writes dates, numbers and prices; its Spanish is Latin American: "USD 14.99". */
export const locales: Readonly<Record<Language, string>> = { en: "en-US", es: "es-419" };

/** The supported language of a tag such as "es-MX"; null if unsupported. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const name = tag?.trim().split("-", 1)[0]?.toLowerCase();
  return languages.find((language) => language === name) ?? null;
}

/** The first supported language, else English. Null entries are skipped. */
export function pickLanguage(...asked: readonly (string | null | undefined)[]): Language {
  for (const tag of asked) {
    const found = toLanguage(tag);
    if (found) return found;
  }
  return "en";
}
