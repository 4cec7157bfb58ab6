import { useEffect, useEffectEvent } from "react";

const shownForMs = 9000;

/** Turns to the next film every 9 s while it `runs`, except under another tab. */
export function useHeroRotation(runs: boolean, onElapsed: () => void): void {
  const turn = useEffectEvent(onElapsed);

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) turn();
    }, shownForMs);
    return () => clearInterval(timer);
  }, [runs]);
}
