import { noLanguage as wordless } from "@goldmane/contracts/playback/rules";
import { capitalize } from "#platform/words/capitalize.ts";
import { formatLanguageName } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

/** Stands for "none": no language has this name, and a select has no empty value. */
export const noLanguage = "*";

const offered = ["en", "es", "fr", "de", "it", "pt", "ja", "hi", "ar", "zh"];

/** "None" under its label, the offered languages, and the chosen one if it is another. */
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
