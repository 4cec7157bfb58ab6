/** Stands for the choice of none. */
export const noLanguage = "";

const offered = ["en", "es", "fr", "de", "it", "pt", "ja", "hi", "ar", "zh"];

/** None, those that are offered, and the one that was chosen in a film if it is another. */
export function languageChoices(chosen: string | null): readonly string[] {
  return [...new Set([noLanguage, ...offered, ...(chosen === null ? [] : [chosen])])];
}
