import { type RefObject, useEffect } from "react";

/** Focuses the first button of a menu, so that a remote control and a game pad begin there. */
export function useFirstFocus(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  }, [menu]);
}
