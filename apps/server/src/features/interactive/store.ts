import type { Selectable } from "kysely";
import { path } from "@goldmane/contracts/interactive/schema";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { jsonColumn } from "#platform/json-column.ts";

export type Place = {
  path: readonly number[];
  clip: string;
  positionSeconds: number;
  revision: number;
};
export type Find = { kind: "clip" | "ending"; item: string };
export type FindRow = Selectable<Tables["interactive_find"]>;

const pathColumn = jsonColumn(path);

export async function findPlace(
  db: Db,
  of: { profileId: string; filmId: string },
): Promise<Place | null> {
  const row = await db
    .selectFrom("interactive_place")
    .selectAll()
    .where("profile_id", "=", of.profileId)
    .where("film_id", "=", of.filmId)
    .executeTakeFirst();
  return row
    ? {
        path: pathColumn.read(row.path),
        clip: row.clip,
        positionSeconds: row.position_seconds,
        revision: row.revision,
      }
    : null;
}

/** The films that a profile is in the middle of. */
export async function listStarted(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("interactive_place")
    .select("film_id")
    .where("profile_id", "=", profileId)
    .execute();
  return rows.map(({ film_id }) => film_id);
}

/** Saves the first place in a film. False if there is one already. */
export async function insertPlace(
  db: Db,
  of: { profileId: string; filmId: string; now: number },
  place: Place,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("interactive_place")
    .values({ profile_id: of.profileId, film_id: of.filmId, ...toColumns(place, of.now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Replaces the place of the revision before. False if another request has replaced it. */
export async function updatePlace(
  db: Db,
  of: { profileId: string; filmId: string; now: number },
  place: Place,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("interactive_place")
    .set(toColumns(place, of.now))
    .where("profile_id", "=", of.profileId)
    .where("film_id", "=", of.filmId)
    .where("revision", "=", place.revision - 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toColumns(place: Place, now: number) {
  return {
    path: pathColumn.write([...place.path]),
    clip: place.clip,
    position_seconds: place.positionSeconds,
    revision: place.revision,
    saved_at: now,
  };
}

export async function deletePlace(
  db: Db,
  of: { profileId: string; filmId: string },
): Promise<void> {
  await db
    .deleteFrom("interactive_place")
    .where("profile_id", "=", of.profileId)
    .where("film_id", "=", of.filmId)
    .execute();
}

/** Everything that a profile has found, of one film or of all, the oldest first. */
export async function listFinds(db: Db, profileId: string, filmId?: string): Promise<FindRow[]> {
  return await db
    .selectFrom("interactive_find")
    .selectAll()
    .where("profile_id", "=", profileId)
    .$if(filmId !== undefined, (query) => query.where("film_id", "=", filmId ?? ""))
    .orderBy("found_at")
    .orderBy("film_id")
    .orderBy("kind")
    .orderBy("item")
    .execute();
}

/** Inserts what isn't found yet, and returns it. */
export async function insertFinds(
  db: Db,
  of: { profileId: string; filmId: string; now: number },
  finds: readonly Find[],
): Promise<Find[]> {
  if (finds.length === 0) return [];
  const rows = await db
    .insertInto("interactive_find")
    .values(
      finds.map(({ kind, item }) => ({
        profile_id: of.profileId,
        film_id: of.filmId,
        kind,
        item,
        found_at: of.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["kind", "item"])
    .execute();
  return finds.filter((find) =>
    rows.some(({ kind, item }) => kind === find.kind && item === find.item),
  );
}
