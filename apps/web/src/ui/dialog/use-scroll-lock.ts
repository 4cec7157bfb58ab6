import { useLayoutEffect } from "react";

let sheets = 0;

/** Locks the page's scrolling while a dialog is open, and keeps the scroll bar's gutter. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (sheets === 0 && innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
    sheets += 1;
    root.style.overflow = "hidden";
    return () => {
      sheets -= 1;
      if (sheets > 0) return;
      root.style.overflow = "";
      root.style.scrollbarGutter = "";
    };
  }, []);
}
