import { pick, type Random } from "@goldmane/std/seeded-random";

const vowels = ["a", "e", "i", "o", "u"] as const;
const neighbors: Readonly<Record<string, readonly [string, ...string[]]>> = {
  a: ["s", "q"],
  b: ["v", "n"],
  c: ["k", "s", "x"],
  d: ["s", "f"],
  e: ["r", "w", "i"],
  g: ["h", "j"],
  h: ["j", ""],
  i: ["y", "o", "e"],
  k: ["c", "q"],
  l: ["k", ""],
  m: ["n"],
  n: ["m", "b"],
  o: ["p", "u"],
  q: ["k"],
  r: ["t", ""],
  s: ["c", "z"],
  t: ["r", ""],
  u: ["y", "oo"],
  v: ["b"],
  w: ["e", ""],
  y: ["i", "ll"],
  z: ["s"],
};

/** A message as hurried or small hands type it: letters swapped, dropped, doubled or mistaken. */
export function misspell(text: string, random: Random): string {
  return text
    .split(" ")
    .map((word) => (word.length > 2 && random() < 0.18 ? misspellWord(word, random) : word))
    .join(" ");
}

function misspellWord(word: string, random: Random): string {
  const at = Math.floor(random() * (word.length - 1));
  const letter = word[at] ?? "";
  const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
  switch (Math.floor(random() * 5)) {
    case 0:
      return head + tail;
    case 1:
      return head + letter + letter + tail;
    case 2:
      return head + (word[at + 1] ?? "") + letter + word.slice(at + 2);
    case 3: {
      const near = neighbors[letter.toLowerCase()];
      return near ? head + pick(random, near) + tail : word;
    }
    default:
      return vowels.some((vowel) => vowel === letter) ? head + pick(random, vowels) + tail : word;
  }
}

const callsEn = [
  "leo",
  "hey leo",
  "hi leo",
  "ok",
  "um",
  "please",
  "can you",
  "leo please",
] as const;
const callsEs = ["leo", "oye leo", "hola leo", "por favor", "este", "porfa", "oye"] as const;

/** With an address or a filler before or after it, as in speech. */
export function addressLeo(text: string, language: "en" | "es", random: Random): string {
  const call = pick(random, language === "en" ? callsEn : callsEs);
  return random() < 0.7 ? `${call} ${text}` : `${text} ${call}`;
}
