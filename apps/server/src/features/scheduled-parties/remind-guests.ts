import type { App } from "#platform/app.ts";
import { scheduledPartyChanged } from "./events.ts";
import { listProfileIds } from "./require-scheduled-party.ts";
import { updateReminded } from "./store.ts";
import { findRevision, type ScheduledPartyRevision } from "./revision.ts";

/** Notifies guests that the party starts soon. Idempotent across nodes. */
export async function remindGuests(app: App, job: ScheduledPartyRevision): Promise<void> {
  const planned = await findRevision(app, job);
  if (!planned || !(await updateReminded(app.db, planned.scheduledParty, app.now()))) return;
  await app.bus.publish(scheduledPartyChanged, { profileIds: listProfileIds(planned) });
}
