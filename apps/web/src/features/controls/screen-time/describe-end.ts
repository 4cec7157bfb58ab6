import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { formatClock } from "#platform/words/formats.ts";
import { say, sayPlural } from "#platform/words/say.ts";

/** Texts of the notice when time is up. */
export function describeEnd({ reason, until }: TimeLeft): { heading: string; description: string } {
  switch (reason) {
    case "bedTime":
      return {
        heading: say`Time for bed`,
        description: until
          ? say`The lion is yawning too. You can watch again at ${formatClock(until)}. Sleep well!`
          : say`The lion is yawning too. You can watch again in the morning. Sleep well!`,
      };
    case "films":
      return {
        heading: say`No more new films today`,
        description: say`You can rewatch today’s films. New ones come tomorrow.`,
      };
    case "minutes":
      return {
        heading: say`That’s it for today`,
        description: say`Your screen time is used up. See you tomorrow!`,
      };
  }
}

/** Text of a warning. */
export function describeWarning({ reason, minutesLeft, isLast }: TimeLeft): string {
  if (isLast) return say`You can finish this film`;
  const minutes = Math.max(1, Math.ceil(minutesLeft));
  return reason === "bedTime"
    ? sayPlural(minutes, { one: "Bedtime in # minute", other: "Bedtime in # minutes" })
    : sayPlural(minutes, {
        one: "# minute left to watch",
        other: "# minutes left to watch",
      });
}
