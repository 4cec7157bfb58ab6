import { timeWarnings } from "@goldmane/contracts/controls/limits";
import { isOver } from "@goldmane/contracts/controls/screen-time";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";

/** The last warning: its minutes, or that this is the last film. */
export type Warned = number | "last" | null;

/** The due warning: 10, 5 or 1 minute before the end; null otherwise. */
export function warningFor(timeLeft: TimeLeft | null): Warned {
  if (!timeLeft || isOver(timeLeft)) return null;
  if (timeLeft.isLast) return "last";
  const due = timeWarnings.filter((minutes) => timeLeft.minutesLeft <= minutes);
  return due.length > 0 ? Math.min(...due) : null;
}
