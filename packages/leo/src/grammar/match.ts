import type { Template } from "./template.ts";

/** A possible value of a slot: the end of its words, the value and its certainty. */
export type Filling = { end: number; value: unknown; certainty: number };

/** Returns all values of slot `name` that begin at word `start`. */
export type FillSlot = (name: string, words: readonly string[], start: number) => Filling[];

export type Match = {
  slots: Readonly<Record<string, unknown>>;
  /** Certainty of the least certain slot; 1 without slots. */
  certainty: number;
  /** Number of matched literal words of the template: the more, the more specific. */
  said: number;
};

/** Steps after which matching gives up and the sentence counts as not understood. */
const mostSteps = 20_000;

/** All ways in which a template matches the whole of `words`. */
export function matchTemplate(
  template: Template,
  words: readonly string[],
  fill: FillSlot,
): Match[] {
  const found: Match[] = [];
  let steps = 0;

  function walk(
    part: Template,
    at: number,
    so: Match,
    then: (at: number, so: Match) => void,
  ): void {
    steps += 1;
    if (steps > mostSteps) return;
    switch (part.kind) {
      case "word":
        if (words[at] === part.word) then(at + 1, { ...so, said: so.said + 1 });
        return;
      case "any":
        for (const choice of part.choices) walk(choice, at, so, then);
        return;
      case "all":
        walkAll(part.parts, 0, at, so, then);
        return;
      case "slot":
        if (at >= words.length) return;
        for (const { end, value, certainty } of fill(part.slot, words, at))
          then(end, {
            slots: { ...so.slots, [part.slot]: value },
            certainty: Math.min(so.certainty, certainty),
            said: so.said,
          });
    }
  }

  function walkAll(
    parts: readonly Template[],
    index: number,
    at: number,
    so: Match,
    then: (at: number, so: Match) => void,
  ): void {
    const part = parts[index];
    if (!part) then(at, so);
    else walk(part, at, so, (next, sofar) => walkAll(parts, index + 1, next, sofar, then));
  }

  walk(template, 0, { slots: {}, certainty: 1, said: 0 }, (at, so) => {
    if (at === words.length) found.push(so);
  });
  return found;
}
