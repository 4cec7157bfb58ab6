import { useEffect, useEffectEvent, useState } from "react";

/** Whole seconds until an instant of `performance.now()`; calls `onEnd` once when it is reached. */
export function useSecondsLeft(endsAt: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => performance.now());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(ticking);
  }, []);
  useEffect(() => {
    const ending = setTimeout(() => end(), Math.max(0, endsAt - performance.now()));
    return () => clearTimeout(ending);
  }, [endsAt]);
  return secondsLeft;
}
