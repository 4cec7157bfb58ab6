import { toNameKey } from "@goldmane/contracts/family/rules";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import { demoAccountId } from "#platform/identity/demo.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type HouseholdRow = Selectable<Tables["household"]>;
export type ProfileRow = Selectable<Tables["profile"]>;
type ProfileChange = Omit<Updateable<Tables["profile"]>, "id" | "household_id">;

/** A profile lookup scoped to a household. */
type Place = { id: string; householdId: string };

export async function insertHousehold(
  db: Db,
  household: Omit<Insertable<Tables["household"]>, "name_key">,
): Promise<void> {
  const name_key = toNameKey(household.name);
  await db
    .insertInto("household")
    .values({ ...household, name_key })
    .execute();
}

export async function findHousehold(db: Db, id: string): Promise<HouseholdRow | undefined> {
  return await db.selectFrom("household").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findHouseholdByCode(
  db: Db,
  codeHash: string,
): Promise<HouseholdRow | undefined> {
  return await db
    .selectFrom("household")
    .selectAll()
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
}

/** Whether another account than this one is an operator's. The demo's is one on its machine only. */
export async function hasOtherOperator(
  db: Db,
  { accountId, operatorEmailKey }: { accountId: string; operatorEmailKey: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom("account")
    .select("id")
    .where("id", "not in", [accountId, demoAccountId])
    .where((is) =>
      is.or([
        is("is_operator", "=", 1),
        is.and([is("is_verified", "=", 1), is("email_key", "=", operatorEmailKey)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateHousehold(
  db: Db,
  id: string,
  change: Pick<
    Updateable<Tables["household"]>,
    "name" | "code_hash" | "time_zone" | "conversation_days"
  >,
): Promise<void> {
  const name_key = typeof change.name === "string" ? toNameKey(change.name) : undefined;
  await db
    .updateTable("household")
    .set({ ...change, name_key })
    .where("id", "=", id)
    .execute();
}

/** Locks a household row until this transaction ends, to serialize changes of its members. */
export async function lockHousehold(db: Db, id: string): Promise<HouseholdRow | undefined> {
  return await db
    .updateTable("household")
    .set((is) => ({ id: is.ref("id") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Locks the profile until this transaction ends. */
export async function lockProfile(db: Db, profileId: string): Promise<void> {
  await db
    .updateTable("profile")
    .set((is) => ({ id: is.ref("id") }))
    .where("id", "=", profileId)
    .execute();
}

/** False if the username is taken. */
export async function insertProfile(
  db: Db,
  profile: Insertable<Tables["profile"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("profile")
    .values(profile)
    .onConflict((conflict) => conflict.column("username_key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Oldest first. */
export async function listProfiles(db: Db, householdId: string): Promise<ProfileRow[]> {
  return await db
    .selectFrom("profile")
    .selectAll()
    .where("household_id", "=", householdId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findProfile(
  db: Db,
  { id, householdId }: Place,
): Promise<ProfileRow | undefined> {
  return await db
    .selectFrom("profile")
    .selectAll()
    .where("id", "=", id)
    .where("household_id", "=", householdId)
    .executeTakeFirst();
}

export async function findProfileByUsername(
  db: Db,
  usernameKey: string,
): Promise<(ProfileRow & { isDemo: boolean }) | undefined> {
  const row = await db
    .selectFrom("profile")
    .innerJoin("household", "household.id", "profile.household_id")
    .selectAll("profile")
    .select("household.is_demo")
    .where("username_key", "=", usernameKey)
    .executeTakeFirst();
  return row && { ...row, isDemo: row.is_demo === 1 };
}

/**
 * The account that a profile's password opens: a parent's, whose password is the account's own. Equal
 * hashes mean that the hash was copied, since every hash has its own salt. Null with two-step sign-in,
 * which needs a code as well.
 */
export async function findOpenedAccount(
  db: Db,
  { role, household_id, password_hash }: ProfileRow,
): Promise<string | null> {
  if (role !== "parent") return null;
  const row = await db
    .selectFrom("household")
    .innerJoin("account", "account.id", "household.account_id")
    .leftJoin("second_step", "second_step.account_id", "account.id")
    .where("household.id", "=", household_id)
    .where("account.password_hash", "=", password_hash)
    .where("second_step.confirmed_at", "is", null)
    .select("account.id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateProfile(
  db: Db,
  { id, householdId }: Place,
  change: ProfileChange,
): Promise<ProfileRow | undefined> {
  return await db
    .updateTable("profile")
    .set(change)
    .where("id", "=", id)
    .where("household_id", "=", householdId)
    .returningAll()
    .executeTakeFirst();
}

/** The look that a profile made; it names the profile's picture where that shows it. */
export async function findOwnLook(db: Db, profileId: string): Promise<string | null> {
  const row = await db
    .selectFrom("avatar_look")
    .select("look")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row?.look ?? null;
}

export async function updateSeat(db: Db, id: string, hasSeat: boolean): Promise<void> {
  await db
    .updateTable("profile")
    .set({ has_seat: hasSeat ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}
