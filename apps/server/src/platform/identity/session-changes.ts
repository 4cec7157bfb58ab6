import type { App } from "#platform/app.ts";
import { busEvent } from "#platform/bus/bus.ts";
import type { Db } from "#platform/db/client.ts";

/** A change to data that viewers are made from: sessions, profiles, a household. */
export type IdentityChange = { householdId: string } | { sessionId: string };

/** Makes every node drop its cache of those sessions. */
export const identityChanged = busEvent<IdentityChange>("identity.changed");

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
