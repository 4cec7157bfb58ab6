import type { Watching } from "@goldmane/contracts/playback/schema";

/** A film that was taken off the shelf, and where it stood among what was seen then. */
export type Removed = { item: Watching; place: number };

export type ShelfPlace = { item: Watching; isRemoved: boolean };

/**
 * The shelf with a gap where each film stood that was taken off, latest gap last in `removed`. One
 * that is on the shelf again leaves no gap.
 */
export function layOutShelf(
  items: readonly Watching[],
  removed: readonly Removed[],
): readonly ShelfPlace[] {
  const places = items.map((item) => ({ item, isRemoved: false }));
  const gaps = removed.filter(({ item }) => items.every(({ id }) => id !== item.id));
  for (const { item, place } of gaps.toSorted((a, b) => a.place - b.place))
    places.splice(place, 0, { item, isRemoved: true });
  return places;
}
