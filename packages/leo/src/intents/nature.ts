import type { Meaning } from "#meaning.ts";

/**
 * How sure the classifier must be, from 0 to 1. Doing what nobody asked for is worse than asking
 * back, and a wrong answer lies between. `tools/intents/evaluate.ts` prints what the limits give.
 */
export const limits = {
  /** For a command, which changes what is on the screen. */
  command: 0.85,
  /** For an answer or a search. */
  answer: 0.4,
  /** From here Leo asks which of two is meant. */
  ask: 0.3,
} as const;

export function limitFor(meaning: Meaning): number {
  switch (meaning.kind) {
    case "command":
    case "unsure":
    case "playWanted":
      return limits.command;
    case "question":
    case "reply":
    case "fun":
    case "wanted":
    case "compared":
    case "refined":
    case "line":
      return limits.answer;
  }
}
