/** Ways to ask for a course, and what Leo understands in their place. */
const rewrites: readonly [RegExp, string][] = [
  [
    /^(?:please )?(?:take|fly|bring|steer) (?:me|us) (?:to )?(?:somewhere|someplace|some place|a place|a planet|a world) (?:that is |that’s |that's )?/i,
    "something ",
  ],
  [
    /^(?:let['’]?s go|go|fly|set (?:a )?course) (?:to |for )?(?:somewhere|someplace|a planet|a world) /i,
    "something ",
  ],
  [/^(?:please )?(?:take|fly|bring|steer) (?:me|us) to /i, "show me "],
  [
    /^(?:por favor,? )?(?:ll[eé]va(?:me|nos)|vamos|vuela) a (?:un lugar|alg[uú]n lugar|alg[uú]n sitio|un sitio|un planeta|un mundo) /i,
    "algo ",
  ],
  [/^(?:por favor,? )?(?:ll[eé]va(?:me|nos)|vamos) (?:a|al) /i, "muéstrame "],
];

/** A course in the words of a wish for films: "take me somewhere funny" is "something funny". */
export function toWish(message: string): string {
  for (const [pattern, instead] of rewrites)
    if (pattern.test(message)) return message.replace(pattern, instead);
  return message;
}
