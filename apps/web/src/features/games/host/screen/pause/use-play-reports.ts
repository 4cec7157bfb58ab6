import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { useEffect, useState } from "react";
import { reportPlaying } from "#features/games/queries.ts";

const everySeconds = 20;

/**
 * Reports the time of a run as screen time while it is played. Returns whether the time is up: the
 * round is finished, and no other one begins.
 */
export function usePlayReports(runId: string | null, timeLeft: TimeLeft | null): boolean {
  const [isUp, setUp] = useState(false);
  const isLimited = timeLeft !== null;
  useEffect(() => {
    if (runId === null || !isLimited) return;
    let since = Date.now();
    const report = async () => {
      const seconds = Math.round((Date.now() - since) / 1000);
      if (seconds < 1) return;
      since = Date.now();
      try {
        const left = await reportPlaying(runId, Math.min(60, seconds));
        setUp(left !== null && left.minutesLeft <= 0);
      } catch {
        // The next report, or the next run's ticket, has the current state.
      }
    };
    const timer = setInterval(() => void report(), everySeconds * 1000);
    return () => {
      clearInterval(timer);
      void report();
    };
  }, [runId, isLimited]);
  return isUp;
}
