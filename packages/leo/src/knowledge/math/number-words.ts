import type { Language } from "#distress/distress.ts";

type Counting = {
  /** Up to 900, added together. */
  small: ReadonlyMap<string, number>;
  hundred: string | null;
  scales: ReadonlyMap<string, number>;
  joint: string;
};

function number(words: string, first: number, step: number): [string, number][] {
  return words.split(" ").map((word, at) => [word, first + at * step]);
}

const counting: Readonly<Record<Language, Counting>> = {
  en: {
    small: new Map([
      ...number("zero one two three four five six seven eight nine ten eleven twelve", 0, 1),
      ...number("thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 13, 1),
      ...number("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
      ...number("fourty", 40, 1),
      ...number("fiveteen", 15, 1),
      ...number("fivety", 50, 1),
    ]),
    hundred: "hundred",
    scales: new Map([
      ["thousand", 1e3],
      ["million", 1e6],
      ["billion", 1e9],
      ["trillion", 1e12],
    ]),
    joint: "and",
  },
  es: {
    small: new Map([
      ...number("cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece", 0, 1),
      ...number("catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno", 14, 1),
      ...number("veintidos veintitres veinticuatro veinticinco veintiseis veintisiete", 22, 1),
      ...number("veintiocho veintinueve", 28, 1),
      ...number("treinta cuarenta cincuenta sesenta setenta ochenta noventa cien", 30, 10),
      ...number("ciento doscientos trescientos cuatrocientos quinientos seiscientos", 100, 100),
      ...number("setecientos ochocientos novecientos", 700, 100),
      ...number("un", 1, 1),
      ...number("sinco", 5, 1),
      ...number("zero", 0, 1),
    ]),
    hundred: null,
    scales: new Map([
      ["mil", 1e3],
      ["millon", 1e6],
      ["millones", 1e6],
      ["billon", 1e12],
      ["billones", 1e12],
    ]),
    joint: "y",
  },
};

/** Writes number words of any size as digits: "two hundred and thirteen" as "213". */
export function writeDigits(words: readonly string[], language: Language): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = readNumber(words, at, counting[language]);
    written.push(found ? String(found.value) : (words[at] ?? ""));
    at = found?.end ?? at + 1;
  }
  return written;
}

type Read = { value: number; end: number };

function readNumber(words: readonly string[], start: number, counts: Counting): Read | null {
  let [total, group, at, size] = [0, 0, start, Number.POSITIVE_INFINITY];
  let isAny = false;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const small = counts.small.get(word);
    const scale = counts.scales.get(word);
    if (small !== undefined && small < size) {
      // "Twenty five" is one number, "two three" are two.
      group += small;
      size = small >= 100 ? 100 : small >= 20 && small % 10 === 0 ? 10 : 0;
      isAny = true;
    } else if (word === counts.hundred && (group > 0 || !isAny)) {
      group = Math.max(1, group) * 100;
      size = 100;
      isAny = true;
    } else if (scale !== undefined && (isAny || word !== "un")) {
      total += Math.max(1, group) * scale;
      group = 0;
      size = Number.POSITIVE_INFINITY;
      isAny = true;
    } else if (
      isAny &&
      word === counts.joint &&
      size > 0 &&
      size <= 100 &&
      continues(words[at + 1], size, counts)
    ) {
      continue;
    } else if (!isAny && /^\d+$/.test(word) && counts.scales.has(words[at + 1] ?? "")) {
      group = Number(word);
      size = 0;
      isAny = true;
    } else break;
  }
  return isAny ? { value: total + group, end: at } : null;
}

function continues(word: string | undefined, size: number, counts: Counting): boolean {
  const value = counts.small.get(word ?? "");
  return value !== undefined && value < size && value > 0;
}
