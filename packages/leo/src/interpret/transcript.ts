import type { Language } from "#distress/distress.ts";
import type { Moment } from "#understanding.ts";

/** A message, and the context that it may refer to. */
export type Transcript = {
  message: string;
  /** In the form that `normalizeText` produces. */
  words: string;
  language: Language;
  moment: Moment;
  /** Titles that were shown last. */
  shown: readonly string[];
};

/** What Leo said last. */
export function lastLine({ history }: Moment): string {
  return history.findLast(({ role }) => role === "assistant")?.content ?? "";
}
