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

/** These take up and down for themselves, unless the key is taken from them first. */
const yields =
  ":is([aria-haspopup], [role='combobox'])[data-state='closed'], [data-keeps='across']";

/** Arrow keys and a television's D-pad move the focus across the whole screen. */
export function useSpatialKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (!direction || event.defaultPrevented || isChord(event)) return;
      if (walk(direction)) event.preventDefault();
    };
    // Heard last of all, after whoever began to listen later, so that they may take the key first.
    const hearLast = (event: KeyboardEvent) => {
      if (!document.activeElement?.matches(yields)) {
        addEventListener("keydown", move, { once: true });
        return;
      }
      move(event);
      if (event.defaultPrevented) event.stopImmediatePropagation();
    };
    addEventListener("keydown", hearLast, { capture: true });
    return () => removeEventListener("keydown", hearLast, { capture: true });
  }, []);
}

function isChord(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Goes where an arrow leads, or towards it where there is much to read on the way. */
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
  // Sideways the page stays where it is, unless it must move.
  const block = direction === "left" || direction === "right" ? "nearest" : "center";
  next.scrollIntoView({ behavior: "smooth", block, inline: "nearest" });
  if (isPage && block === "center") headFor(scrollY + (top + bottom - innerHeight) / 2);
  return true;
}

/** The bar stands above the top of the page, however far down it is seen. */
function isOutOfReach(next: HTMLElement, isBar: boolean): boolean {
  if (isBar) return !document.activeElement?.closest("[data-bar]") && scrollY > 1.5 * innerHeight;
  const { top, bottom } = next.getBoundingClientRect();
  const gone = wayToGo();
  return isBeyondReading({ top: top - gone, bottom: bottom - gone }, innerHeight);
}
