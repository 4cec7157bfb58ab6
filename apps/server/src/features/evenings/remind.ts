import type { App } from "#platform/app.ts";
import { eveningChanged } from "./events.ts";
import { everybody } from "./standing.ts";
import { updateReminded } from "./store.ts";
import { findTurn, type Turn } from "./turn.ts";

/** Says by the bell that an evening begins soon: once, whichever nodes try and however often. */
export async function remindOf(app: App, turn: Turn): Promise<void> {
  const planned = await findTurn(app, turn);
  if (!planned || !(await updateReminded(app.db, planned.evening, app.now()))) return;
  await app.bus.publish(eveningChanged, { profileIds: everybody(planned) });
}
