import { getActiveLanguage } from "./active-language.ts";

/** Spanish titles that take an article. */
const masculine = /^(?:señor|capitán|almirante|doctor|inspector|rey|alcalde|tío|abuelo)$/;
const feminine = /^(?:señora|señorita|capitana|doctora|maestra|reina|alcaldesa|tía|abuela)$/;

/** A character's name within a sentence: in Spanish, “Señor Pembroke” becomes “el señor Pembroke”. */
export function nameInSentence(name: string): string {
  if (getActiveLanguage().language !== "es") return name;
  const [first = "", ...rest] = name.split(" ");
  const title = first.toLowerCase();
  if (masculine.test(title)) return ["el", title, ...rest].join(" ");
  if (feminine.test(title)) return ["la", title, ...rest].join(" ");
  return name;
}
