import { listFriendIds } from "#features/friends/service.ts";
import { partiesChanged } from "#features/parties/events.ts";
import type { App } from "#platform/app.ts";

/** Notifies the household and its friends that the list of parties changed. */
export async function publishPartiesChanged(app: App, householdId: string): Promise<void> {
  const friends = await listFriendIds(app, householdId);
  await app.bus.publish(partiesChanged, { householdIds: [householdId, ...friends] });
}
