import { type RefObject, useEffect, useEffectEvent } from "react";
import { isRemoteControlled } from "#platform/device/is-remote-controlled.ts";
import { turnsForKey } from "./state.ts";

/**
 * Up and down arrows turn the reel; with a remote control only while the focus is on a slide.
 * `turn` returns false at the ends, where the arrows leave the reel.
 */
export function useReelKeys(
  slides: RefObject<HTMLElement | null>,
  turn: (steps: number) => boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOverIt = document.querySelector("[data-modal]") !== null;
    const here = document.activeElement;
    const isNowhere = here === document.body || here?.id === "main";
    // Arrow-only devices must be able to move through the buttons beside it.
    const inside = isRemoteControlled() ? slides.current : here?.closest("main");
    const isFree = isNowhere || inside?.contains(here);
    if (event.defaultPrevented || isOverIt || !isFree) return;
    const steps = turnsForKey(event.key);
    if (steps !== 0 && turn(steps)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
