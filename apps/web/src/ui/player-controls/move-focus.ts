export type Direction = "left" | "right" | "up" | "down";

const focusable = "button:not(:disabled), a[href], input";

/**
 * Moves the focus to the nearest control in a direction, as a remote control expects. At the edge
 * the key is left to the page; in fullscreen, up returns to the picture. Returns whether the focus
 * moved.
 */
export function moveFocus(root: HTMLElement, from: HTMLElement, direction: Direction): boolean {
  const origin = from.getBoundingClientRect();
  const candidates = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element !== from && element.checkVisibility() && !element.closest("[popover]"),
  );
  const nearest = candidates
    .map((element) => ({
      element,
      cost: distance(origin, element.getBoundingClientRect(), direction),
    }))
    .filter(({ cost }) => cost !== null)
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0];
  if (nearest) nearest.element.focus();
  else if (direction === "up" && document.fullscreenElement) root.focus();
  else return false;
  return true;
}

/**
 * Cost of moving to a box; null if it doesn't lie in that direction. Sideways offset costs more
 * than distance.
 */
function distance(from: DOMRect, to: DOMRect, direction: Direction): number | null {
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const fromStart = Math.abs(to.left - from.left);
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const isAlong = direction === "left" || direction === "right";
  const forward = { left: -dx, right: dx, up: -dy, down: dy }[direction];
  if (forward <= 4) return null;
  // Horizontally, the target must be in the same row. Vertically, compares nearest edges, since
  // bars are wide.
  if (isAlong) return Math.abs(dy) > from.height / 2 + to.height / 2 ? null : forward;
  const astray = Math.max(0, to.left - from.right, from.left - to.right);
  return forward + astray * 2 + fromStart * 0.01;
}
