import { hashText } from "@goldmane/std/hash-text";

/** Picks one of a list: the same for the same words and seed. */
export function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], key: string): Item {
  const item = items[hashText(key) % items.length];
  if (item === undefined) throw new RangeError("The list is empty.");
  return item;
}
