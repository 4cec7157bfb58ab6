import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { say, sayPlural } from "#platform/words/say.ts";

/** Texts of the notice when time is up. */
export function describeEnd({ reason, until }: TimeLeft): { heading: string; description: string } {
  switch (reason) {
    case "bedTime":
      return {
        heading: say`Time for bed`,
        description: until
          ? say`The lion is yawning too. The cinema opens again at ${until}. Sleep well!`
          : say`The lion is yawning too. The cinema opens again in the morning. Sleep well!`,
      };
    case "films":
      return {
        heading: say`Enough new films for today`,
        description: say`Those you have seen today are still yours to watch again. New ones come tomorrow.`,
      };
    case "minutes":
      return {
        heading: say`That was it for today`,
        description: say`Your film time is used up. It will be there again tomorrow, and so will the films.`,
      };
  }
}

/** Text of a warning. */
export function describeWarning({ reason, minutesLeft, isLast }: TimeLeft): string {
  if (isLast) return say`You may watch this one to its end`;
  const minutes = Math.max(1, Math.ceil(minutesLeft));
  return reason === "bedTime"
    ? sayPlural(minutes, { one: "Bed time in # minute", other: "Bed time in # minutes" })
    : sayPlural(minutes, {
        one: "# minute of film time left",
        other: "# minutes of film time left",
      });
}
