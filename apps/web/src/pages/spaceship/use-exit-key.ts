import { useEffect, useRef } from "react";

const layers = "[data-modal], [popover='auto']:popover-open";

/** Escape leaves the ship, unless something is open over it that Escape closes. */
export function useExitKey(onExit: () => void): void {
  const latest = useRef(onExit);
  useEffect(() => {
    latest.current = onExit;
  });
  useEffect(() => {
    const exit = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.fullscreenElement || document.querySelector(layers)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", exit);
    return () => removeEventListener("keydown", exit);
  }, []);
}
