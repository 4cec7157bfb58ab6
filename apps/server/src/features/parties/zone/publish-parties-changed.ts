import { listFriendIds } from "#features/friends/service.ts";
import { partiesChanged } from "#features/parties/events.ts";
import type { App } from "#platform/app.ts";

/** Says that a household's parties are not what they were, to whoever may be shown them. */
export async function publishPartiesChanged(app: App, householdId: string): Promise<void> {
  const friends = await listFriendIds(app, householdId);
  await app.bus.publish(partiesChanged, { householdIds: [householdId, ...friends] });
}
