import type { IngestState } from "@goldmane/contracts/ingest/schema";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type ItemRow = Selectable<Tables["ingest_item"]>;
export type NewItemRow = Insertable<Tables["ingest_item"]>;
type ItemChange = Updateable<Omit<Tables["ingest_item"], "id">>;

/** Newest first. */
export function itemsPage(
  db: Db,
  wish: { state?: IngestState | undefined; after: readonly [number, string] | null; limit: number },
) {
  const { state, after, limit } = wish;
  let query = db
    .selectFrom("ingest_item")
    .selectAll()
    .orderBy("added_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (state !== undefined) query = query.where("state", "=", state);
  if (!after) return query;
  return query.where((is) => is.eb(is.refTuple("added_at", "id"), "<", is.tuple(...after)));
}

export async function listLibraryItems(db: Db): Promise<ItemRow[]> {
  return await db.selectFrom("ingest_item").selectAll().where("origin", "=", "library").execute();
}

/** Items to ingest: those that a crash left without a job, and failures that a retry may fix. */
export async function listUnfinishedItems(db: Db): Promise<ItemRow[]> {
  return await db
    .selectFrom("ingest_item")
    .selectAll()
    .where((is) =>
      is.or([
        is("state", "in", ["waiting", "probing"]),
        is.and([is("state", "=", "failed"), is("is_refused", "=", 0)]),
      ]),
    )
    .execute();
}

export async function findItem(db: Db, id: string): Promise<ItemRow | undefined> {
  return await db.selectFrom("ingest_item").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False when another node, or an earlier try, added it already. */
export async function insertItem(db: Db, item: NewItemRow): Promise<boolean> {
  const inserted = await db
    .insertInto("ingest_item")
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns undefined when the item is gone. */
export async function updateItem(
  db: Db,
  id: string,
  change: ItemChange,
): Promise<ItemRow | undefined> {
  return await db
    .updateTable("ingest_item")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Claims an item for ingest; undefined when it is gone or hidden. */
export async function startItem(db: Db, id: string): Promise<ItemRow | undefined> {
  return await db
    .updateTable("ingest_item")
    .set({ state: "probing", reason: null })
    .where("id", "=", id)
    .where("state", "!=", "hidden")
    .returningAll()
    .executeTakeFirst();
}

/** False when the item was deleted, hidden or changed during its ingest. */
export async function finishItem(
  db: Db,
  id: string,
  found: Pick<ItemRow, "fingerprint" | "blob" | "upload_id">,
): Promise<boolean> {
  const finished = await db
    .updateTable("ingest_item")
    .set({ ...found, state: "ready", reason: null, is_refused: 0 })
    .where("id", "=", id)
    .where("state", "=", "probing")
    .returning("id")
    .executeTakeFirst();
  return finished !== undefined;
}

/** Returns the blobs that no other item references. */
export async function deleteItem(db: Db, id: string): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    const had = await takeBlobs(tx, id);
    await tx.deleteFrom("ingest_item").where("id", "=", id).execute();
    return await listUnownedBlobs(tx, had);
  });
}

/**
 * Sets the blobs of an item, beside the operator's own poster. Returns whether the item exists, and
 * which of its old and new blobs no item references now.
 */
export async function setItemBlobs(
  db: Db,
  id: string,
  blobs: readonly string[],
): Promise<{ isThere: boolean; unowned: string[] }> {
  return await db.transaction().execute(async (tx) => {
    const item = await findItem(tx, id);
    const isThere = item !== undefined;
    const had = await takeBlobs(tx, id);
    const own = item?.poster_blob ?? null;
    const kept = new Set(own === null ? blobs : [...blobs, own]);
    const rows = [...kept].map((blob) => ({ item_id: id, blob }));
    if (isThere && rows.length > 0) await tx.insertInto("ingest_blob").values(rows).execute();
    return { isThere, unowned: await listUnownedBlobs(tx, [...had, ...blobs]) };
  });
}

/** Sets an operator's poster of an item. Returns the same as `setItemBlobs`. */
export async function swapPoster(
  db: Db,
  id: string,
  { blob, blur }: { blob: string; blur: string | null },
): Promise<{ isThere: boolean; unowned: string[] }> {
  return await db.transaction().execute(async (tx) => {
    const item = await findItem(tx, id);
    if (!item) return { isThere: false, unowned: await listUnownedBlobs(tx, [blob]) };
    const old = item.poster_blob;
    if (old !== null) {
      await tx
        .deleteFrom("ingest_blob")
        .where("item_id", "=", id)
        .where("blob", "=", old)
        .execute();
    }
    await tx
      .insertInto("ingest_blob")
      .values({ item_id: id, blob })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await updateItem(tx, id, { poster_blob: blob, poster_blur: blur });
    return { isThere: true, unowned: await listUnownedBlobs(tx, old === null ? [] : [old]) };
  });
}

async function takeBlobs(tx: Db, id: string): Promise<string[]> {
  const taken = await tx
    .deleteFrom("ingest_blob")
    .where("item_id", "=", id)
    .returning("blob")
    .execute();
  return taken.map(({ blob }) => blob);
}

/** Returns the given blobs that no item references. */
export async function listUnownedBlobs(db: Db, blobs: readonly string[]): Promise<string[]> {
  if (blobs.length === 0) return [];
  const rows = await db
    .selectFrom("ingest_blob")
    .select("blob")
    .where("blob", "in", blobs)
    .execute();
  const owned = new Set(rows.map(({ blob }) => blob));
  return [...new Set(blobs)].filter((blob) => !owned.has(blob));
}
