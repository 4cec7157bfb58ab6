import { eveningLastsMs } from "@goldmane/contracts/evenings/limits";
import type { Evening, EveningAnswer, EveningList } from "@goldmane/contracts/evenings/schema";
import { readHouseholdName } from "#features/family/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import { findOpenCode } from "#features/parties/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { findSessionProfile } from "#platform/identity/session-table.ts";
import { eveningChanged } from "./events.ts";
import { presentEvening } from "./present.ts";
import { isFor, mayPlan, requireEvening, type Planned } from "./standing.ts";
import { listEveningsOf, listGuests, updateAnswer } from "./store.ts";

export { type EveningNews, readEveningNews } from "./news.ts";

export async function readEvenings(app: App, viewer: Viewer): Promise<EveningList> {
  const profileId = viewer.profile?.id ?? "";
  const after = app.now() - eveningLastsMs;
  const rows = (await listEveningsOf(app.db, { profileId, after })).filter(
    ({ cancelled_at }) => cancelled_at === null,
  );
  const evenings: Evening[] = [];
  for (const evening of rows) {
    if (!(await isFor(app, viewer, evening))) continue;
    const guests = await listGuests(app.db, evening.id);
    evenings.push(await describeEvening(app, viewer, { evening, guests }));
  }
  return { evenings, mayPlan: mayPlan(viewer) };
}

/** An evening as one viewer sees it: of a title that it may not see it learns nothing. */
export async function describeEvening(
  app: App,
  viewer: Viewer,
  planned: Planned,
): Promise<Evening> {
  const { title_id, profile_id, party_id, household_id } = planned.evening;
  const isHome = household_id === viewer.householdId;
  return presentEvening(planned, viewer, {
    title: title_id === null ? null : lookUpTitle(app, viewer, title_id),
    planner: await findSessionProfile(app.db, profile_id),
    household: isHome ? null : await readHouseholdName(app, household_id),
    partyCode: party_id === null ? null : await findOpenCode(app, party_id),
  });
}

/** Who plans the evening sees at once who comes. */
export async function answerEvening(
  app: App,
  viewer: Viewer,
  { id, answer }: { id: string; answer: EveningAnswer },
): Promise<Evening> {
  const { evening, guests } = await requireEvening(app, viewer, id);
  const profileId = viewer.profile?.id ?? "";
  await updateAnswer(app.db, { eveningId: id, profileId }, answer);
  const profileIds = [evening.profile_id, ...guests.map((guest) => guest.profileId)];
  await app.bus.publish(eveningChanged, { profileIds });
  return await describeEvening(app, viewer, await requireEvening(app, viewer, id));
}
