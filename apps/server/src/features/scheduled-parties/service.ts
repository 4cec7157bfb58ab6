import { expiresAfterMs } from "@goldmane/contracts/scheduled-parties/limits";
import type {
  ScheduledParty,
  RsvpAnswer,
  ScheduledPartyList,
} from "@goldmane/contracts/scheduled-parties/schema";
import { readHouseholdName } from "#features/family/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import { findOpenCode } from "#features/parties/service.ts";
import type { App, Viewer, ProfileViewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { scheduledPartyChanged } from "./events.ts";
import { presentScheduledParty } from "./present.ts";
import {
  isVisibleTo,
  canSchedule,
  requireScheduledParty,
  type ScheduledPartyWithGuests,
} from "./require-scheduled-party.ts";
import { listScheduledPartiesOf, listGuests, updateAnswer } from "./store.ts";

export { enqueueSeededParty, seedScheduledParty } from "./seed-scheduled-party.ts";
export { type ScheduledPartyNews, listScheduledPartyNews } from "./news.ts";

export async function readScheduledParties(
  app: App,
  viewer: ProfileViewer,
): Promise<ScheduledPartyList> {
  const profileId = viewer.profile.id;
  const after = app.now() - expiresAfterMs;
  const rows = (await listScheduledPartiesOf(app.db, { profileId, after })).filter(
    ({ cancelled_at }) => cancelled_at === null,
  );
  const scheduledParties: ScheduledParty[] = [];
  for (const scheduledParty of rows) {
    if (!(await isVisibleTo(app, viewer, scheduledParty))) continue;
    const guests = await listGuests(app.db, scheduledParty.id);
    scheduledParties.push(await describeScheduledParty(app, viewer, { scheduledParty, guests }));
  }
  return { scheduledParties, canSchedule: canSchedule(viewer) };
}

/** A scheduled party as one viewer sees it. Omits a title that the viewer isn't allowed to see. */
export async function describeScheduledParty(
  app: App,
  viewer: Viewer,
  planned: ScheduledPartyWithGuests,
): Promise<ScheduledParty> {
  const { title_id, profile_id, party_id, household_id } = planned.scheduledParty;
  const isHome = household_id === viewer.householdId;
  return presentScheduledParty(planned, viewer, {
    title: title_id === null ? null : lookUpTitle(app, viewer, title_id),
    organizer: await findSessionProfile(app.db, profile_id),
    household: isHome ? null : await readHouseholdName(app, household_id),
    partyCode: party_id === null ? null : await findOpenCode(app, party_id),
  });
}

/** Records the viewer's answer and notifies everyone involved. */
export async function answerScheduledParty(
  app: App,
  viewer: ProfileViewer,
  { id, answer }: { id: string; answer: RsvpAnswer },
): Promise<ScheduledParty> {
  const { scheduledParty, guests } = await requireScheduledParty(app, viewer, id);
  const profileId = viewer.profile.id;
  await updateAnswer(app.db, { scheduledPartyId: id, profileId }, answer);
  const profileIds = [scheduledParty.profile_id, ...guests.map((guest) => guest.profileId)];
  await app.bus.publish(scheduledPartyChanged, { profileIds });
  return await describeScheduledParty(app, viewer, await requireScheduledParty(app, viewer, id));
}
