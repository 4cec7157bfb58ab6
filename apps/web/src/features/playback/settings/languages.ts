import { soundLabels } from "@goldmane/contracts/playback/limits";
import { noLanguage as wordless } from "@goldmane/contracts/playback/rules";
import { capitalize } from "#platform/words/capitalize.ts";
import { formatLanguageName } from "#platform/words/formats.ts";
import { sayText } from "#platform/words/say.ts";

const offered = ["en", "es", "fr", "de", "it", "pt", "ja", "hi", "ar", "zh"];

/** The offered languages, and the chosen one if it is another. */
export function languageOptions(
  chosen: string | null,
  { withWordless = false } = {},
): readonly { value: string; name: string }[] {
  const first = withWordless ? [wordless] : [];
  const all = new Set([...first, ...offered, ...(chosen === null ? [] : [chosen])]);
  return [...all].map((value) => ({ value, name: nameSpoken(value) }));
}

function nameSpoken(language: string): string {
  if (language === wordless) return sayText(soundLabels.original);
  return capitalize(formatLanguageName(language));
}
