import { hashText } from "@goldmane/std/hash-text";

/** One of a list: the same for the same words and seed, another one for others. */
export function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], key: string): Item {
  const item = items[hashText(key) % items.length];
  if (item === undefined) throw new RangeError("There is nothing to pick from.");
  return item;
}
