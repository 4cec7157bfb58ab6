import { timeline } from "@goldmane/contracts/parties/schema";
import * as z from "zod/mini";
import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import type { PartyPlayback } from "./next-timeline.ts";

const ids = jsonColumn(z.array(z.string()));

/** `film_at` is the server's time at which the film was at `position`, in epoch milliseconds. */
export function toPlayback(row: Selectable<Tables["party"]>): PartyPlayback {
  return {
    seq: row.seq,
    titleId: row.title_id,
    state: timeline.shape.state.parse(row.film_state),
    rate: row.rate,
    position: row.position,
    at: row.film_at,
    waitingFor: ids.read(row.waiting_for),
    waitUntil: row.wait_until,
    waitSeq: row.wait_seq,
    leftBehind: ids.read(row.left_behind),
  };
}

export function toColumns(playback: PartyPlayback) {
  return {
    seq: playback.seq,
    title_id: playback.titleId,
    film_state: playback.state,
    rate: playback.rate,
    position: playback.position,
    film_at: Math.round(playback.at),
    waiting_for: ids.write(playback.waitingFor),
    wait_until: playback.waitUntil === null ? null : Math.round(playback.waitUntil),
    wait_seq: playback.waitSeq,
    left_behind: ids.write(playback.leftBehind),
  };
}

/** Compare-and-set: false if any node changed it after `seq` was read, or if the party has ended. */
export async function updatePlayback(
  db: Db,
  partyId: string,
  { seq, playback }: { seq: number; playback: PartyPlayback },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("party")
    .set(toColumns(playback))
    .where("id", "=", partyId)
    .where("seq", "=", seq)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a party played a title; once per title. */
export async function insertPlayedTitle(
  db: Db,
  played: { partyId: string; titleId: string; now: number },
): Promise<void> {
  await db
    .insertInto("party_showing")
    .values({ party_id: played.partyId, title_id: played.titleId, shown_at: played.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
