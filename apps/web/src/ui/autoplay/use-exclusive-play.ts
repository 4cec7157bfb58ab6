import { type RefObject, useEffect, useState } from "react";
import { chooseMostVisible, measureVisibility } from "./choose-most-visible.ts";

type Screen = { onChange: (isActive: boolean) => void; isSeen: boolean };

const screens = new Map<Element, Screen>();
let active: Element | null = null;

/**
 * Activates one element of the page, after deactivating the previous. Measures only visible ones:
 * measuring others would force layout of content that the browser may skip.
 */
function updateActive(): void {
  const seen = [...screens].flatMap(([screen, { isSeen }]) =>
    isSeen ? measureVisibility(screen, screen.getBoundingClientRect(), innerHeight) : [],
  );
  const next = document.hidden ? null : chooseMostVisible(seen);
  if (next === active) return;
  if (active) screens.get(active)?.onChange(false);
  active = next;
  if (active) screens.get(active)?.onChange(true);
}

/** Whether this is the one element of the page that may play now. */
export function useExclusivePlay(area: RefObject<Element | null>): boolean {
  const [isActive, setActive] = useState(false);

  useEffect(() => {
    const node = area.current;
    if (!node) return undefined;
    const screen = { onChange: setActive, isSeen: false };
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
      if (active === node) active = null;
      updateActive();
    };
  }, [area]);

  return isActive;
}
