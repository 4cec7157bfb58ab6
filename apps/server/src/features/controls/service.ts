import { AppError } from "@goldmane/contracts/errors";
import type { OwnControls } from "@goldmane/contracts/controls/viewer-controls";
import { ratingsOf, toControls } from "@goldmane/contracts/controls/rules";
import type {
  Controls,
  ControlSettings,
  ProfileControls,
} from "@goldmane/contracts/controls/schema";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import {
  limitRating,
  lockProfileForUpdate,
  readFamily,
  saveHouseholdSettings,
} from "#features/family/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import type { App, Viewer, HouseholdViewer, ProfileViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { presentOwnControls, presentProfileControls } from "./present.ts";
import { findSettings, findTimeZone, upsertSettings } from "./settings/store.ts";
import { finishTitle } from "./time/give-time.ts";
import { readTime } from "./time/screen-time.ts";

export { countOfflineWatching, readTimeRules } from "./time/offline-time.ts";
export { readPendingApprovals } from "./approval-requests/read-approvals.ts";
export { readOwnRequests } from "./approval-requests/request-approval.ts";
export { listWatchedBetween } from "./report/store.ts";
export { type Answer, readAnswers } from "./approval-requests/read-answers.ts";
export { seedControls, seedRequest } from "./seed-controls.ts";
export { addPlayed, countPlayed, readPlayTime, requirePlayTime } from "./time/play-time.ts";
export { countWatched, requireTime } from "./time/screen-time.ts";

export async function readProfileControls(
  app: App,
  viewer: HouseholdViewer,
  id: string,
): Promise<ProfileControls> {
  const member = await requireMember(app, viewer, id);
  const settings = toControls(member.role, await findSettings(app.db, id));
  return presentProfileControls({
    member,
    settings,
    titles: [...settings.blockedTitles, ...settings.allowedTitles].flatMap(
      (titleId) => lookUpTitle(app, viewer, titleId) ?? [],
    ),
    timeZone: await findTimeZone(app.db, viewer.householdId),
  });
}

/** Saves a parent's settings within the bounds of the profile's role. */
export async function saveProfileControls(
  app: App,
  viewer: HouseholdViewer,
  { id, controls }: { id: string; controls: Controls },
): Promise<ProfileControls> {
  const householdId = viewer.householdId;
  const { role } = await requireMember(app, viewer, id);
  const { highestRating, ...wanted } = controls;
  if (!ratingsOf(role).includes(highestRating)) {
    throw new AppError("INVALID_INPUT", `A ${role} can’t watch anything rated ${highestRating}.`);
  }
  const settings = toControls(role, tidy(wanted));
  await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, id);
    await upsertSettings(db, { profileId: id, settings, now: app.now() });
    await limitRating({ db }, { id, householdId }, highestRating);
    const details = { profile: id };
    await recordAudit(app, db, { ...byViewer(viewer), kind: "controls.set", details });
  });
  await announceIdentityChange(app, { householdId });
  return await readProfileControls(app, viewer, id);
}

/** Removes duplicates; a blocked title is not also allowed. */
function tidy(settings: ControlSettings): ControlSettings {
  const blocked = new Set(settings.blockedTitles);
  return {
    ...settings,
    blockedTitles: [...blocked],
    allowedTitles: [...new Set(settings.allowedTitles)].filter((id) => !blocked.has(id)),
    blockedWords: [...new Set(settings.blockedWords)],
  };
}

export async function saveTimeZone(
  app: App,
  viewer: HouseholdViewer,
  timeZone: string,
): Promise<{ timeZone: string }> {
  const householdId = viewer.householdId;
  await saveHouseholdSettings(app, householdId, { time_zone: timeZone });
  const details = { timeZone };
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "household.time-zone-set", details });
  await announceIdentityChange(app, { householdId });
  return { timeZone };
}

/** The viewer's current controls and, for a title, the time left to watch it. */
export async function readOwnControls(
  app: App,
  viewer: Viewer,
  titleId: string | null,
): Promise<OwnControls> {
  return presentOwnControls(viewer, await readTime(app, viewer, titleId));
}

/** Lets the running film play to its end, once a day. */
export async function finishOwnTitle(
  app: App,
  viewer: ProfileViewer,
  titleId: string,
): Promise<OwnControls> {
  return presentOwnControls(viewer, await finishTitle(app, viewer, titleId));
}

async function requireMember(app: App, viewer: Viewer, id: string): Promise<FamilyProfile> {
  const member = (await readFamily(app, viewer)).find((one) => one.id === id);
  if (!member) throw new AppError("NOT_FOUND", "This profile no longer exists.");
  return member;
}
