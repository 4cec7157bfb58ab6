/** The last of the sorted items that has started at `t`, or null before the first. */
export function findCurrent<T extends { at: number } | { start: number }>(
  items: readonly T[],
  t: number,
): T | null {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(items[middle]) <= t) low = middle + 1;
    else high = middle;
  }
  return items[low - 1] ?? null;
}

function startOf(item: { at: number } | { start: number } | undefined): number {
  if (!item) return Number.POSITIVE_INFINITY;
  return "at" in item ? item.at : item.start;
}
