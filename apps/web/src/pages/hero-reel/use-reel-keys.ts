import { type RefObject, useEffect, useEffectEvent } from "react";
import { isRemoteControlled } from "#platform/device/is-remote-controlled.ts";
import { slidesForKey } from "./state.ts";

/**
 * Up and down arrows change the slide; with a remote control only while the focus is on a slide.
 * `turn` returns false at the ends, where the arrow keys move the focus instead.
 */
export function useReelKeys(
  slides: RefObject<HTMLElement | null>,
  turn: (steps: number) => boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModalOpen = document.querySelector("[data-modal]") !== null;
    const focused = document.activeElement;
    const isPageFocused = focused === document.body || focused?.id === "main";
    // Arrow-only devices must be able to move through the buttons beside it.
    const scope = isRemoteControlled() ? slides.current : focused?.closest("main");
    const mayHandle = isPageFocused || scope?.contains(focused);
    if (event.defaultPrevented || isModalOpen || !mayHandle) return;
    const steps = slidesForKey(event.key);
    if (steps !== 0 && turn(steps)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
