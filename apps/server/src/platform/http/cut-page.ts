import type { Page } from "@goldmane/contracts/paging";
import { type Cursor, writeCursor } from "./cursor.ts";

/** A page of rows of which one more was read than it holds: whether there is another is known by it. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  { limit }: { limit: number },
  cursorOf: (row: Row) => Cursor<string | number>,
  present: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? writeCursor(cursorOf(last)) : null;
  return { items: shown.map(present), next };
}
