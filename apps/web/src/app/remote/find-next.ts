import { keepsArrow } from "./keeps-arrow.ts";
import { type Direction, pickFirst, rankAhead } from "./spatial.ts";

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select, summary, [tabindex='0']";

/**
 * What an arrow leads to from `here`; null when it is not the focus's to move: something on the page uses it.
 * A bar that stands still while the page moves under it (`data-bar`) is where the page ends, not a
 * place within it.
 */
export function findNext(
  here: Element | null,
  direction: Direction,
): { next: HTMLElement | undefined } | null {
  const stage = topLayer();
  const isNowhere = !here || here === stage || !stage.contains(here) || here.id === "main";
  // A player hears keys wherever the focus is not; then the arrows are its own.
  if (isNowhere ? stage.querySelector("[data-owns-arrows]") : keepsArrow(here, direction))
    return null;

  const beside = here && findBesideSlider(here, direction);
  if (beside) return { next: beside };
  // What the focus lies in, such as the panel of a tab, is around it and never ahead.
  const others = [...stage.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => !one.contains(here),
  );
  if (isNowhere) return { next: findFirst(others, stage, direction) };
  const ahead = rankAhead(boxOf(here), others.map(boxOf), direction)
    .map((index) => others[index])
    .filter((one) => one !== undefined);
  return { next: choose(ahead, here, direction) };
}

/** In a bar a slider keeps left and right to itself: up and down go to what stands before and behind it. */
function findBesideSlider(here: Element, direction: Direction): HTMLElement | undefined {
  const bar = here.matches("input[type='range']") ? here.closest("[data-bar]") : null;
  const all = [...(bar?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const open = all.filter((one) => one === here || canTakeFocus(one, direction));
  return open[open.findIndex((one) => one === here) + (direction === "up" ? -1 : 1)];
}

/** The last to be laid over the page lies on top. */
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
  // What can be pressed is still on its way: the press after that is the first.
  if (stage.querySelector("main :is([aria-busy='true'], output[data-size='page'])"))
    return undefined;
  // A page of words alone: its ends are where the bar above it and what stands below it are.
  const isAbove = (one: HTMLElement) => one.closest("[data-bar]") !== null;
  if (direction === "up") return scrollY > 0 ? undefined : open.find(isAbove);
  const below = open.filter((one) => !isAbove(one) && !one.closest("main"));
  return below[pickFirst(below.map(boxOf), innerHeight, direction)];
}

/** The first that may be meant, looked at one by one: looking costs more than ranking. */
function choose(
  ahead: readonly HTMLElement[],
  here: Element,
  direction: Direction,
): HTMLElement | undefined {
  const isAcross = direction === "left" || direction === "right";
  const bar = here.closest("[data-bar]");
  let otherwise: HTMLElement | undefined;
  // What lies on a card is reached from its link, up or down, and from what lies there beside it; else it
  // is not in the way.
  const aside = ahead.find((one) =>
    isAcross ? lieOnOneCard(one, here) : cardUnder(one)?.contains(here),
  );
  if (aside && canTakeFocus(aside, direction)) return aside;
  for (const one of ahead) {
    if (cardUnder(one)) continue;
    const isInBar = one.closest("[data-bar]") === bar;
    if (!isInBar && (isAcross || otherwise)) continue;
    if (!canTakeFocus(one, direction)) continue;
    // Sideways what is out of view is of the same row, which brings it in, or is not meant.
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
  // Going up or down never lands on a card that its rail has scrolled out of view.
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
