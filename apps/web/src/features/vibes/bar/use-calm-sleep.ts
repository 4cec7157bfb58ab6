import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCountCalmDay } from "#features/calm-days/queries.ts";
import { finishedSleepTimers } from "#features/vibes/timers/sleep-timer.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useStore } from "#platform/store.ts";

/** A sleep timer that ran out makes today a calm day. */
export function useCalmSleep(): void {
  const { data: session } = useQuery(sessionQuery);
  const hasProfile = Boolean(session?.profile);
  const { mutate: countCalmDay } = useCountCalmDay();
  const finished = useStore(finishedSleepTimers);
  useEffect(() => {
    if (finished > 0 && hasProfile) countCalmDay();
  }, [finished, hasProfile, countCalmDay]);
}
