import { keepsArrow } from "./keeps-arrow.ts";
import { type Direction, pickFirst, rankAhead } from "./spatial.ts";

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select, summary, [tabindex='0']";

/**
 * The element that an arrow key focuses next; null if something on the page uses the key itself. A
 * fixed bar (`data-bar`) counts as the end of the page, not as a part of it.
 */
export function findNext(
  here: Element | null,
  direction: Direction,
): { next: HTMLElement | undefined } | null {
  const stage = topLayer();
  const isNowhere = !here || here === stage || !stage.contains(here) || here.id === "main";
  // Without a focused element a player gets the keys.
  if (isNowhere ? stage.querySelector("[data-owns-arrows]") : keepsArrow(here, direction))
    return null;

  const beside = here && findBesideSlider(here, direction);
  if (beside) return { next: beside };
  // Containers of the focus, such as a tab panel, are never ahead of it.
  const others = [...stage.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => !one.contains(here),
  );
  if (isNowhere) return { next: findFirst(others, stage, direction) };
  const ahead = rankAhead(boxOf(here), others.map(boxOf), direction)
    .map((index) => others[index])
    .filter((one) => one !== undefined);
  return { next: choose(ahead, here, direction) };
}

/** In a bar a slider uses left and right itself, so up and down go to its neighbors. */
function findBesideSlider(here: Element, direction: Direction): HTMLElement | undefined {
  const bar = here.matches("input[type='range']") ? here.closest("[data-bar]") : null;
  const all = [...(bar?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const open = all.filter((one) => one === here || canTakeFocus(one, direction));
  return open[open.findIndex((one) => one === here) + (direction === "up" ? -1 : 1)];
}

/** The topmost layer: the last one opened. */
export function topLayer(): Element {
  const layers = document.querySelectorAll("[data-modal], [popover='auto']:popover-open");
  return [...layers].at(-1) ?? document.body;
}

function findFirst(
  all: readonly HTMLElement[],
  stage: Element,
  direction: Direction,
): HTMLElement | undefined {
  const open = all.filter((one) => canTakeFocus(one, direction));
  const inside = open.filter((one) => stage !== document.body || one.closest("main"));
  const first = inside[pickFirst(inside.map(boxOf), innerHeight, direction)];
  if (first || stage !== document.body) return first;
  // The focusable elements aren't rendered yet; the next press is handled as the first.
  if (stage.querySelector("main :is([aria-busy='true'], output[data-size='page'])"))
    return undefined;
  // A text-only page: its ends lead to the bar above and to what follows below.
  const isAbove = (one: HTMLElement) => one.closest("[data-bar]") !== null;
  if (direction === "up") return scrollY > 0 ? undefined : open.find(isAbove);
  const below = open.filter((one) => !isAbove(one) && !one.closest("main"));
  return below[pickFirst(below.map(boxOf), innerHeight, direction)];
}

/** The first valid candidate. Checked lazily, since reading layout costs more than ranking. */
function choose(
  ahead: readonly HTMLElement[],
  here: Element,
  direction: Direction,
): HTMLElement | undefined {
  const isAcross = direction === "left" || direction === "right";
  const bar = here.closest("[data-bar]");
  let otherwise: HTMLElement | undefined;
  // Controls on a card are reached vertically from the card's link, or from their neighbors on it;
  // not those of a film's card, which has a menu: up leads to the card above.
  const aside = ahead.find((one) =>
    isAcross
      ? lieOnOneCard(one, here)
      : cardUnder(one)?.contains(here) && !one.closest("[data-action]"),
  );
  if (aside && canTakeFocus(aside, direction)) return aside;
  for (const one of ahead) {
    if (cardUnder(one)) continue;
    const isInBar = one.closest("[data-bar]") === bar;
    if (!isInBar && (isAcross || otherwise)) continue;
    if (!canTakeFocus(one, direction)) continue;
    // Sideways, an element out of view only counts in the same row, which scrolls it in.
    if (isAcross && isOutOfView(one) && one.closest("ul") !== here.closest("ul")) continue;
    if (isInBar) return one;
    otherwise = one;
  }
  return otherwise;
}

function cardUnder(element: HTMLElement): Element | null | undefined {
  return element.closest("[data-aside]")?.parentElement;
}

function lieOnOneCard(one: Element, other: Element): boolean {
  const areAside = one.closest("[data-aside]") !== null && other.closest("[data-aside]") !== null;
  return areAside && one.closest("li") === other.closest("li");
}

function canTakeFocus(element: HTMLElement, direction: Direction): boolean {
  if (!element.checkVisibility() || element.closest("[aria-hidden='true'], [inert]")) return false;
  // Up and down never land on a card that its rail has scrolled out of view.
  return direction === "left" || direction === "right" || !isOffSide(element);
}

function isOutOfView(element: HTMLElement): boolean {
  const { top, bottom } = boxOf(element);
  return isOffSide(element) || bottom <= 0 || top >= innerHeight;
}

function isOffSide(element: HTMLElement): boolean {
  const { left, right } = boxOf(element);
  return right <= 0 || left >= innerWidth;
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}
