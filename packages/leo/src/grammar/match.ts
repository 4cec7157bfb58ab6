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
  literalWords: number;
};

/** Steps after which matching gives up and the sentence counts as not understood. */
const maxSteps = 20_000;

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
    partial: Match,
    next: (at: number, partial: Match) => void,
  ): void {
    steps += 1;
    if (steps > maxSteps) return;
    switch (part.kind) {
      case "word":
        if (words[at] === part.word) {
          next(at + 1, { ...partial, literalWords: partial.literalWords + 1 });
        }
        return;
      case "any":
        for (const choice of part.choices) walk(choice, at, partial, next);
        return;
      case "all":
        walkAll(part.parts, 0, at, partial, next);
        return;
      case "slot":
        if (at >= words.length) return;
        for (const { end, value, certainty } of fill(part.slot, words, at))
          next(end, {
            slots: { ...partial.slots, [part.slot]: value },
            certainty: Math.min(partial.certainty, certainty),
            literalWords: partial.literalWords,
          });
    }
  }

  function walkAll(
    parts: readonly Template[],
    index: number,
    at: number,
    partial: Match,
    next: (at: number, partial: Match) => void,
  ): void {
    const part = parts[index];
    if (!part) next(at, partial);
    else walk(part, at, partial, (end, longer) => walkAll(parts, index + 1, end, longer, next));
  }

  walk(template, 0, { slots: {}, certainty: 1, literalWords: 0 }, (at, whole) => {
    if (at === words.length) found.push(whole);
  });
  return found;
}
