import { type RsvpAnswer, rsvpAnswer } from "@goldmane/contracts/scheduled-parties/schema";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type ScheduledPartyRow = Selectable<Tables["scheduled_party"]>;

export type GuestRow = {
  profileId: string;
  householdId: string;
  displayName: string;
  avatar: string;
  role: string;
  answer: RsvpAnswer | null;
  invitedAt: number;
};

export async function insertScheduledParty(
  db: Db,
  scheduledParty: Insertable<Tables["scheduled_party"]>,
): Promise<void> {
  await db.insertInto("scheduled_party").values(scheduledParty).execute();
}

export async function findScheduledParty(
  db: Db,
  id: string,
): Promise<ScheduledPartyRow | undefined> {
  return await db.selectFrom("scheduled_party").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Parties a profile organizes or is invited to that start after `after`, canceled ones included; soonest first. */
export async function listScheduledPartiesOf(
  db: Db,
  { profileId, after }: { profileId: string; after: number },
): Promise<ScheduledPartyRow[]> {
  const invited = db
    .selectFrom("scheduled_party_guest")
    .select("scheduled_party_id")
    .where("profile_id", "=", profileId);
  return await db
    .selectFrom("scheduled_party")
    .selectAll()
    .where("starts_at", ">", after)
    .where((is) => is.or([is("profile_id", "=", profileId), is("id", "in", invited)]))
    .orderBy("starts_at")
    .orderBy("id")
    .limit(100)
    .execute();
}

/** How many upcoming parties a household has scheduled. */
export async function countUpcoming(db: Db, householdId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom("scheduled_party")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("household_id", "=", householdId)
    .where("starts_at", ">", now)
    .where("cancelled_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

type Changes = Omit<Updateable<Tables["scheduled_party"]>, "id" | "household_id" | "profile_id">;

/** Compare-and-set on the revision: false if it was changed or canceled meanwhile. */
export async function updateScheduledParty(
  db: Db,
  { id, revision }: Pick<ScheduledPartyRow, "id" | "revision">,
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("scheduled_party")
    .set(changes)
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if another node has sent the reminder already. */
export async function updateReminded(
  db: Db,
  { id, revision }: Pick<ScheduledPartyRow, "id" | "revision">,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("scheduled_party")
    .set({ reminded_at: now })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("reminded_at", "is", null)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces the open party's id. False if another node was first. */
export async function updateParty(
  db: Db,
  { id, party_id: before }: Pick<ScheduledPartyRow, "id" | "party_id">,
  partyId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("scheduled_party")
    .set({ party_id: partyId })
    .where("id", "=", id)
    .where("party_id", before === null ? "is" : "=", before)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Existing guests are left unchanged. */
export async function insertGuests(
  db: Db,
  { scheduledPartyId, now }: { scheduledPartyId: string; now: number },
  profileIds: readonly string[],
): Promise<void> {
  if (profileIds.length === 0) return;
  await db
    .insertInto("scheduled_party_guest")
    .values(
      profileIds.map((id) => ({
        scheduled_party_id: scheduledPartyId,
        profile_id: id,
        invited_at: now,
        answer: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False for a profile that is not invited. */
export async function updateAnswer(
  db: Db,
  guest: { scheduledPartyId: string; profileId: string },
  answer: RsvpAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("scheduled_party_guest")
    .set({ answer })
    .where("scheduled_party_id", "=", guest.scheduledPartyId)
    .where("profile_id", "=", guest.profileId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Called when the party moves to another time. */
export async function resetAnswers(db: Db, scheduledPartyId: string): Promise<void> {
  await db
    .updateTable("scheduled_party_guest")
    .set({ answer: null })
    .where("scheduled_party_id", "=", scheduledPartyId)
    .execute();
}

/** In the order of invitation. */
export async function listGuests(db: Db, scheduledPartyId: string): Promise<GuestRow[]> {
  const rows = await db
    .selectFrom("scheduled_party_guest as guest")
    .innerJoin("profile", "profile.id", "guest.profile_id")
    .where("guest.scheduled_party_id", "=", scheduledPartyId)
    .where("profile.status", "=", "active")
    .select([
      "guest.profile_id",
      "guest.answer",
      "guest.invited_at",
      "profile.household_id",
      "profile.display_name",
      "profile.avatar",
      "profile.role",
    ])
    .orderBy("guest.invited_at")
    .orderBy("profile.created_at")
    .orderBy("guest.profile_id")
    .execute();
  return rows.map((row) => ({
    profileId: row.profile_id,
    householdId: row.household_id,
    displayName: row.display_name,
    avatar: row.avatar,
    role: row.role,
    answer: row.answer === null ? null : rsvpAnswer.parse(row.answer),
    invitedAt: row.invited_at,
  }));
}
