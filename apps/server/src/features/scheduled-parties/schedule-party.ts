import { AppError } from "@goldmane/contracts/errors";
import {
  scheduledPartiesAtMost,
  scheduleAheadMs,
} from "@goldmane/contracts/scheduled-parties/limits";
import type {
  ScheduledParty,
  ScheduledPartyChanges,
  NewScheduledParty,
} from "@goldmane/contracts/scheduled-parties/schema";
import { listInvitees } from "#features/friends/service.ts";
import { requireForAll, readContentPolicies } from "#features/parties/service.ts";
import { requireSubscription } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { scheduledPartyChanged } from "./events.ts";
import { enqueueJobs } from "./enqueue-jobs.ts";
import { describeScheduledParty } from "./service.ts";
import {
  listProfileIds,
  canSchedule,
  requireScheduledParty,
  requireOwnScheduledParty,
} from "./require-scheduled-party.ts";
import {
  resetAnswers,
  countUpcoming,
  insertScheduledParty,
  insertGuests,
  updateScheduledParty,
} from "./store.ts";

/**
 * Schedules a party, invites people and notifies them.
 * @throws AppError NOT_ALLOWED when the viewer can't host or someone invited isn't allowed to see the
 * film; NOT_FOUND for a person this viewer can't invite.
 */
export async function scheduleParty(
  app: App,
  viewer: Viewer,
  input: NewScheduledParty,
): Promise<ScheduledParty> {
  await requireSubscription(app, viewer);
  const { profile, householdId } = viewer;
  if (!profile || !householdId || !canSchedule(viewer)) {
    throw new AppError("NOT_ALLOWED", "Ask a grown-up to schedule the party.");
  }
  const now = app.now();
  requireFutureTime(input.startsAt, now);
  const guestIds = await requireKnownPeople(app, viewer, input.guestIds);
  await requireAllowedFilm(app, input.titleId, [profile.id, ...guestIds]);
  if ((await countUpcoming(app.db, householdId, now)) >= scheduledPartiesAtMost) {
    throw new AppError(
      "CONFLICT",
      "You’ve scheduled the maximum number of parties. Cancel one first.",
    );
  }
  const id = newId(now);
  await app.db.transaction().execute(async (db) => {
    await insertScheduledParty(db, {
      id,
      household_id: householdId,
      profile_id: profile.id,
      name: input.name,
      title_id: input.titleId,
      starts_at: input.startsAt,
      planned_at: now,
      revision: 0,
      changed_at: now,
      reminded_at: null,
      party_id: null,
      cancelled_at: null,
    });
    await insertGuests(db, { scheduledPartyId: id, now }, guestIds);
  });
  await enqueueJobs(app, { scheduledPartyId: id, revision: 0 }, input.startsAt);
  await app.bus.publish(scheduledPartyChanged, { profileIds: [profile.id, ...guestIds] });
  return await describeScheduledParty(app, viewer, await requireScheduledParty(app, viewer, id));
}

/** @throws AppError CONFLICT when the party is open already or was changed concurrently. */
export async function changeScheduledParty(
  app: App,
  viewer: Viewer,
  { id, changes }: { id: string; changes: ScheduledPartyChanges },
): Promise<ScheduledParty> {
  const { scheduledParty, guests } = await requireOwnScheduledParty(app, viewer, id);
  const now = app.now();
  if (scheduledParty.party_id !== null)
    throw new AppError("CONFLICT", "This party has already started.");
  const startsAt = changes.startsAt ?? scheduledParty.starts_at;
  const isRescheduled = startsAt !== scheduledParty.starts_at;
  if (isRescheduled) requireFutureTime(startsAt, now);
  const invited = new Set(guests.map(({ profileId }) => profileId));
  const newIds = (changes.guestIds ?? []).filter((one) => !invited.has(one));
  const added = await requireKnownPeople(app, viewer, newIds);
  const titleId = changes.titleId === undefined ? scheduledParty.title_id : changes.titleId;
  await requireAllowedFilm(app, titleId, [scheduledParty.profile_id, ...invited, ...added]);
  const name = changes.name ?? scheduledParty.name;
  const isNew =
    isRescheduled || titleId !== scheduledParty.title_id || name !== scheduledParty.name;
  const revision = isNew ? scheduledParty.revision + 1 : scheduledParty.revision;
  await app.db.transaction().execute(async (db) => {
    const isFirst = await updateScheduledParty(db, scheduledParty, {
      name,
      title_id: titleId,
      starts_at: startsAt,
      revision,
      ...(isNew && { changed_at: now }),
      ...(isRescheduled && { reminded_at: null }),
    });
    if (!isFirst)
      throw new AppError(
        "CONFLICT",
        "Someone else changed this at the same time. Reload and try again.",
      );
    await insertGuests(db, { scheduledPartyId: id, now }, added);
    if (isRescheduled) await resetAnswers(db, id);
  });
  if (isNew) await enqueueJobs(app, { scheduledPartyId: id, revision }, startsAt);
  const planned = await requireScheduledParty(app, viewer, id);
  await app.bus.publish(scheduledPartyChanged, { profileIds: listProfileIds(planned) });
  return await describeScheduledParty(app, viewer, planned);
}

export async function cancelScheduledParty(app: App, viewer: Viewer, id: string): Promise<void> {
  const planned = await requireOwnScheduledParty(app, viewer, id);
  await updateScheduledParty(app.db, planned.scheduledParty, { cancelled_at: app.now() });
  await app.bus.publish(scheduledPartyChanged, { profileIds: listProfileIds(planned) });
}

function requireFutureTime(startsAt: number, now: number): void {
  if (startsAt <= now) throw new AppError("INVALID_INPUT", "Choose a time in the future.");
  if (startsAt > now + scheduleAheadMs) {
    throw new AppError("INVALID_INPUT", "Choose a time within a year.");
  }
}

async function requireKnownPeople(
  app: App,
  viewer: Viewer,
  ids: readonly string[],
): Promise<string[]> {
  const asked = [...new Set(ids)];
  const invitees = new Set((await listInvitees(app, viewer)).map(({ profileId }) => profileId));
  if (asked.every((id) => invitees.has(id))) return asked;
  throw new AppError("NOT_FOUND", "You can’t invite this person.");
}

async function requireAllowedFilm(
  app: App,
  titleId: string | null,
  ids: readonly string[],
): Promise<void> {
  if (titleId !== null) requireForAll(app, await readContentPolicies(app, ids), titleId);
}
