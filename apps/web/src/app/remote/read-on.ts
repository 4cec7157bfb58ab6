import { headFor, wayToGo } from "./heading.ts";
import type { Direction } from "./spatial.ts";

/** Share of a screen per step; the rest stays visible for orientation. */
const step = 0.7;

let began: { at: Element; path: string } | null = null;

/** The element that had the focus before scrolling took it out of view; null otherwise. */
export function whereReadingBegan(): Element | null {
  const isReading = document.activeElement?.id === "main" && began?.path === location.pathname;
  return isReading && began?.at.isConnected ? began.at : null;
}

/**
 * Scrolls by most of a screen. A focused element that goes out of view loses the focus to the page.
 * Returns false at the end of the page, and for left and right.
 */
export function readOn(direction: Direction): boolean {
  if (direction === "left" || direction === "right") return false;
  const from = scrollY + wayToGo();
  const rest =
    direction === "up" ? from : document.documentElement.scrollHeight - innerHeight - from;
  if (rest <= 1) return false;
  const by = (direction === "up" ? -1 : 1) * Math.min(rest, Math.round(innerHeight * step));
  const here = document.activeElement;
  if (here && !isStill(here) && !isOnScreen(here.getBoundingClientRect(), wayToGo() + by)) {
    began = { at: here, path: location.pathname };
    document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  }
  headFor(from + by);
  scrollTo({ top: from + by, behavior: "smooth" });
  return true;
}

/** The page itself and fixed bars are never out of view. */
function isStill(here: Element): boolean {
  return here === document.body || here.id === "main" || here.closest("[data-bar]") !== null;
}

function isOnScreen({ top, bottom }: DOMRect, by: number): boolean {
  return top - by >= 0 && bottom - by <= innerHeight;
}
