const amounts = "(?:an?|one|half an?|half a|\\d+(?: and a half)?)";
const unitSeconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
const spans = new RegExp(
  `^(${amounts}) (second|minute|hour)s?(?: and a (half)\\b)?(?: (?:and )?(\\d+)(?: (second|minute)s?)?\\b)?`,
);

/** A duration at the start of normalized `words`: in seconds, with the number of words it takes. */
export function readDuration(words: readonly string[]): { seconds: number; words: number } | null {
  const found = spans.exec(words.join(" "));
  if (!found) return null;
  const [all, amount = "", unit = "", half, extra, extraUnit] = found;
  const size = unitSeconds[unit] ?? 0;
  let seconds = readAmount(amount) * size + (half ? size / 2 : 0);
  if (extra) {
    // "One minute twenty" continues in the next smaller unit.
    const smaller = extraUnit ? unitSeconds[extraUnit] : size / 60;
    if (!smaller || smaller < 1) return null;
    seconds += Number(extra) * smaller;
  }
  return { seconds, words: all.trim().split(" ").length };
}

function readAmount(amount: string): number {
  if (amount.startsWith("half")) return 0.5;
  if (/^(?:an?|one)$/.test(amount)) return 1;
  return Number.parseInt(amount, 10) + (amount.endsWith("half") ? 0.5 : 0);
}
