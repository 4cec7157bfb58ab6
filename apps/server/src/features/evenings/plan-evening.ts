import { AppError } from "@goldmane/contracts/errors";
import { eveningsAtMost, planAheadMs } from "@goldmane/contracts/evenings/limits";
import type { Evening, EveningChanges, NewEvening } from "@goldmane/contracts/evenings/schema";
import { readCompany } from "#features/friends/service.ts";
import { requireForAll, readSights } from "#features/parties/service.ts";
import { requireSubscription } from "#features/subscription/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { eveningChanged } from "./events.ts";
import { enqueueEvening } from "./jobs.ts";
import { describeEvening } from "./service.ts";
import { everybody, mayPlan, requireEvening, requireOwn } from "./standing.ts";
import { clearAnswers, countComing, insertEvening, insertGuests, updateEvening } from "./store.ts";

/**
 * Plans an evening and asks people to it; their bells say so.
 * @throws AppError NOT_ALLOWED for who may not give parties, and for a film that one of them may not
 * see; NOT_FOUND for somebody whom this viewer cannot ask.
 */
export async function planEvening(app: App, viewer: Viewer, input: NewEvening): Promise<Evening> {
  await requireSubscription(app, viewer);
  const { profile, householdId } = viewer;
  if (!profile || !householdId || !mayPlan(viewer)) {
    throw new AppError("NOT_ALLOWED", "Ask a grown-up to plan the evening.");
  }
  const now = app.now();
  requireTime(input.startsAt, now);
  const guestIds = await requireCompany(app, viewer, input.guestIds);
  await requireFilm(app, input.titleId, [profile.id, ...guestIds]);
  if ((await countComing(app.db, householdId, now)) >= eveningsAtMost) {
    throw new AppError("CONFLICT", "There are so many evenings to come. Call one off first.");
  }
  const id = newId(now);
  await app.db.transaction().execute(async (db) => {
    await insertEvening(db, {
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
    await insertGuests(db, { eveningId: id, now }, guestIds);
  });
  await enqueueEvening(app, { eveningId: id, revision: 0 }, input.startsAt);
  await app.bus.publish(eveningChanged, { profileIds: [profile.id, ...guestIds] });
  return await describeEvening(app, viewer, await requireEvening(app, viewer, id));
}

/** @throws AppError CONFLICT once the doors are open, or where it was changed at the same moment. */
export async function changeEvening(
  app: App,
  viewer: Viewer,
  { id, changes }: { id: string; changes: EveningChanges },
): Promise<Evening> {
  const { evening, guests } = await requireOwn(app, viewer, id);
  const now = app.now();
  if (evening.party_id !== null) throw new AppError("CONFLICT", "The doors are open already.");
  const startsAt = changes.startsAt ?? evening.starts_at;
  const hasMoved = startsAt !== evening.starts_at;
  if (hasMoved) requireTime(startsAt, now);
  const known = new Set(guests.map(({ profileId }) => profileId));
  const fresh = (changes.guestIds ?? []).filter((one) => !known.has(one));
  const added = await requireCompany(app, viewer, fresh);
  const titleId = changes.titleId === undefined ? evening.title_id : changes.titleId;
  await requireFilm(app, titleId, [evening.profile_id, ...known, ...added]);
  const name = changes.name ?? evening.name;
  const isNew = hasMoved || titleId !== evening.title_id || name !== evening.name;
  const revision = isNew ? evening.revision + 1 : evening.revision;
  await app.db.transaction().execute(async (db) => {
    const isFirst = await updateEvening(db, evening, {
      name,
      title_id: titleId,
      starts_at: startsAt,
      revision,
      ...(isNew && { changed_at: now }),
      ...(hasMoved && { reminded_at: null }),
    });
    if (!isFirst) throw new AppError("CONFLICT", "It was changed at the same moment. Look again.");
    await insertGuests(db, { eveningId: id, now }, added);
    if (hasMoved) await clearAnswers(db, id);
  });
  if (isNew) await enqueueEvening(app, { eveningId: id, revision }, startsAt);
  const planned = await requireEvening(app, viewer, id);
  await app.bus.publish(eveningChanged, { profileIds: everybody(planned) });
  return await describeEvening(app, viewer, planned);
}

export async function cancelEvening(app: App, viewer: Viewer, id: string): Promise<void> {
  const planned = await requireOwn(app, viewer, id);
  await updateEvening(app.db, planned.evening, { cancelled_at: app.now() });
  await app.bus.publish(eveningChanged, { profileIds: everybody(planned) });
}

function requireTime(startsAt: number, now: number): void {
  if (startsAt <= now) throw new AppError("INVALID_INPUT", "Choose a time that is still to come.");
  if (startsAt > now + planAheadMs) {
    throw new AppError("INVALID_INPUT", "Choose a time within a year.");
  }
}

async function requireCompany(app: App, viewer: Viewer, ids: readonly string[]): Promise<string[]> {
  const asked = [...new Set(ids)];
  const company = new Set((await readCompany(app, viewer)).map(({ profileId }) => profileId));
  if (asked.every((id) => company.has(id))) return asked;
  throw new AppError("NOT_FOUND", "There is nobody of that name to ask.");
}

async function requireFilm(
  app: App,
  titleId: string | null,
  ids: readonly string[],
): Promise<void> {
  if (titleId !== null) requireForAll(app, await readSights(app, ids), titleId);
}
