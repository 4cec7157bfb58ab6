export type Direction = "up" | "down" | "left" | "right";

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/**
 * The indexes of the boxes that lie ahead of `from`, the one that a viewer means first: the nearest,
 * where being out of line counts twice as much as being far. Sideways what stands in the same row
 * comes before all that does not, so that a row is walked to its end.
 */
export function rankAhead(from: Box, boxes: readonly Box[], direction: Direction): number[] {
  const isAcross = direction === "left" || direction === "right";
  return boxes
    .map((box, index) => ({ index, ...measure(from, box, direction) }))
    .filter(({ ahead }) => ahead > 0)
    .map(({ index, ahead, aside }) => ({
      index,
      isAstray: isAcross && aside > 0,
      cost: ahead + 2 * aside,
    }))
    .toSorted((a, b) => Number(a.isAstray) - Number(b.isAstray) || a.cost - b.cost)
    .map(({ index }) => index);
}

/**
 * The index of the box that takes the first press, while the focus is nowhere: the first on the
 * screen, or, where that shows nothing to press, the next on the way down; -1 when there is none.
 */
export function pickFirst(boxes: readonly Box[], screen: number, direction: Direction): number {
  const onScreen = boxes.findIndex(({ bottom, top }) => bottom > 0 && top < screen);
  if (onScreen !== -1 || direction !== "down") return onScreen;
  return boxes.findIndex(({ top }) => top >= screen && top < 2 * screen);
}

/**
 * Whether going to a box, which brings it to the middle of the screen, would skip what lies between:
 * then the page is to be read on first.
 */
export function isBeyondReading(
  { top, bottom }: Pick<Box, "top" | "bottom">,
  screen: number,
): boolean {
  return Math.abs((top + bottom) / 2 - screen / 2) > screen;
}

/** How far the box lies ahead, by centres, and how wide the gap beside the way to it is. */
function measure(from: Box, box: Box, direction: Direction) {
  const isVertical = direction === "up" || direction === "down";
  const forward = direction === "down" || direction === "right" ? 1 : -1;
  const distance = isVertical
    ? (box.top + box.bottom - from.top - from.bottom) / 2
    : (box.left + box.right - from.left - from.right) / 2;
  const aside = isVertical
    ? gap(from.left, from.right, box.left, box.right)
    : gap(from.top, from.bottom, box.top, box.bottom);
  const overlaps = isVertical
    ? gap(from.top, from.bottom, box.top, box.bottom) === 0 && aside > 0
    : gap(from.left, from.right, box.left, box.right) === 0 && aside > 0;
  // What stands beside is not ahead, however its centre lies.
  return { ahead: overlaps ? -1 : distance * forward, aside };
}

function gap(start: number, end: number, otherStart: number, otherEnd: number): number {
  return Math.max(0, otherStart - end, start - otherEnd);
}
