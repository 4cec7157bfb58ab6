import type { App } from "#platform/app.ts";
import { busEvent } from "#platform/bus/bus.ts";
import type { Db } from "#platform/db/client.ts";

/** Something that viewers are made from changed: sessions, profiles, a household. */
export type IdentityChange = { householdId: string } | { sessionId: string };

/** Every node forgets what it knew of those sessions and reads them again. */
export const identityChanged = busEvent<IdentityChange>("identity.changed");

/** To be called after the change is committed. This process has forgotten when it returns. */
export async function announceIdentityChange(app: App, change: IdentityChange): Promise<void> {
  await app.bus.publish(identityChanged, change);
}

/** Ends every session of a household but, if it is given, one. Announcing it is left to the caller. */
export async function deleteHouseholdSessions(
  db: Db,
  householdId: string,
  { but }: { but?: string } = {},
): Promise<void> {
  let sessions = db.deleteFrom("browser_session").where("household_id", "=", householdId);
  if (but !== undefined) sessions = sessions.where("id", "!=", but);
  await sessions.execute();
}
