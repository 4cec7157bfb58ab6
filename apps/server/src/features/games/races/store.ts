import type { GameId } from "@goldmane/contracts/games/limits";
import type { Race, RaceAudience } from "@goldmane/contracts/games/races/schema";
import * as z from "zod/mini";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { jsonColumn } from "#platform/json-column.ts";

const orderColumn = jsonColumn(z.array(z.int()));

export type RaceRow = Omit<Tables["race"], "game" | "state" | "audience" | "finishing_order"> & {
  game: GameId;
  state: Race["state"];
  audience: RaceAudience;
  order: number[] | null;
};

export type RacerRow = {
  profile_id: string;
  household_id: string;
  display_name: string;
  avatar: string;
  left_at: number | null;
};

type NewRace = Pick<
  RaceRow,
  "id" | "household_id" | "game" | "opened_by" | "created_at" | "audience" | "party_id"
>;

export async function insertRace(db: Db, race: NewRace): Promise<void> {
  await db
    .insertInto("race")
    .values({ ...race, state: "open", seed: null, starts_at: null, finishing_order: null })
    .execute();
}

export async function findRace(db: Db, id: string): Promise<RaceRow | null> {
  const row = await db.selectFrom("race").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toRace(row) : null;
}

/** The latest race of a party. */
export async function findPartyRace(db: Db, partyId: string): Promise<RaceRow | null> {
  const row = await db
    .selectFrom("race")
    .selectAll()
    .where("party_id", "=", partyId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
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

/**
 * Lists open and running races, latest first: the households' races, plus any race that the profile
 * is in or is invited to.
 */
export async function listCurrentRaces(
  db: Db,
  { profileId, householdIds }: { profileId: string; householdIds: readonly string[] },
): Promise<RaceRow[]> {
  const own = db.selectFrom("race_member").select("race_id").where("profile_id", "=", profileId);
  const invited = db
    .selectFrom("race_invitation")
    .select("race_id")
    .where("profile_id", "=", profileId);
  const rows = await db
    .selectFrom("race")
    .selectAll()
    .where("state", "in", ["open", "running"])
    .where((is) =>
      is.or([is("household_id", "in", householdIds), is("id", "in", own), is("id", "in", invited)]),
    )
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
    .select([
      "race_member.profile_id",
      "race_member.left_at",
      "profile.household_id",
      "profile.display_name",
      "profile.avatar",
    ])
    .where("race_id", "=", raceId)
    .orderBy("position")
    .execute();
}

/** The households of profiles. */
export async function findHomes(
  db: Db,
  profileIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("profile")
    .select(["id", "household_id"])
    .where("id", "in", profileIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.household_id]));
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

/** Racers of a race that has started stay in their order. */
export async function markLeft(
  db: Db,
  raceId: string,
  { profileId, now }: { profileId: string; now: number },
): Promise<void> {
  await db
    .updateTable("race_member")
    .set({ left_at: now })
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

/** The profile's open races outside parties, of which each has at most one. */
export async function listOpenedBy(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("race")
    .select("id")
    .where("opened_by", "=", profileId)
    .where("state", "=", "open")
    .where("party_id", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes old races, including races whose node stopped. */
export async function deleteRacesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("race").where("created_at", "<", before).execute();
}

function toRace({ finishing_order, game, state, audience, ...row }: Tables["race"]): RaceRow {
  return {
    ...row,
    game: game as GameId,
    state: state as Race["state"],
    audience: audience === "friends" ? "friends" : "family",
    order: finishing_order === null ? null : orderColumn.read(finishing_order),
  };
}
