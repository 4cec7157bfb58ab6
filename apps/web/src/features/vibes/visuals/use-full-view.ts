import { type RefObject, useEffect, useState } from "react";

/** Shows an element in full screen, or in the full window as a fallback. */
export function useFullView(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [element]);

  useEffect(() => {
    if (!isFull) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The dialog around it stays open.
      event.stopPropagation();
      setFull(false);
    };
    addEventListener("keydown", leave, true);
    return () => removeEventListener("keydown", leave, true);
  }, [isFull]);

  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (isFull) setFull(false);
    else if (document.fullscreenEnabled)
      element.current?.requestFullscreen().catch(() => setFull(true));
    else setFull(true);
  };
  return { isFull, toggle };
}
