import { useEffect } from "react";
import { findNext, topLayer } from "./find-next.ts";
import { headFor, wayToGo } from "./heading.ts";
import { readOn, whereReadingBegan } from "./read-on.ts";
import { type Direction, isBeyondReading } from "./spatial.ts";

const directions: Partial<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** These handle up and down by default, unless the event is prevented. */
const yields =
  ":is([aria-haspopup], [role='combobox'])[data-state='closed'], [data-keeps='across']";

/** Arrow keys and a TV's D-pad move the focus across the whole screen. */
export function useSpatialKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (!direction || event.defaultPrevented || isChord(event)) return;
      if (walk(direction)) event.preventDefault();
    };
    // Runs after all other listeners, including later ones, so that they can handle the key first.
    const listenLast = (event: KeyboardEvent) => {
      if (!document.activeElement?.matches(yields)) {
        addEventListener("keydown", move, { once: true });
        return;
      }
      move(event);
      if (event.defaultPrevented) event.stopImmediatePropagation();
    };
    addEventListener("keydown", listenLast, { capture: true });
    return () => removeEventListener("keydown", listenLast, { capture: true });
  }, []);
}

function isChord(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Focuses the next element, or scrolls towards it if there is content in between. */
function walk(direction: Direction): boolean {
  const found = findNext(whereReadingBegan() ?? document.activeElement, direction);
  if (!found) return false;
  const { next } = found;
  const isPage = topLayer() === document.body;
  if (!next) return isPage && readOn(direction);
  const isBar = next.closest("[data-bar]") !== null;
  if (isPage && isOutOfReach(next, isBar) && readOn(direction)) return true;
  const wasBar = document.activeElement?.closest("[data-bar]");
  const { top, bottom } = next.getBoundingClientRect();
  next.focus({ preventScroll: true });
  if (isBar) {
    if (!wasBar && direction === "up") scrollTo({ top: 0, behavior: "smooth" });
    return true;
  }
  // Sideways the page scrolls only if it has to.
  const block = direction === "left" || direction === "right" ? "nearest" : "center";
  next.scrollIntoView({ behavior: "smooth", block, inline: "nearest" });
  if (isPage && block === "center") headFor(scrollY + (top + bottom - innerHeight) / 2);
  return true;
}

/** A fixed bar belongs to the top of the page, however far the page is scrolled. */
function isOutOfReach(next: HTMLElement, isBar: boolean): boolean {
  if (isBar) return !document.activeElement?.closest("[data-bar]") && scrollY > 1.5 * innerHeight;
  const { top, bottom } = next.getBoundingClientRect();
  const gone = wayToGo();
  return isBeyondReading({ top: top - gone, bottom: bottom - gone }, innerHeight);
}
