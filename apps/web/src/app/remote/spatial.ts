export type Direction = "up" | "down" | "left" | "right";

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/**
 * Indexes of the boxes ahead of `from`, best first: the nearest, with the offset across counted twice.
 * Sideways, boxes of the same row come before all others, so that a row is walked to its end.
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
 * Index of the box to focus when nothing has the focus: the first on the screen or, if there is none,
 * the first within the next screen below; -1 for none.
 */
export function pickFirst(boxes: readonly Box[], screen: number, direction: Direction): number {
  const onScreen = boxes.findIndex(({ bottom, top }) => bottom > 0 && top < screen);
  if (onScreen !== -1 || direction !== "down") return onScreen;
  return boxes.findIndex(({ top }) => top >= screen && top < 2 * screen);
}

/**
 * Whether focusing a box, which centers it, would skip content in between. The page scrolls first then.
 */
export function isBeyondReading(
  { top, bottom }: Pick<Box, "top" | "bottom">,
  screen: number,
): boolean {
  return Math.abs((top + bottom) / 2 - screen / 2) > screen;
}

/** Distance ahead between centers, and the gap across. */
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
  // A box beside `from` isn't ahead, wherever its center is.
  return { ahead: overlaps ? -1 : distance * forward, aside };
}

function gap(start: number, end: number, otherStart: number, otherEnd: number): number {
  return Math.max(0, otherStart - end, start - otherEnd);
}
