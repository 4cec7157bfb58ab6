import { headFor, wayToGo } from "./heading.ts";
import type { Direction } from "./spatial.ts";

/** Of a screen: enough stays to know where one was. */
const step = 0.7;

let began: { at: Element; path: string } | null = null;

/** What had the focus before reading took it out of view; null while nobody reads. */
export function whereReadingBegan(): Element | null {
  const isReading = document.activeElement?.id === "main" && began?.path === location.pathname;
  return isReading && began?.at.isConnected ? began.at : null;
}

/**
 * Moves the page on by most of a screen. A focus that goes out of view goes to the page itself.
 * Answers whether there was any page left that way.
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

/** The page itself is never out of view, and neither is a bar that does not move with it. */
function isStill(here: Element): boolean {
  return here === document.body || here.id === "main" || here.closest("[data-bar]") !== null;
}

function isOnScreen({ top, bottom }: DOMRect, by: number): boolean {
  return top - by >= 0 && bottom - by <= innerHeight;
}
