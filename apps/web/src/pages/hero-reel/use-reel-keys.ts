import { useEffect, useEffectEvent } from "react";
import { readKey } from "./state.ts";

/** Arrow keys up and down turn the reel; `turn` answers false at its ends, where they lead out of it. */
export function useReelKeys(turn: (steps: number) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOverIt = document.querySelector("[data-modal]") !== null;
    const isInside = document.activeElement?.closest("main") !== null;
    const isFree = isInside || document.activeElement === document.body;
    if (event.defaultPrevented || isOverIt || !isFree) return;
    const steps = readKey(event.key);
    if (steps !== 0 && turn(steps)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
