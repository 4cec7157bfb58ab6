import type { Page } from "@goldmane/contracts/paging";
import { type Cursor, writeCursor } from "./cursor.ts";

/** A page of `limit` items from `limit + 1` rows: the extra row shows that there is another page. */
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
