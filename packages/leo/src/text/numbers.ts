const units = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");
const tens = " ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const valueOf = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.slice(2).map((word, at): [string, number] => [word, (at + 2) * 10]),
]);

/** The words that a number begins with. */
export const numberWords: readonly string[] = [...valueOf.keys()];

/**
 * Number words become digits, "two hundred and thirteen" as one number. A lone "one" stays, since it
 * mostly means no number ("the second one").
 */
export function readNumbers(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = readNumber(words, at);
    const word = words[at] ?? "";
    if (found && !(found.end === at + 1 && word === "one")) {
      read.push(String(found.value));
      at = found.end;
    } else {
      read.push(word);
      at += 1;
    }
  }
  return read;
}

function readNumber(
  words: readonly string[],
  start: number,
): { value: number; end: number } | null {
  let at = start;
  let value = valueOf.get(words[at] ?? "");
  if (value === undefined) return null;
  at += 1;
  const unit = valueOf.get(words[at] ?? "");
  if (value >= 20 && value % 10 === 0 && unit !== undefined && unit > 0 && unit < 10) {
    value += unit;
    at += 1;
  }
  if (words[at] === "hundred" && value > 0 && value < 100) {
    value *= 100;
    at += 1;
    const rest = readNumber(words, words[at] === "and" ? at + 1 : at);
    if (rest && rest.value < 100) return { value: value + rest.value, end: rest.end };
  }
  return { value, end: at };
}

/** 213 as "two hundred and thirteen". Leaves all but whole numbers up to 999 unchanged. */
export function speakNumber(digits: string): string {
  const value = Number(digits);
  if (!Number.isInteger(value) || value < 0 || value > 999) return digits;
  if (value < 20) return units[value] ?? digits;
  if (value < 100) {
    const unit = value % 10;
    return unit ? `${tens[Math.floor(value / 10)]} ${units[unit]}` : (tens[value / 10] ?? digits);
  }
  const rest = value % 100;
  const hundreds = `${units[Math.floor(value / 100)]} hundred`;
  return rest ? `${hundreds} and ${speakNumber(String(rest))}` : hundreds;
}
