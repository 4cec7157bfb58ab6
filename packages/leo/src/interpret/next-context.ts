import { isOneOf, talkIntents } from "#intents/talk-intents.ts";
import type { Interpretation, Moment, Understanding } from "#understanding.ts";

/** Short replies refer to what was asked before; they ask for nothing themselves. */
const replies = ["yes", "no", "never_mind", "repeat", "undo"] as const;

/** What the next message may complete: small talk and short replies in between change nothing. */
export function nextPrevious(
  previous: Moment["previous"],
  { kind, intent, asked }: Interpretation,
  message: string,
): Moment["previous"] {
  if (kind === "safety") return null;
  if (intent === null || kind === "smallTalk" || kind === "told" || kind === "reply")
    return previous;
  return isOneOf(talkIntents, intent) || isOneOf(replies, intent)
    ? previous
    : { intent, message: asked ?? message };
}

/**
 * What "it" means in the next message: the title that was just spoken of.
 * @param named titles that the message names
 */
export function nextFocus(
  focus: string | null,
  reading: Understanding,
  named: readonly string[],
): string | null {
  if (reading.kind === "search") return null;
  return titleOf(reading) ?? named[0] ?? focus;
}

export function titleOf(reading: Understanding): string | null {
  const slots =
    reading.kind === "command" || reading.kind === "confirm"
      ? reading.command.slots
      : reading.kind === "question"
        ? reading.question.slots
        : {};
  return "titleId" in slots && typeof slots.titleId === "string" ? slots.titleId : null;
}
