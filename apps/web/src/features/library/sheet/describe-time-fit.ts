import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { say, sayPlural } from "#platform/words/say.ts";

export type TimeFit = { fits: boolean; text: string };

/** Whether a film ends within a child's time left; null without a limit. */
export function describeTimeFit(
  timeLeft: TimeLeft | null | undefined,
  durationSeconds: number,
): TimeFit | null {
  if (!timeLeft || timeLeft.isLast) return null;
  const minutes = Math.floor(timeLeft.minutesLeft);
  if (timeLeft.minutesLeft <= 0) {
    return {
      fits: false,
      text: timeLeft.reason === "bedTime" ? say`It’s bedtime` : say`No more films today`,
    };
  }
  if (timeLeft.reason === "films") return null;
  const fits = durationSeconds <= timeLeft.minutesLeft * 60;
  if (timeLeft.reason === "bedTime") {
    return { fits, text: fits ? say`Fits before bedtime` : say`Ends after bedtime` };
  }
  return {
    fits,
    text: fits
      ? sayPlural(minutes, {
          one: "Fits in the # minute left today",
          other: "Fits in the # minutes left today",
        })
      : sayPlural(minutes, {
          one: "Longer than the # minute left today",
          other: "Longer than the # minutes left today",
        }),
  };
}
