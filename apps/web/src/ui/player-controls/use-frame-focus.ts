import { type RefObject, useEffect } from "react";

/**
 * Focuses the player, and again after a mouse click on a control or when the focused controls hide,
 * so that keyboard shortcuts keep working.
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
    const restoreFocus = (event: MouseEvent) => {
      // Keyboard clicks have `detail` 0; their button keeps the focus.
      const isMouse = event.detail > 0 && event.target instanceof Element;
      const inMenu = isMouse && event.target.closest("[popover], [popovertarget], input");
      if (isMouse && !inMenu) root.focus({ preventScroll: true });
    };
    root.addEventListener("click", restoreFocus);
    return () => root.removeEventListener("click", restoreFocus);
  }, [frame]);
}
