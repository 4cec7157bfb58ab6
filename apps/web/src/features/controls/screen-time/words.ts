import type { TimeLeft } from "@goldmane/contracts/controls/screen-time";

/** What the card says when it is over. */
export function describeEnd({ reason, until }: TimeLeft): { heading: string; words: string } {
  switch (reason) {
    case "bedTime":
      return {
        heading: "Time for bed",
        words: `The lion is yawning too. The cinema opens again ${until ? `at ${until}` : "in the morning"}. Sleep well!`,
      };
    case "films":
      return {
        heading: "Enough new films for today",
        words: "Those you have seen today are still yours to watch again. New ones come tomorrow.",
      };
    case "minutes":
      return {
        heading: "That was it for today",
        words: "Your film time is used up. It will be there again tomorrow, and so will the films.",
      };
  }
}

/** What is said while a film still runs. */
export function describeWarning({ reason, minutesLeft, isLast }: TimeLeft): string {
  if (isLast) return "You may watch this one to its end";
  const minutes = Math.max(1, Math.ceil(minutesLeft));
  const time = `${minutes} minute${minutes === 1 ? "" : "s"}`;
  return reason === "bedTime" ? `Bed time in ${time}` : `${time} of film time left`;
}
