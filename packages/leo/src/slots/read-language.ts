const languages: readonly [RegExp, string][] = [
  [/\b(?:english|ingles)\b/, "en"],
  [/\b(?:spanish|espanol|castellano)\b/, "es"],
  [/\b(?:french|frances)\b/, "fr"],
  [/\b(?:german|aleman)\b/, "de"],
  [/\b(?:portuguese|portugues)\b/, "pt"],
  [/\b(?:italian|italiano)\b/, "it"],
];

/** The language that normalized words name, as BCP 47 has it. */
export function readLanguageName(words: string): string | null {
  return languages.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
