import { AppError } from "@goldmane/contracts/errors";
import { licenseEnd } from "@goldmane/contracts/offline/rules";
import type {
  RefusalReason,
  OfflinePosition,
  SavedOfflinePositions,
  Renewal,
} from "@goldmane/contracts/offline/schema";
import { readTimeRules } from "#features/controls/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import { saveOfflinePosition } from "#features/playback/service.ts";
import { requireSubscription, readSubscription } from "#features/subscription/service.ts";
import type { App, Viewer, SessionViewer } from "#platform/app.ts";

/**
 * Decides for each film whether this viewer may keep a download, and until when. Called before a
 * download and whenever the device is online again: refused downloads are deleted.
 */
export async function renewLicenses(
  app: App,
  viewer: Viewer,
  titleIds: readonly string[],
): Promise<Renewal> {
  const { householdId, profile } = viewer;
  if (!householdId || !profile) throw new AppError("NOT_SIGNED_IN", "Choose a profile first.");
  const status = await checkStatus(app, viewer);
  const expiresAt = licenseEnd(await readSubscription(app, householdId), app.now());
  const wanted = [...new Set(titleIds)].map((titleId) => {
    const isShown = lookUpTitle(app, viewer, titleId)?.isListed ?? false;
    return { titleId, reason: status ?? (isShown ? null : ("title" as const)) };
  });
  return {
    householdId,
    profileId: profile.id,
    licenses: wanted.flatMap(({ titleId, reason }) => (reason ? [] : { titleId, expiresAt })),
    refused: wanted.flatMap(({ titleId, reason }) => (reason ? { titleId, reason } : [])),
    time: await readTimeRules(app, viewer),
  };
}

/**
 * Saves positions that were reached offline. Returns the titles that were accepted, and the
 * viewer's remaining time.
 */
export async function saveOfflinePositions(
  app: App,
  viewer: SessionViewer,
  places: readonly OfflinePosition[],
): Promise<SavedOfflinePositions> {
  const titleIds: string[] = [];
  for (const place of places) {
    if (await saveOfflinePosition(app, viewer, place)) titleIds.push(place.titleId);
  }
  return { titleIds, time: await readTimeRules(app, viewer) };
}

async function checkStatus(app: App, viewer: Viewer): Promise<RefusalReason | null> {
  try {
    await requireSubscription(app, viewer);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "USER_LIMIT_REACHED" ? "seat" : "plan";
  }
}
