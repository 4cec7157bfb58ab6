import type { GameId } from "@goldmane/contracts/games/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import * as z from "zod/mini";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { jsonColumn } from "#platform/json-column.ts";

const orderColumn = jsonColumn(z.array(z.int()));

export type RaceRow = Omit<Tables["race"], "game" | "state" | "finishing_order"> & {
  game: GameId;
  state: Race["state"];
  order: number[] | null;
};

export type RacerRow = { profile_id: string; display_name: string; avatar: string };

export async function insertRace(
  db: Db,
  race: Pick<RaceRow, "id" | "household_id" | "game" | "opened_by" | "created_at">,
): Promise<void> {
  await db
    .insertInto("race")
    .values({ ...race, state: "open", seed: null, starts_at: null, finishing_order: null })
    .execute();
}

export async function findRace(db: Db, householdId: string, id: string): Promise<RaceRow | null> {
  const row = await db
    .selectFrom("race")
    .selectAll()
    .where("household_id", "=", householdId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? toRace(row) : null;
}

/** Makes other transactions that lock the race wait for the end of this one. */
export async function lockRace(db: Db, id: string): Promise<void> {
  await db
    .updateTable("race")
    .set((is) => ({ state: is.ref("state") }))
    .where("id", "=", id)
    .execute();
}

/** Open and running races, latest first. */
export async function listCurrentRaces(db: Db, householdId: string): Promise<RaceRow[]> {
  const rows = await db
    .selectFrom("race")
    .selectAll()
    .where("household_id", "=", householdId)
    .where("state", "in", ["open", "running"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(toRace);
}

/** In the order in which they joined. */
export async function listRacers(db: Db, raceId: string): Promise<RacerRow[]> {
  return await db
    .selectFrom("race_member")
    .innerJoin("profile", "profile.id", "race_member.profile_id")
    .select(["race_member.profile_id", "profile.display_name", "profile.avatar"])
    .where("race_id", "=", raceId)
    .orderBy("position")
    .execute();
}

/** At the end of the list. Idempotent. */
export async function insertRacer(db: Db, raceId: string, profileId: string): Promise<void> {
  const { last } = await db
    .selectFrom("race_member")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("race_id", "=", raceId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("race_member")
    .values({ race_id: raceId, profile_id: profileId, position: (last ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRacer(db: Db, raceId: string, profileId: string): Promise<void> {
  await db
    .deleteFrom("race_member")
    .where("race_id", "=", raceId)
    .where("profile_id", "=", profileId)
    .execute();
}

/** Returns false if the race is no longer open. */
export async function markStarted(
  db: Db,
  id: string,
  { seed, startsAt }: { seed: number; startsAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("race")
    .set({ state: "running", seed, starts_at: startsAt })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markOver(db: Db, id: string, order: number[]): Promise<void> {
  await db
    .updateTable("race")
    .set({ state: "over", finishing_order: orderColumn.write(order) })
    .where("id", "=", id)
    .execute();
}

export async function setOpener(db: Db, id: string, profileId: string): Promise<void> {
  await db.updateTable("race").set({ opened_by: profileId }).where("id", "=", id).execute();
}

export async function deleteRace(db: Db, id: string): Promise<void> {
  await db.deleteFrom("race").where("id", "=", id).execute();
}

/** The profile's open races, of which each has at most one. */
export async function listOpenedBy(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("race")
    .select("id")
    .where("opened_by", "=", profileId)
    .where("state", "=", "open")
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes old races, including races whose node stopped. */
export async function deleteRacesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("race").where("created_at", "<", before).execute();
}

function toRace({ finishing_order, game, state, ...row }: Tables["race"]): RaceRow {
  return {
    ...row,
    game: game as GameId,
    state: state as Race["state"],
    order: finishing_order === null ? null : orderColumn.read(finishing_order),
  };
}
