import { type EveningAnswer, eveningAnswer } from "@goldmane/contracts/evenings/schema";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#platform/db/client.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type EveningRow = Selectable<Tables["evening"]>;

export type GuestRow = {
  profileId: string;
  householdId: string;
  displayName: string;
  avatar: string;
  role: string;
  answer: EveningAnswer | null;
  askedAt: number;
};

export async function insertEvening(db: Db, evening: Insertable<Tables["evening"]>): Promise<void> {
  await db.insertInto("evening").values(evening).execute();
}

export async function findEvening(db: Db, id: string): Promise<EveningRow | undefined> {
  return await db.selectFrom("evening").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those that a profile plans or is asked to and that began after an instant, called off or not; soonest first. */
export async function listEveningsOf(
  db: Db,
  { profileId, after }: { profileId: string; after: number },
): Promise<EveningRow[]> {
  const asked = db
    .selectFrom("evening_guest")
    .select("evening_id")
    .where("profile_id", "=", profileId);
  return await db
    .selectFrom("evening")
    .selectAll()
    .where("starts_at", ">", after)
    .where((is) => is.or([is("profile_id", "=", profileId), is("id", "in", asked)]))
    .orderBy("starts_at")
    .orderBy("id")
    .limit(100)
    .execute();
}

/** How many a household has before it. */
export async function countComing(db: Db, householdId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom("evening")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("household_id", "=", householdId)
    .where("starts_at", ">", now)
    .where("cancelled_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

type Changes = Omit<Updateable<Tables["evening"]>, "id" | "household_id" | "profile_id">;

/** Compare and set: false where it was changed or called off meanwhile. */
export async function updateEvening(
  db: Db,
  { id, revision }: Pick<EveningRow, "id" | "revision">,
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("evening")
    .set(changes)
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where another node reminded of it before. */
export async function updateReminded(
  db: Db,
  { id, revision }: Pick<EveningRow, "id" | "revision">,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("evening")
    .set({ reminded_at: now })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("reminded_at", "is", null)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an evening its party in place of the one it had. False where another node was first. */
export async function updateParty(
  db: Db,
  { id, party_id: before }: Pick<EveningRow, "id" | "party_id">,
  partyId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("evening")
    .set({ party_id: partyId })
    .where("id", "=", id)
    .where("party_id", before === null ? "is" : "=", before)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who is asked already stays as they are. */
export async function insertGuests(
  db: Db,
  { eveningId, now }: { eveningId: string; now: number },
  profileIds: readonly string[],
): Promise<void> {
  if (profileIds.length === 0) return;
  await db
    .insertInto("evening_guest")
    .values(
      profileIds.map((id) => ({
        evening_id: eveningId,
        profile_id: id,
        asked_at: now,
        answer: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False for who is not asked. */
export async function updateAnswer(
  db: Db,
  guest: { eveningId: string; profileId: string },
  answer: EveningAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("evening_guest")
    .set({ answer })
    .where("evening_id", "=", guest.eveningId)
    .where("profile_id", "=", guest.profileId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was said of another time says nothing of this one. */
export async function clearAnswers(db: Db, eveningId: string): Promise<void> {
  await db
    .updateTable("evening_guest")
    .set({ answer: null })
    .where("evening_id", "=", eveningId)
    .execute();
}

/** In the order in which they were asked. */
export async function listGuests(db: Db, eveningId: string): Promise<GuestRow[]> {
  const rows = await db
    .selectFrom("evening_guest as guest")
    .innerJoin("profile", "profile.id", "guest.profile_id")
    .where("guest.evening_id", "=", eveningId)
    .where("profile.status", "=", "active")
    .select([
      "guest.profile_id",
      "guest.answer",
      "guest.asked_at",
      "profile.household_id",
      "profile.display_name",
      "profile.avatar",
      "profile.role",
    ])
    .orderBy("guest.asked_at")
    .orderBy("profile.created_at")
    .orderBy("guest.profile_id")
    .execute();
  return rows.map((row) => ({
    profileId: row.profile_id,
    householdId: row.household_id,
    displayName: row.display_name,
    avatar: row.avatar,
    role: row.role,
    answer: row.answer === null ? null : eveningAnswer.parse(row.answer),
    askedAt: row.asked_at,
  }));
}
