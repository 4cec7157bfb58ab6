import { AppError } from "@goldmane/contracts/errors";
import {
  opensEarlyByMs,
  waitsForGuestsMs,
  expiresAfterMs,
} from "@goldmane/contracts/scheduled-parties/limits";
import type { ScheduledParty } from "@goldmane/contracts/scheduled-parties/schema";
import { emptyForMs } from "@goldmane/contracts/parties/limits";
import { findOpenCode, openRoom, sendInvitations } from "#features/parties/service.ts";
import { requireSubscription, readAccess } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { newId } from "#platform/ids.ts";
import { scheduledPartyChanged } from "./events.ts";
import { describeScheduledParty } from "./service.ts";
import {
  listProfileIds,
  canSchedule,
  requireScheduledParty,
  requireOwnScheduledParty,
  type ScheduledPartyWithGuests,
} from "./require-scheduled-party.ts";
import { updateParty } from "./store.ts";
import { findRevision, type ScheduledPartyRevision } from "./revision.ts";

/** @throws AppError CONFLICT when it is too early or too late. */
export async function openScheduledParty(
  app: App,
  viewer: Viewer,
  id: string,
): Promise<ScheduledParty> {
  await requireSubscription(app, viewer);
  const planned = await requireOwnScheduledParty(app, viewer, id);
  if (!canSchedule(viewer)) throw new AppError("NOT_ALLOWED", "Ask a grown-up to start the party.");
  const { starts_at: startsAt } = planned.scheduledParty;
  if (app.now() < startsAt - opensEarlyByMs) {
    throw new AppError("CONFLICT", "You can start this party 30 minutes before its time.");
  }
  if (app.now() > startsAt + expiresAfterMs) throw new AppError("CONFLICT", "This party is over.");
  await open(app, planned, 0);
  return await describeScheduledParty(app, viewer, await requireScheduledParty(app, viewer, id));
}

/** Opens the party at its start time and keeps it open for late guests. */
export async function openWhenDue(app: App, job: ScheduledPartyRevision): Promise<void> {
  const planned = await findRevision(app, job);
  if (!planned || planned.scheduledParty.party_id !== null) return;
  const { household_id: householdId, profile_id: hostId } = planned.scheduledParty;
  const host = await findSessionProfile(app.db, hostId);
  if (host?.controls.party !== "host" || !host.hasSeat) return;
  if (!(await readAccess(app, householdId)).hasAccess) return;
  await open(app, planned, waitsForGuestsMs - emptyForMs);
}

/** @param graceMs delay before an empty party starts to count as empty */
async function open(app: App, planned: ScheduledPartyWithGuests, graceMs: number): Promise<void> {
  const { scheduledParty, guests } = planned;
  const isOpen =
    scheduledParty.party_id !== null && (await findOpenCode(app, scheduledParty.party_id));
  if (isOpen) return;
  const now = app.now();
  const partyId = newId(now);
  // Compare-and-set: of two nodes or two clicks only one opens the room.
  if (!(await updateParty(app.db, scheduledParty, partyId))) return;
  await openRoom(app, {
    id: partyId,
    householdId: scheduledParty.household_id,
    hostId: scheduledParty.profile_id,
    name: scheduledParty.name,
    titleId: scheduledParty.title_id,
    audience: "invited",
    emptySince: now + graceMs,
  });
  const invitedBy = scheduledParty.profile_id;
  const coming = guests.filter(({ answer }) => answer !== "cannot");
  const profileIds = coming.map(({ profileId }) => profileId);
  await sendInvitations(app, { partyId, invitedBy, profileIds });
  await app.bus.publish(scheduledPartyChanged, { profileIds: listProfileIds(planned) });
}
