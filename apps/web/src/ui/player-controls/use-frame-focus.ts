import { type RefObject, useEffect } from "react";

/**
 * Gives the picture the focus, and back to it after a mouse pressed a button, or when the controls go
 * that had it: keys then stay its own.
 */
export function useFrameFocus(frame: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const here = document.activeElement;
    const isGoing = !isShown && frame.current?.contains(here) && !here?.closest(":popover-open");
    if (isGoing) frame.current?.focus({ preventScroll: true });
  }, [frame, isShown]);

  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    root.focus({ preventScroll: true });
    const giveBack = (event: MouseEvent) => {
      // A click made by a key has no detail, and its button keeps the focus.
      const isMouse = event.detail > 0 && event.target instanceof Element;
      const inMenu = isMouse && event.target.closest("[popover], [popovertarget], input");
      if (isMouse && !inMenu) root.focus({ preventScroll: true });
    };
    root.addEventListener("click", giveBack);
    return () => root.removeEventListener("click", giveBack);
  }, [frame]);
}
