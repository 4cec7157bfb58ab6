import type { Permission, PartyRole } from "@goldmane/contracts/parties/schema";
import { permission, partyRole } from "@goldmane/contracts/parties/schema";
import type { Insertable, Selectable } from "kysely";
import * as z from "zod/mini";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type PartyRow = Selectable<Tables["party"]>;
export type NewPartyRow = Insertable<Tables["party"]>;

/** A participant with profile and household. */
export type ParticipantRow = {
  profileId: string;
  householdId: string;
  displayName: string;
  avatar: string;
  profileRole: string;
  role: PartyRole;
  denied: Permission[];
  isReady: boolean;
  isWaitedFor: boolean;
  roundTripMs: number;
  joinedAt: number;
  awayAt: number | null;
  leftAt: number | null;
  kickedAt: number | null;
};

export const permissionsColumn = jsonColumn(z.array(permission));

/** False if an open party has this code. */
export async function insertParty(db: Db, party: NewPartyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("party")
    .values(party)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findOpenParty(db: Db, id: string): Promise<PartyRow | undefined> {
  return await db
    .selectFrom("party")
    .selectAll()
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

export async function findPartyByCode(db: Db, code: string): Promise<PartyRow | undefined> {
  return await db
    .selectFrom("party")
    .selectAll()
    .where("code", "=", code)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

type PartyFilter = {
  householdId: string;
  /** Friend households, whose parties with audience "friends" are included. */
  friendIds: readonly string[];
  profileId: string;
  invitedTo: readonly string[];
};

/** Open parties visible to a profile: by audience, participation or invitation; latest first. */
export async function listOpenParties(
  db: Db,
  { householdId, friendIds, profileId, invitedTo }: PartyFilter,
): Promise<PartyRow[]> {
  const own = db
    .selectFrom("party_member")
    .select("party_id")
    .where("profile_id", "=", profileId)
    .where("left_at", "is", null)
    .where("kicked_at", "is", null);
  return await db
    .selectFrom("party")
    .selectAll()
    .where("ended_at", "is", null)
    .where((is) =>
      is.or([
        is.and([is("household_id", "=", householdId), is("audience", "!=", "invited")]),
        ...(friendIds.length > 0
          ? [is.and([is("household_id", "in", friendIds), is("audience", "=", "friends")])]
          : []),
        ...(invitedTo.length > 0 ? [is("id", "in", invitedTo)] : []),
        is("id", "in", own),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
}

export async function listAllOpenParties(db: Db): Promise<PartyRow[]> {
  return await db.selectFrom("party").selectAll().where("ended_at", "is", null).execute();
}

type Changes = Partial<
  Pick<PartyRow, "name" | "guest_permissions" | "slow_mode_seconds" | "emptied_at" | "audience">
>;

export async function updateParty(db: Db, id: string, changes: Changes): Promise<void> {
  await db.updateTable("party").set(changes).where("id", "=", id).execute();
}

/** False if it has ended already. */
export async function updateEnded(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("party")
    .set((is) => ({
      ended_at: now,
      state: "ended",
      film_state: "idle",
      seq: is("seq", "+", 1),
      wait_until: null,
    }))
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewParticipant = { partyId: string; profileId: string; role: PartyRole; now: number };

/** A returning participant keeps their role. */
export async function upsertParticipant(
  db: Db,
  { partyId, profileId, role, now }: NewParticipant,
): Promise<void> {
  await db
    .insertInto("party_member")
    .values({
      party_id: partyId,
      profile_id: profileId,
      role,
      denied: "[]",
      is_ready: 0,
      is_waited_for: 1,
      round_trip_ms: 0,
      joined_at: now,
      away_at: now,
      left_at: null,
      kicked_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["party_id", "profile_id"]).doUpdateSet({ left_at: null, away_at: now }),
    )
    .execute();
}

/** Everyone who ever joined, in the order of joining. */
export async function listParticipants(db: Db, partyId: string): Promise<ParticipantRow[]> {
  const rows = await db
    .selectFrom("party_member as member")
    .innerJoin("profile", "profile.id", "member.profile_id")
    .where("member.party_id", "=", partyId)
    .where("profile.status", "=", "active")
    .select([
      "member.profile_id",
      "profile.household_id",
      "profile.display_name",
      "profile.avatar",
      "profile.role as profile_role",
      "member.role",
      "member.denied",
      "member.is_ready",
      "member.is_waited_for",
      "member.round_trip_ms",
      "member.joined_at",
      "member.away_at",
      "member.left_at",
      "member.kicked_at",
    ])
    .orderBy("member.joined_at")
    .orderBy("member.profile_id")
    .execute();
  return rows.map((row) => ({
    profileId: row.profile_id,
    householdId: row.household_id,
    displayName: row.display_name,
    avatar: row.avatar,
    profileRole: row.profile_role,
    role: partyRole.parse(row.role),
    denied: permissionsColumn.read(row.denied),
    isReady: row.is_ready === 1,
    isWaitedFor: row.is_waited_for === 1,
    roundTripMs: row.round_trip_ms,
    joinedAt: row.joined_at,
    awayAt: row.away_at,
    leftAt: row.left_at,
    kickedAt: row.kicked_at,
  }));
}

type ParticipantChanges = Partial<
  Pick<
    Selectable<Tables["party_member"]>,
    | "role"
    | "denied"
    | "is_ready"
    | "is_waited_for"
    | "round_trip_ms"
    | "away_at"
    | "left_at"
    | "kicked_at"
  >
>;

export async function updateParticipant(
  db: Db,
  { partyId, profileId }: { partyId: string; profileId: string },
  changes: ParticipantChanges,
): Promise<void> {
  await db
    .updateTable("party_member")
    .set(changes)
    .where("party_id", "=", partyId)
    .where("profile_id", "=", profileId)
    .execute();
}

/** Resets "ready" for the next film. */
export async function resetReady(db: Db, partyId: string): Promise<void> {
  await db
    .updateTable("party_member")
    .set({ is_ready: 0 })
    .where("party_id", "=", partyId)
    .execute();
}
