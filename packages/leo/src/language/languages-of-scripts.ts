/** The languages of scripts other than Latin, by telling letters first; the most spoken first. */
const languagesOf: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/\p{Script=Hangul}/gu, ["ko"]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ["ja"]],
  [/\p{Script=Han}/gu, ["zh"]],
  [/[іїєґ]/giu, ["uk"]],
  [/[ђјљњћџ]/giu, ["sr"]],
  [/[ыэё]/giu, ["ru"]],
  [/\p{Script=Cyrillic}/gu, ["ru", "uk", "bg", "sr"]],
  [/\p{Script=Arabic}/gu, ["ar", "fa", "ur"]],
  [/\p{Script=Devanagari}/gu, ["hi"]],
  [/\p{Script=Bengali}/gu, ["bn"]],
  [/\p{Script=Gujarati}/gu, ["gu"]],
  [/\p{Script=Gurmukhi}/gu, ["pa"]],
  [/\p{Script=Tamil}/gu, ["ta"]],
  [/\p{Script=Telugu}/gu, ["te"]],
  [/\p{Script=Thai}/gu, ["th"]],
  [/\p{Script=Greek}/gu, ["el"]],
  [/\p{Script=Hebrew}/gu, ["he"]],
  [/\p{Script=Armenian}/gu, ["hy"]],
  [/\p{Script=Georgian}/gu, ["ka"]],
  [/\p{Script=Ethiopic}/gu, ["am"]],
];

/** Languages that are written in the script of half of a text's letters; none for Latin. */
export function languagesOfScript(text: string): readonly string[] {
  const letters = count(text, /\p{L}/gu);
  if (letters === 0 || count(text, /\p{Script=Latin}/gu) * 2 >= letters) return [];
  // Japanese also has characters of Chinese.
  return languagesOf.find(([script]) => count(text, script) > 0)?.[1] ?? [];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
