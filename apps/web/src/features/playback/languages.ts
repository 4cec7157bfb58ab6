import { noLanguage as wordless } from "@goldmane/contracts/playback/rules";
import { capitalize } from "#platform/words/capitalize.ts";
import { formatLanguageName } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

/** Stands for the choice of none. No language has such a name, and a select knows no empty one. */
export const noLanguage = "*";

const offered = ["en", "es", "fr", "de", "it", "pt", "ja", "hi", "ar", "zh"];

/** None, by the name it has there; those that are offered; and the chosen one if it is another. */
export function languageChoices(
  chosen: string | null,
  nameOfNone: string,
): readonly { value: string; name: string }[] {
  const all = new Set([...offered, ...(chosen === null ? [] : [chosen])]);
  const names = [...all].map((value) => ({ value, name: nameSpoken(value) }));
  return [{ value: noLanguage, name: nameOfNone }, ...names];
}

function nameSpoken(language: string): string {
  return language === wordless ? say`Without voices` : capitalize(formatLanguageName(language));
}
