import { timeline } from "@goldmane/contracts/parties/schema";
import * as z from "zod/mini";
import type { Selectable } from "kysely";
import type { Db } from "#platform/db/client.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import type { Film } from "./next-timeline.ts";

const ids = z.array(z.string());

export function toFilm(row: Selectable<Tables["party"]>): Film {
  return {
    seq: row.seq,
    titleId: row.title_id,
    state: timeline.shape.state.parse(row.film_state),
    rate: row.rate,
    position: row.position,
    at: row.film_at,
    waitingFor: ids.parse(JSON.parse(row.waiting_for)),
    waitUntil: row.wait_until,
    waitSeq: row.wait_seq,
    leftBehind: ids.parse(JSON.parse(row.left_behind)),
  };
}

export function toColumns(film: Film) {
  return {
    seq: film.seq,
    title_id: film.titleId,
    film_state: film.state,
    rate: film.rate,
    position: film.position,
    film_at: Math.round(film.at),
    waiting_for: JSON.stringify(film.waitingFor),
    wait_until: film.waitUntil === null ? null : Math.round(film.waitUntil),
    wait_seq: film.waitSeq,
    left_behind: JSON.stringify(film.leftBehind),
  };
}

/** Compare and set: false where somebody else changed it after `seq` was read, on whichever node. */
export async function updateFilm(
  db: Db,
  partyId: string,
  { seq, film }: { seq: number; film: Film },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("party")
    .set(toColumns(film))
    .where("id", "=", partyId)
    .where("seq", "=", seq)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertShowing(
  db: Db,
  showing: { partyId: string; titleId: string; now: number },
): Promise<void> {
  await db
    .insertInto("party_showing")
    .values({ party_id: showing.partyId, title_id: showing.titleId, shown_at: showing.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
