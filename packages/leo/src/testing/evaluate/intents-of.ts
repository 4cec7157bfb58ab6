import type { IntentName } from "#intents/intent-names.ts";
import type { Interpretation } from "#understanding.ts";

/** What a message was understood as, for scores: an intent, "distress:<kind>" or "unknown". */
export function describeReading(reading: Interpretation): string {
  if (reading.kind === "safety") return `distress:${reading.category}`;
  if (reading.intent !== null) return reading.intent;
  return reading.kind === "search" ? "find_film" : "unknown";
}

/** Intents that come to the same thing in a conversation: either counts as right. */
export const equalIntents: readonly (readonly IntentName[])[] = [
  ["exclude", "reject_shown"],
  ["another", "reject_shown"],
  ["open_controls", "controls_how"],
];
