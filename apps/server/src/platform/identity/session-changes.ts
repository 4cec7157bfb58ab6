import { isGrownUp } from "@goldmane/contracts/family/rules";
import * as z from "zod/mini";
import type { App } from "#platform/app.ts";
import { busEvent } from "#platform/bus/bus.ts";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

/** A change to data that viewers are made from: sessions, profiles, a household. */
const identityChange = z.union([
  z.object({ householdId: z.string() }),
  z.object({ sessionId: z.string() }),
]);
export type IdentityChange = z.infer<typeof identityChange>;

/** Makes every node drop its cache of those sessions. */
export const identityChanged = busEvent("identity.changed", identityChange);

/** Call after the change is committed. This process's cache is cleared when it returns. */
export async function announceIdentityChange(app: App, change: IdentityChange): Promise<void> {
  await app.bus.publish(identityChanged, change);
}

/** Ends every session of a household, except `but`. The caller announces the change. */
export async function deleteHouseholdSessions(
  db: Db,
  householdId: string,
  { but }: { but?: string } = {},
): Promise<void> {
  let sessions = db.deleteFrom("browser_session").where("household_id", "=", householdId);
  if (but !== undefined) sessions = sessions.where("id", "!=", but);
  await sessions.execute();
}

/** False if the household has no such session. Null removes the name. */
export async function renameHouseholdSession(
  db: Db,
  { id, householdId }: { id: string; householdId: string },
  name: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("browser_session")
    .set({ device_name: name })
    .where("id", "=", id)
    .where("household_id", "=", householdId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if the household has no such session. */
export async function deleteHouseholdSession(
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

/** Returns the deleted session's owner; undefined if there was none. */
export async function deleteAnySession(db: Db, id: string) {
  return await db
    .deleteFrom("browser_session")
    .where("id", "=", id)
    .returning("household_id")
    .executeTakeFirst();
}

/** Ends all sessions with account access, on any profile, except the given one. */
export async function deleteAccountSessions(
  db: Db,
  accountId: string,
  { but }: { but?: string } = {},
): Promise<void> {
  let sessions = db.deleteFrom("browser_session").where("account_id", "=", accountId);
  if (but !== undefined) sessions = sessions.where("id", "!=", but);
  await sessions.execute();
}

/** Sends every browser that uses this profile back to the profile picker. */
export async function releaseProfile(
  db: Db,
  { id: profileId, role }: Pick<Tables["profile"], "id" | "role">,
  { but }: { but?: string } = {},
): Promise<void> {
  let sessions = db
    .updateTable("browser_session")
    .set({
      level: "household",
      profile_id: null,
      account_id: null,
      confirmed_at: null,
      child_used_last: isGrownUp(role) ? 0 : 1,
    })
    .where("profile_id", "=", profileId);
  if (but !== undefined) sessions = sessions.where("id", "!=", but);
  await sessions.execute();
}
