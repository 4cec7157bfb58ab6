const upToThirty =
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce
  quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro
  veinticinco veintiseis veintisiete veintiocho veintinueve treinta`.split(/\s+/);
const tens = new Map([
  ["treinta", 30],
  ["cuarenta", 40],
  ["cincuenta", 50],
  ["sesenta", 60],
  ["setenta", 70],
  ["ochenta", 80],
  ["noventa", 90],
]);
const valueOf = new Map<string, number>([
  ...upToThirty.map((word, value): [string, number] => [word, value]),
  ...tens,
  ["cien", 100],
  ["ciento", 100],
  ["doscientos", 200],
]);

/** Number words become digits, "cuarenta y cinco" as one number. "Uno" and "una" stay. */
export function readSpanishNumbers(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const value = valueOf.get(word);
    if (value === undefined || word === "uno") {
      read.push(word);
      continue;
    }
    const [next = "", afterNext = ""] = words.slice(at + 1);
    const unit = valueOf.get(afterNext) ?? 0;
    const rest = valueOf.get(next) ?? 0;
    if (tens.has(word) && next === "y" && unit > 0 && unit < 10) {
      read.push(String(value + unit));
      at += 2;
    } else if (word === "ciento" && rest > 0 && rest < 100) {
      read.push(String(value + rest));
      at += 1;
    } else read.push(String(value));
  }
  return read;
}
