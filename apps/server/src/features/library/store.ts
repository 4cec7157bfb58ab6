import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type FilmRow = Selectable<Tables["film"]>;
export type NewFilmRow = Insertable<Tables["film"]>;

/** In display order. */
export async function listFilms(db: Db): Promise<FilmRow[]> {
  return await db
    .selectFrom("film")
    .selectAll()
    .orderBy("added_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function listFilmsById(db: Db, ids: readonly string[]): Promise<FilmRow[]> {
  return await db.selectFrom("film").selectAll().where("id", "in", ids).execute();
}

export async function upsertFilm(db: Db, film: NewFilmRow): Promise<void> {
  const { id, added_at, ...changed } = film;
  await db
    .insertInto("film")
    .values({ id, added_at, ...changed })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
    .execute();
}

export async function deleteFilm(db: Db, id: string): Promise<void> {
  await db.deleteFrom("film").where("id", "=", id).execute();
}

export async function listViews(db: Db): Promise<{ titleId: string; views: number }[]> {
  return await db.selectFrom("title_view").select(["title_id as titleId", "views"]).execute();
}

/** Increments in the database, so that concurrent nodes lose no count. */
export async function incrementViews(db: Db, titleId: string, now: number): Promise<void> {
  await db
    .insertInto("title_view")
    .values({ title_id: titleId, views: 1, last_viewed_at: now })
    .onConflict((conflict) =>
      conflict.column("title_id").doUpdateSet((is) => ({
        views: is("title_view.views", "+", 1),
        last_viewed_at: now,
      })),
    )
    .execute();
}
