import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

/** The columns that a profile's lock depends on. */
export type LockedProfile = Pick<
  Selectable<Tables["profile"]>,
  "id" | "household_id" | "role" | "status" | "pin_hash" | "password_hash"
>;

export type Place = { householdId: string; subject: string; targetId: string };

/** Serializes guesses in a household until this transaction ends. */
export async function lockGuesses(db: Db, householdId: string): Promise<void> {
  await db
    .updateTable("household")
    .set((is) => ({ id: is.ref("id") }))
    .where("id", "=", householdId)
    .execute();
}

/** The wrong guesses at a subject, by `targetId`. */
export async function listGuesses(
  db: Db,
  { householdId, subject }: Pick<Place, "householdId" | "subject">,
): Promise<{ failures: number; failedAt: number }[]> {
  return await db
    .selectFrom("pin_guess")
    .select(["failures", "failed_at as failedAt"])
    .where("household_id", "=", householdId)
    .where("subject", "=", subject)
    .execute();
}

export async function insertGuess(
  db: Db,
  { householdId, subject, targetId }: Place,
  now: number,
): Promise<void> {
  await db
    .insertInto("pin_guess")
    .values({
      household_id: householdId,
      subject,
      target_id: targetId,
      failures: 1,
      failed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["household_id", "subject", "target_id"]).doUpdateSet((is) => ({
        failures: is("pin_guess.failures", "+", 1),
        failed_at: now,
      })),
    )
    .execute();
}

/** Uncounts one guess: it was right, or meant for another PIN. */
export async function updateForgiven(
  db: Db,
  { householdId, subject, targetId }: Place,
): Promise<void> {
  await db
    .updateTable("pin_guess")
    .set((is) => ({ failures: is("failures", "-", 1) }))
    .where("household_id", "=", householdId)
    .where("subject", "=", subject)
    .where("target_id", "=", targetId)
    .where("failures", ">", 0)
    .execute();
}

/** Deletes a household's guesses, optionally of one subject or target only. */
export async function deleteGuesses(
  db: Db,
  { householdId, subject, targetId }: Partial<Place> & Pick<Place, "householdId">,
): Promise<void> {
  let guesses = db.deleteFrom("pin_guess").where("household_id", "=", householdId);
  if (subject !== undefined) guesses = guesses.where("subject", "=", subject);
  if (targetId !== undefined) guesses = guesses.where("target_id", "=", targetId);
  await guesses.execute();
}

export async function findAccountPasswordHash(db: Db, householdId: string): Promise<string | null> {
  const row = await db
    .selectFrom("household")
    .innerJoin("account", "account.id", "household.account_id")
    .select("account.password_hash")
    .where("household.id", "=", householdId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Instants at which a household's PINs were locked, latest first. */
export async function listLockings(
  db: Db,
  { householdId, since }: { householdId: string; since: number },
): Promise<{ id: string; at: number }[]> {
  return await db
    .selectFrom("audit")
    .select(["id", "noted_at as at"])
    .where("household_id", "=", householdId)
    .where("kind", "=", pinsLockedKind)
    .where("noted_at", ">=", since)
    .orderBy("noted_at", "desc")
    .execute();
}

/** The kind in the audit log. */
export const pinsLockedKind = "household.pins-locked";
