import { useEffect } from "react";
import { type Direction, pickAhead, pickFirst } from "./spatial.ts";

const directions: Partial<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex='0']";
/** In a line of text and on a slider, up and down have nowhere to go but out. */
const usesAcross = `input:is(:not([type]), [type='text'], [type='password'], [type='email'],
  [type='search'], [type='tel'], [type='url'], [type='range']), [data-keeps='across']`;
const usesArrows = "input:not([type='checkbox']), textarea, [contenteditable], [role='slider']";
/** These take up and down for themselves, unless the key is taken from them first. */
const yields =
  ":is([aria-haspopup], [role='combobox'])[data-state='closed'], [data-keeps='across']";

/** Arrow keys and a television's D-pad move the focus across the whole screen. */
export function useSpatialKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (!direction || event.defaultPrevented || isChord(event)) return;
      const next = findNext(direction);
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ behavior: "smooth", block: "center", inline: "nearest" });
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

function findNext(direction: Direction): HTMLElement | undefined {
  // The last to be laid over the page lies on top.
  const stage =
    [...document.querySelectorAll("[data-modal], [popover='auto']:popover-open")].at(-1) ??
    document.body;
  const here = document.activeElement;
  const isNowhere = !here || !stage.contains(here) || here === document.body || here.id === "main";
  // A player hears keys wherever the focus is not; then the arrows are its own.
  if (isNowhere ? stage.querySelector("[data-owns-arrows]") : keepsArrow(here, direction))
    return undefined;

  const elements = [...stage.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element !== here && canTakeFocus(element, direction) && isOnTheWay(element, here, direction),
  );
  if (isNowhere) {
    const inside = elements.filter((one) => stage !== document.body || one.closest("main"));
    return inside[pickFirst(inside.map(boxOf), innerHeight, direction)];
  }
  const boxes = elements.map(boxOf);
  return elements[pickAhead(here.getBoundingClientRect(), boxes, direction)];
}

function keepsArrow(element: Element, direction: Direction): boolean {
  const isAcross = direction === "left" || direction === "right";
  // A list that is shut opens with Alt and down; this way it lets go sideways.
  if (element.matches("select")) return !isAcross;
  return element.matches(usesAcross) ? isAcross : element.closest(usesArrows) !== null;
}

function canTakeFocus(element: HTMLElement, direction: Direction): boolean {
  if (!element.checkVisibility() || element.closest("[aria-hidden='true'], [inert]")) return false;
  if (direction === "left" || direction === "right") return true;
  // Going up or down never lands on a card that its rail has scrolled out of sight.
  const { left, right } = element.getBoundingClientRect();
  return right > 0 && left < innerWidth;
}

/** What lies on a card beside its link is reached from that link, up or down, and else not in the way. */
function isOnTheWay(element: HTMLElement, here: Element | null, direction: Direction): boolean {
  const card = element.closest("[data-aside]")?.parentElement;
  if (!card) return true;
  return card.contains(here) && (direction === "up" || direction === "down");
}

function boxOf(element: HTMLElement): DOMRect {
  return element.getBoundingClientRect();
}
