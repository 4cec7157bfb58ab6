import { useLayoutEffect } from "react";

let sheets = 0;

/** Holds the page still while a sheet lies over it, and keeps the room of its scroll bar if it has one. */
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
