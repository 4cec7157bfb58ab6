import { useEffect, useReducer } from "react";
import { advanceHero, heroStart } from "./state.ts";

const shownForMs = 9000;

/**
 * Turns to the next film every 9 s, unless the viewer paused it, asked for less motion, points at
 * it (`isHeld`) or looks at another tab.
 */
export function useHeroRotation(count: number, isHeld: boolean) {
  const [state, dispatch] = useReducer(advanceHero(count), heroStart, (start) => ({
    ...start,
    paused: matchMedia("(prefers-reduced-motion: reduce)").matches,
  }));
  const runs = count > 1 && !state.paused && !isHeld;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) dispatch({ type: "elapsed" });
    }, shownForMs);
    return () => clearInterval(timer);
  }, [runs]);

  return { ...state, runs, dispatch };
}
