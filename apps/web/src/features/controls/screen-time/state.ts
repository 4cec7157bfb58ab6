import { timeWarnings } from "@goldmane/contracts/controls/limits";
import { isOver } from "@goldmane/contracts/controls/screen-time";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";

/** What the viewer was warned of last: the minutes of the warning, or that it is the last film. */
export type Warned = number | "last" | null;

/** The warning that is due: 10, 5 and 1 minute before the end; null while there is time, or none left. */
export function warningFor(timeLeft: TimeLeft | null): Warned {
  if (!timeLeft || isOver(timeLeft)) return null;
  if (timeLeft.isLast) return "last";
  const due = timeWarnings.filter((minutes) => timeLeft.minutesLeft <= minutes);
  return due.length > 0 ? Math.min(...due) : null;
}
