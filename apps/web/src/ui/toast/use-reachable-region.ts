import { type RefObject, useEffect } from "react";

/**
 * Lets the focus move into the region from a modal dialog, whose focus trap on the document would
 * move it back. React listens below the document and still receives the events.
 */
export function useReachableRegion(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target) === true;
    const keepFromTrap = (event: FocusEvent) => {
      const goesTo = event.type === "focusin" ? event.target : event.relatedTarget;
      if (isInside(goesTo)) event.stopPropagation();
    };
    const root = document.documentElement;
    root.addEventListener("focusin", keepFromTrap);
    root.addEventListener("focusout", keepFromTrap);
    return () => {
      root.removeEventListener("focusin", keepFromTrap);
      root.removeEventListener("focusout", keepFromTrap);
    };
  }, [region]);
}
