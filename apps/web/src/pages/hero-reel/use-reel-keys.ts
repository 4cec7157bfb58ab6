import { type RefObject, useEffect, useEffectEvent } from "react";
import { isRemoteControlled } from "#platform/device/is-remote-controlled.ts";
import { readKey } from "./state.ts";

/**
 * Arrow keys up and down turn the reel, for a remote control from its slides alone; `turn` answers
 * false at its ends, where they lead out of it.
 */
export function useReelKeys(
  slides: RefObject<HTMLElement | null>,
  turn: (steps: number) => boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOverIt = document.querySelector("[data-modal]") !== null;
    const here = document.activeElement;
    const isNowhere = here === document.body || here?.id === "main";
    // By arrows alone one must be able to go over the buttons beside it.
    const inside = isRemoteControlled() ? slides.current : here?.closest("main");
    const isFree = isNowhere || inside?.contains(here);
    if (event.defaultPrevented || isOverIt || !isFree) return;
    const steps = readKey(event.key);
    if (steps !== 0 && turn(steps)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
