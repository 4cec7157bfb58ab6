import { type RefObject, useEffect } from "react";

/**
 * Makes only the middle slide a Tab stop. A focused side slide would turn to the middle and the
 * next would follow, so that Tab would never leave; arrow keys step instead.
 */
export function useMiddleTabStop(slides: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const stop of slides.current?.querySelectorAll<HTMLElement>("a[href], button") ?? [])
      stop.tabIndex = stop.closest("[data-current='true']") ? 0 : -1;
  });
}
