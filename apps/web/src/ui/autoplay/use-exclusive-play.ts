import { type RefObject, useEffect, useState } from "react";
import { chooseMostVisible, measureVisibility } from "./choose-most-visible.ts";

type Screen = { tell: (isLit: boolean) => void; isSeen: boolean };

const screens = new Map<Element, Screen>();
let lit: Element | null = null;

/**
 * Activates one element of the page, after deactivating the previous. Measures only visible ones:
 * measuring others would force layout of content that the browser may skip.
 */
function updateActive(): void {
  const seen = [...screens].flatMap(([screen, { isSeen }]) =>
    isSeen ? measureVisibility(screen, screen.getBoundingClientRect(), innerHeight) : [],
  );
  const next = document.hidden ? null : chooseMostVisible(seen);
  if (next === lit) return;
  if (lit) screens.get(lit)?.tell(false);
  lit = next;
  if (lit) screens.get(lit)?.tell(true);
}

/** Whether this is the one element of the page that may play now. */
export function useExclusivePlay(area: RefObject<Element | null>): boolean {
  const [isLit, setLit] = useState(false);

  useEffect(() => {
    const node = area.current;
    if (!node) return undefined;
    const screen = { tell: setLit, isSeen: false };
    screens.set(node, screen);
    const observer = new IntersectionObserver(
      (entries) => {
        screen.isSeen = entries.at(-1)?.isIntersecting ?? false;
        updateActive();
      },
      { threshold: [0, 0.3, 0.6, 0.9] },
    );
    observer.observe(node);
    document.addEventListener("visibilitychange", updateActive);
    document.addEventListener("scrollend", updateActive);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", updateActive);
      document.removeEventListener("scrollend", updateActive);
      screens.delete(node);
      if (lit === node) lit = null;
      updateActive();
    };
  }, [area]);

  return isLit;
}
