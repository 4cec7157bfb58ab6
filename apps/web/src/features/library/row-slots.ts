import type { Watching } from "@goldmane/contracts/playback/schema";

/** A removed film, and its index at the time. */
export type Removed = { item: Watching; index: number };

export type RowSlot = { item: Watching; isRemoved: boolean };

/**
 * The row with a gap for each removed film, latest last in `removed`. A film that is back in the
 * row leaves no gap.
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
