import { assertNever } from "@goldmane/std/assert-never";

/** Microphone state: off, listening, or transcribing. */
export type Hearing = {
  stage: "off" | "listening" | "understanding";
  problem: "denied" | "unavailable" | "nothing" | null;
  /** A transcript waits for review. */
  hasHeard: boolean;
};

export type HearingEvent =
  | { type: "opened" }
  | { type: "finished" }
  | { type: "heard"; text: string }
  | { type: "failed"; why: "denied" | "unavailable" }
  | { type: "cancelled" }
  | { type: "sent" };

export const deaf: Hearing = { stage: "off", problem: null, hasHeard: false };

export function nextHearing(hearing: Hearing, event: HearingEvent): Hearing {
  switch (event.type) {
    case "opened":
      return { stage: "listening", problem: null, hasHeard: false };
    case "finished":
      return hearing.stage === "listening" ? { ...hearing, stage: "understanding" } : hearing;
    case "heard":
      return event.text.trim() === ""
        ? { stage: "off", problem: "nothing", hasHeard: false }
        : { stage: "off", problem: null, hasHeard: true };
    case "failed":
      return { stage: "off", problem: event.why, hasHeard: false };
    case "cancelled":
    case "sent":
      return deaf;
    default:
      return assertNever(event);
  }
}
