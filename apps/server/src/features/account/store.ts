import * as z from "zod/mini";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/client.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type AccountRow = Selectable<Tables["account"]>;

/** Answers false where there is an account of this address. */
export async function insertAccount(
  db: Db,
  account: Insertable<Tables["account"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("account")
    .values(account)
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return await db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();
}

/** An account with the household that it owns. */
export async function findAccountByEmail(
  db: Db,
  emailKey: string,
): Promise<(AccountRow & { householdId: string; isDemo: boolean }) | undefined> {
  const row = await db
    .selectFrom("account")
    .innerJoin("household", "household.account_id", "account.id")
    .selectAll("account")
    .select(["household.id as householdId", "household.is_demo"])
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return row && { ...row, isDemo: row.is_demo === 1 };
}

/** The household that an account owns. */
export async function findOwnedHousehold(
  db: Db,
  accountId: string,
): Promise<{ id: string; isDemo: boolean } | null> {
  const row = await db
    .selectFrom("household")
    .select(["id", "is_demo"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? { id: row.id, isDemo: row.is_demo === 1 } : null;
}

export type DeviceRow = Selectable<Tables["browser_session"]> & {
  display_name: string | null;
  avatar: string | null;
};

const devicesAtMost = 200;

/** The browsers of a household that were seen since then, last seen first. */
export async function listDevices(
  db: Db,
  householdId: string,
  seenSince: number,
): Promise<DeviceRow[]> {
  return await db
    .selectFrom("browser_session")
    .leftJoin("profile", "profile.id", "browser_session.profile_id")
    .selectAll("browser_session")
    .select(["profile.display_name", "profile.avatar"])
    .where("browser_session.household_id", "=", householdId)
    .where("last_seen_at", ">=", seenSince)
    .orderBy("last_seen_at", "desc")
    .limit(devicesAtMost)
    .execute();
}

/** Answers false where this household has no such browser. */
export async function deleteDevice(
  db: Db,
  { id, householdId }: { id: string; householdId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("browser_session")
    .where("id", "=", id)
    .where("household_id", "=", householdId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findUserAgent(db: Db, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom("browser_session")
    .select("user_agent")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.user_agent ?? null;
}

const pastSignInsAtMost = 200;

/** From which browsers and networks an account was signed in to, the latest first. */
export async function listPastSignIns(
  db: Db,
  accountId: string,
): Promise<{ browser: string | null; network: string }[]> {
  const rows = await db
    .selectFrom("audit")
    .select(["details", "address_prefix as network"])
    .where("account_id", "=", accountId)
    .where("kind", "=", "account.signed-in")
    .orderBy("noted_at", "desc")
    .limit(pastSignInsAtMost)
    .execute();
  return rows.map(({ details, network }) => ({ browser: readBrowser(details), network }));
}

const signInDetails = z.object({ browser: z.optional(z.string()) });

/** Which browser an entry of the audit is about; null where that was not noted. */
export function readBrowser(details: string): string | null {
  return signInDetails.parse(JSON.parse(details)).browser ?? null;
}
