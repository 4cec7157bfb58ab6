export type Direction = "up" | "down" | "left" | "right";

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/**
 * The index of the box that a viewer means who presses an arrow at `from`: the nearest ahead, where
 * being out of line counts twice as much as being far; -1 when nothing lies that way.
 */
export function pickAhead(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const { ahead, aside } = measure(from, box, direction);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < least) {
      least = cost;
      best = index;
    }
  }
  return best;
}

/**
 * The index of the box that takes the first press, while the focus is nowhere: the first on the
 * screen, or, where that shows nothing to press, the next on the way down; -1 when there is none.
 */
export function pickFirst(boxes: readonly Box[], screen: number, direction: Direction): number {
  const onScreen = boxes.findIndex(({ top, bottom }) => bottom > 0 && top < screen);
  if (onScreen !== -1 || direction !== "down") return onScreen;
  return boxes.findIndex(({ top }) => top >= screen && top < 2 * screen);
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
