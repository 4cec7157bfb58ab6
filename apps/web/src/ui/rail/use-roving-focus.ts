import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from "react";

const stops = "a[href], button:not(:disabled)";

/**
 * Makes a row a single Tab stop, at the last focused item; the item's secondary control
 * (`data-aside`) is the next stop. Left, right, Home and End move between items; at an end the key
 * bubbles.
 */
export function useRovingFocus(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (row.current) updateTabStops(row.current);
  });

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!event.target.matches(stops) || event.target.closest("[data-aside]")) return;
      updateTabStops(event.currentTarget, event.target);
      // A pointer press doesn't scroll the row.
      if (event.target.matches(":focus-visible"))
        event.target.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "nearest" });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const items = itemsOf(event.currentTarget);
      const here = items.findIndex((item) => item === document.activeElement);
      const there = stepFrom(event.key, here, items.length);
      if (here < 0 || there === undefined || there === here) return;
      event.preventDefault();
      items[there]?.focus({ preventScroll: true });
    },
  };
}

function stepFrom(key: string, here: number, count: number): number | undefined {
  if (key === "ArrowRight") return Math.min(here + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(here - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

function updateTabStops(row: HTMLElement, chosen?: Element): void {
  const items = itemsOf(row);
  const current =
    chosen ?? items.find((item) => item.tabIndex === 0 && item.hasAttribute("tabindex"));
  const stop = current ?? items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  for (const aside of row.querySelectorAll<HTMLElement>(`[data-aside] :is(${stops})`)) {
    aside.tabIndex = stop && listItemOf(aside) === listItemOf(stop) ? 0 : -1;
  }
}

function listItemOf(element: Element): Element | null {
  return element.closest("li");
}

function itemsOf(row: HTMLElement): HTMLElement[] {
  const all = [...row.querySelectorAll<HTMLElement>(stops)];
  return all.filter((item) => !item.closest("[data-aside]"));
}
