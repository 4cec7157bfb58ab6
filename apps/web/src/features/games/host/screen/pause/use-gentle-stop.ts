import { useEffect, useEffectEvent } from "react";

/** Time to walk to a safe place. */
const graceMs = 60_000;

/** Stops a run that has no end of its own, a moment after a child's time is over. */
export function useGentleStop(isDue: boolean, onStop: () => void): void {
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(stop, graceMs);
    return () => clearTimeout(timer);
  }, [isDue]);
}
