import { AppError } from "@goldmane/contracts/errors";
import {
  doorsBeforeMs,
  doorsStayOpenMs,
  eveningLastsMs,
} from "@goldmane/contracts/evenings/limits";
import type { Evening } from "@goldmane/contracts/evenings/schema";
import { emptyForMs } from "@goldmane/contracts/parties/limits";
import { findOpenCode, openRoom, sendInvitations } from "#features/parties/service.ts";
import { requireSubscription, readAccess } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { newId } from "#platform/ids.ts";
import { eveningChanged } from "./events.ts";
import { describeEvening } from "./service.ts";
import { everybody, mayPlan, requireEvening, requireOwn, type Planned } from "./standing.ts";
import { updateParty } from "./store.ts";
import { findTurn, type Turn } from "./turn.ts";

/** @throws AppError CONFLICT while it is too early. */
export async function openDoors(app: App, viewer: Viewer, id: string): Promise<Evening> {
  await requireSubscription(app, viewer);
  const planned = await requireOwn(app, viewer, id);
  if (!mayPlan(viewer)) throw new AppError("NOT_ALLOWED", "Ask a grown-up to open the doors.");
  const { starts_at: startsAt } = planned.evening;
  if (app.now() < startsAt - doorsBeforeMs) {
    throw new AppError("CONFLICT", "The doors open half an hour before it begins.");
  }
  if (app.now() > startsAt + eveningLastsMs)
    throw new AppError("CONFLICT", "This evening is over.");
  await open(app, planned, 0);
  return await describeEvening(app, viewer, await requireEvening(app, viewer, id));
}

/** At its time an evening opens by itself, and its doors stay open for who is late. */
export async function openInTime(app: App, turn: Turn): Promise<void> {
  const planned = await findTurn(app, turn);
  if (!planned || planned.evening.party_id !== null) return;
  const { household_id: householdId, profile_id: hostId } = planned.evening;
  const host = await findSessionProfile(app.db, hostId);
  if (host?.controls.party !== "host" || !host.hasSeat) return;
  if (!(await readAccess(app, householdId)).hasAccess) return;
  await open(app, planned, doorsStayOpenMs - emptyForMs);
}

/** @param graceMs for how long nobody has to be there before it counts as empty */
async function open(app: App, planned: Planned, graceMs: number): Promise<void> {
  const { evening, guests } = planned;
  const isOpen = evening.party_id !== null && (await findOpenCode(app, evening.party_id));
  if (isOpen) return;
  const now = app.now();
  const partyId = newId(now);
  // Of two nodes, or two presses, one opens the room.
  if (!(await updateParty(app.db, evening, partyId))) return;
  await openRoom(app, {
    id: partyId,
    householdId: evening.household_id,
    hostId: evening.profile_id,
    name: evening.name,
    titleId: evening.title_id,
    audience: "invited",
    emptySince: now + graceMs,
  });
  const invitedBy = evening.profile_id;
  const coming = guests.filter(({ answer }) => answer !== "cannot");
  const profileIds = coming.map(({ profileId }) => profileId);
  await sendInvitations(app, { partyId, invitedBy, profileIds });
  await app.bus.publish(eveningChanged, { profileIds: everybody(planned) });
}
