import type { MouthShape } from "#story/timeline.ts";

/** A mouth shape and its duration; `isVowel` marks the start of a syllable. */
export type HeldShape = { shape: MouthShape; isVowel: boolean; seconds: number };

type Phone = { phone: string; start: number; end: number };

/** Mouth shapes of the ARPAbet phones. A vowel is a syllable; two shapes are a diphthong. */
const vowels: Readonly<Record<string, string>> = {
  aa: "D",
  ae: "C",
  ah: "C",
  ao: "E",
  aw: "DF",
  ax: "C",
  axr: "E",
  ay: "DB",
  eh: "C",
  er: "E",
  ey: "CB",
  ih: "B",
  ix: "B",
  iy: "B",
  ow: "EF",
  oy: "EB",
  uh: "F",
  uw: "F",
};
const consonants: Readonly<Record<string, string>> = {
  b: "A",
  m: "A",
  p: "A",
  em: "A",
  f: "G",
  v: "G",
  l: "H",
  el: "H",
  th: "H",
  dh: "H",
  r: "E",
  w: "F",
  hh: "C",
  hv: "C",
  pau: "X",
  ssil: "X",
};

/**
 * Encodes the mouth shapes of phones as one word: a letter each, lowercase for a vowel, with its
 * duration in hundredths of a second ("H6c9F12"). Rounding errors do not accumulate.
 */
export function writeShapes(phones: readonly Phone[]): string {
  let code = "";
  let written = 0;
  const write = (letter: string, until: number) => {
    const hundredths = Math.max(0, Math.round(until * 100) - written);
    if (hundredths === 0) return;
    written += hundredths;
    code += `${letter}${hundredths}`;
  };
  const [first] = phones;
  if (first) write("X", first.start);
  for (const { phone, start, end } of phones) {
    const [shape = "B", second] = vowels[phone] ?? consonants[phone] ?? "B";
    const middle = second ? start + (end - start) * 0.6 : end;
    write(phone in vowels ? shape.toLowerCase() : shape, middle);
    if (second) write(second, end);
  }
  return code;
}

/**
 * Decodes a word from `writeShapes`.
 * @throws RangeError for any other word.
 */
export function readShapes(code: string): HeldShape[] {
  if (!/^(?:[XA-Ha-h]\d{1,3})+$/.test(code)) throw new RangeError(`"${code}" is no mouth`);
  return [...code.matchAll(/([A-Za-z])(\d+)/g)].map(([, letter = "X", hundredths]) => ({
    shape: letter.toUpperCase() as MouthShape,
    isVowel: letter !== letter.toUpperCase(),
    seconds: Number(hundredths) / 100,
  }));
}
