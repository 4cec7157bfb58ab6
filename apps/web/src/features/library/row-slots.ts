import type { Watching } from "@goldmane/contracts/playback/schema";

/** A film that was taken off the shelf, and where it stood among what was seen then. */
export type Removed = { item: Watching; index: number };

export type RowSlot = { item: Watching; isRemoved: boolean };

/**
 * The shelf with a gap where each film stood that was taken off, latest gap last in `removed`. One
 * that is on the shelf again leaves no gap.
 */
export function layOutRow(
  items: readonly Watching[],
  removed: readonly Removed[],
): readonly RowSlot[] {
  const slots = items.map((item) => ({ item, isRemoved: false }));
  const gaps = removed.filter(({ item }) => items.every(({ id }) => id !== item.id));
  for (const { item, index } of gaps.toSorted((a, b) => a.index - b.index))
    slots.splice(index, 0, { item, isRemoved: true });
  return slots;
}
