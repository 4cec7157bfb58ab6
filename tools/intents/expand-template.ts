import { pick, type Random } from "@goldmane/std/seeded-random";

/**
 * One random expansion of a template: `(a|b)` is one of them, `[a|b]` one of them or nothing;
 * both nest. Slots in braces stay.
 * @throws RangeError if a bracket has no partner
 */
export function expandTemplate(template: string, random: Random): string {
  let at = 0;
  const text = readChoices("");
  return text.replaceAll(/\s+/g, " ").trim();

  /** Reads alternatives up to the closing bracket, and returns one of them. */
  function readChoices(closing: "" | ")" | "]"): string {
    const choices: string[] = [];
    let current = "";
    for (; at < template.length; at += 1) {
      const letter = template[at] ?? "";
      if (letter === "(" || letter === "[") {
        at += 1;
        const inner = readChoices(letter === "(" ? ")" : "]");
        current += letter === "[" && random() < 0.5 ? "" : inner;
      } else if (letter === ")" || letter === "]") {
        if (letter !== closing) throw new RangeError(`Unmatched ${letter} in "${template}"`);
        return choose([...choices, current]);
      } else if (letter === "|") {
        choices.push(current);
        current = "";
      } else current += letter;
    }
    if (closing !== "") throw new RangeError(`No ${closing} in "${template}"`);
    return choose([...choices, current]);
  }

  function choose(choices: readonly string[]): string {
    const [first = "", ...others] = choices;
    return pick(random, [first, ...others]);
  }
}
