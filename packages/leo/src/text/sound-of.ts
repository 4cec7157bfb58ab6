const sounds: readonly [RegExp, string][] = [
  [/\b(?:kn|gn|pn)/g, "n"],
  [/\bwr/g, "r"],
  [/\bwh/g, "w"],
  [/\bps/g, "s"],
  [/tch|ch|sch/g, "x"],
  [/sh|ti(?=o)|ci(?=a|o)|si(?=o)/g, "x"],
  [/th/g, "t"],
  [/ph/g, "f"],
  [/gh/g, ""],
  [/ck|q|c(?=[^eiy]|$)/g, "k"],
  [/c/g, "s"],
  [/dg(?=[eiy])|g(?=[eiy])/g, "j"],
  [/mb\b/g, "m"],
  [/z/g, "s"],
  [/v/g, "f"],
  [/d/g, "t"],
  [/b/g, "p"],
  [/g/g, "k"],
];

/**
 * A phonetic key of a name: consonants by place of articulation, no vowels but an initial one,
 * words joined.
 */
export function soundOf(text: string): string {
  let heard = text;
  for (const [from, to] of sounds) heard = heard.replaceAll(from, to);
  const [first = ""] = heard;
  const rest = heard.slice(1).replaceAll(/[aeiouyhw\s]/g, "");
  return `${/[aeiouy]/.test(first) ? "a" : first}${rest}`.replaceAll(/(.)\1+/g, "$1");
}
