const named: readonly [RegExp, number][] = [
  [/\b(?:max|maximum|full|all the way up|loudest|maximo|tope|full)\b/, 1],
  [/\b(?:half|halfway|mitad|medio)\b/, 0.5],
  [/\b(?:minimum|min|lowest|minimo)\b/, 0.1],
];

/** A volume from 0 to 1: "to 30 percent", "half"; up to ten counts as tenths. */
export function readLevel(words: string): number | null {
  const number = /\b(\d{1,3})(?: (percent|por ciento))?\b/.exec(words);
  if (number) {
    const value = Number(number[1]);
    return Math.min(1, value <= 10 && !number[2] ? value / 10 : value / 100);
  }
  return named.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** A playback speed: "1.5", "double", "twice". */
export function readRate(message: string): number | null {
  const number = /(\d(?:[.,]\d{1,2})?)\s?x?\b/.exec(message)?.[1];
  if (number !== undefined) {
    const rate = Number(number.replace(",", "."));
    return rate >= 0.25 && rate <= 2 ? rate : null;
  }
  if (/\b(?:double|twice|doble)\b/i.test(message)) return 2;
  return /\b(?:half|mitad)\b/i.test(message) ? 0.5 : null;
}
