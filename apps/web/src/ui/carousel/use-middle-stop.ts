import { type RefObject, useEffect } from "react";

/**
 * Lets Tab stop at the slide in the middle alone. Every slide that is walked to comes to the middle and
 * others follow it, so that Tab would never leave; the arrows step on.
 */
export function useMiddleStop(slides: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const stop of slides.current?.querySelectorAll<HTMLElement>("a[href], button") ?? [])
      stop.tabIndex = stop.closest("[data-here='true']") ? 0 : -1;
  });
}
