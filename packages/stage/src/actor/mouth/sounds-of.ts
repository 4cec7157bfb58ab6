import type { MouthShape } from "#story/timeline.ts";

/** A speech sound as mouth shapes: one, or two for a diphthong, and its relative duration. */
export type Sound = { shapes: readonly MouthShape[]; vowel: boolean; weight: number };

const vowel = (...shapes: MouthShape[]): Sound => ({
  shapes,
  vowel: true,
  weight: shapes.length > 1 ? 1.5 : 1.15,
});
const consonant = (shape: MouthShape, weight: number): Sound => ({
  shapes: [shape],
  vowel: false,
  weight,
});

// Sounds are named by an example word (vowels) or by how they are formed (consonants).
const cat = vowel("C");
const father = vowel("D");
const bed = vowel("C");
const sit = vowel("B");
const see = vowel("B");
const law = vowel("E");
const cup = vowel("C");
const bird = vowel("E");
const blue = vowel("F");
const day = vowel("C", "B");
const my = vowel("D", "B");
const now = vowel("D", "F");
const boy = vowel("E", "B");
const go = vowel("E", "F");
const lips = consonant("A", 0.62);
const teeth = consonant("G", 0.72);
const tongue = consonant("H", 0.62);
const hiss = consonant("B", 0.72);
const stop = consonant("B", 0.5);
const round = consonant("F", 0.6);
const curl = consonant("E", 0.55);
const breath = consonant("C", 0.4);

type Rule = readonly [
  letters: string,
  sounds: readonly Sound[],
  when?: "final" | "before-vowel" | "long",
];

/**
 * Rules from English spelling to sounds, the longest match first within each initial letter.
 * `long`: the letter precedes one consonant and a final e ("cake"), which lengthens it.
 */
const rules: readonly Rule[] = [
  ["augh", [law]],
  ["aigh", [day]],
  ["air", [bed, curl]],
  ["ai", [day]],
  ["ay", [day]],
  ["au", [law]],
  ["aw", [law]],
  ["all", [law, tongue]],
  ["ar", [father, curl]],
  ["a", [day], "long"],
  ["a", [cup], "final"],
  ["a", [cat]],
  ["bb", [lips]],
  ["b", [lips]],
  ["ch", [hiss]],
  ["ck", [stop]],
  ["cc", [stop]],
  ["c", [stop]],
  ["dge", [hiss]],
  ["dd", [stop]],
  ["d", [stop]],
  ["eigh", [day]],
  ["ear", [see, curl]],
  ["eer", [see, curl]],
  ["ee", [see]],
  ["ea", [see]],
  ["ei", [see]],
  ["ey", [see]],
  ["ew", [blue]],
  ["eu", [blue]],
  ["er", [bird]],
  ["ed", [stop], "final"],
  ["e", [], "final"],
  ["e", [bed]],
  ["ff", [teeth]],
  ["f", [teeth]],
  ["gh", []],
  ["gg", [stop]],
  ["ge", [hiss], "final"],
  ["g", [stop]],
  ["h", [breath]],
  ["igh", [my]],
  ["ir", [bird]],
  ["ie", [see]],
  ["i", [my], "long"],
  ["i", [my], "final"],
  ["i", [sit]],
  ["j", [hiss]],
  ["kn", [stop]],
  ["k", [stop]],
  ["ll", [tongue]],
  ["l", [tongue]],
  ["mm", [lips]],
  ["mb", [lips], "final"],
  ["m", [lips]],
  ["ng", [stop]],
  ["nn", [stop]],
  ["n", [stop]],
  ["ough", [law]],
  ["ould", [cup, stop]],
  ["ous", [cup, hiss]],
  ["oor", [law, curl]],
  ["oo", [blue]],
  ["oa", [go]],
  ["oi", [boy]],
  ["oy", [boy]],
  ["ow", [go], "final"],
  ["ow", [now]],
  ["ou", [now]],
  ["or", [law, curl]],
  ["o", [go], "long"],
  ["o", [go], "final"],
  ["o", [father]],
  ["ph", [teeth]],
  ["pp", [lips]],
  ["p", [lips]],
  ["qu", [stop, round]],
  ["q", [stop]],
  ["rr", [curl]],
  ["r", [curl]],
  ["sh", [hiss]],
  ["ss", [hiss]],
  ["s", [hiss]],
  ["tion", [hiss, cup, stop]],
  ["tch", [hiss]],
  ["th", [tongue]],
  ["tt", [stop]],
  ["t", [stop]],
  ["ur", [bird]],
  ["u", [blue], "long"],
  ["u", [blue], "final"],
  ["u", [cup]],
  ["v", [teeth]],
  ["wh", [round]],
  ["wr", [curl]],
  ["w", [round]],
  ["x", [stop, hiss]],
  ["y", [consonant("B", 0.5)], "before-vowel"],
  ["y", [see], "final"],
  ["y", [sit]],
  ["z", [hiss]],
];

const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Words that the rules would misread. */
const exceptions: Record<string, readonly Sound[]> = {
  the: [tongue, cup],
  to: [stop, blue],
  you: [consonant("B", 0.5), blue],
  i: [my],
  a: [cup],
  of: [cup, teeth],
  one: [round, cup, stop],
  two: [stop, blue],
  eight: [day, stop],
  are: [father, curl],
  was: [round, cup, hiss],
  do: [stop, blue],
  who: [breath, blue],
  my: [lips, my],
  we: [round, see],
  me: [lips, see],
  he: [breath, see],
  she: [hiss, see],
  be: [lips, see],
  no: [stop, go],
  so: [hiss, go],
  go: [stop, go],
  by: [lips, my],
  oh: [go],
  have: [breath, cat, teeth],
  love: [tongue, cup, teeth],
  come: [stop, cup, lips],
  some: [hiss, cup, lips],
  what: [round, cup, stop],
  there: [tongue, bed, curl],
  where: [round, bed, curl],
};

/** The sounds of one word, in order. Letters of other scripts also move the mouth. */
export function soundsOf(word: string): readonly Sound[] {
  const plain = word
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f']/g, "");
  const known = exceptions[plain];
  if (known) return known;
  const sounds: Sound[] = [];
  let at = 0;
  while (at < plain.length) {
    const rule = rules.find((candidate) => fits(candidate, plain, at));
    const digit = digits[Number.parseInt(plain[at] ?? "", 10)];
    if (rule) sounds.push(...rule[1]);
    else if (digit) sounds.push(...soundsOf(digit));
    else if (/\p{L}/u.test(plain[at] ?? "")) sounds.push(sounds.length % 2 === 0 ? stop : cat);
    at += rule ? rule[0].length : 1;
  }
  if (sounds.length > 0 && !sounds.some((sound) => sound.vowel)) sounds.push(cup);
  return sounds;
}

function fits([letters, , when]: Rule, word: string, at: number): boolean {
  if (!word.startsWith(letters, at)) return false;
  const rest = word.slice(at + letters.length);
  switch (when) {
    case undefined:
      return true;
    case "final":
      return rest === "" || (rest === "s" && letters !== "s");
    case "before-vowel":
      return /^[aeiou]/.test(rest);
    case "long":
      return /^[^aeiouy]e(s|d)?$/.test(rest);
  }
}
