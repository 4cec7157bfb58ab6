import { countedAtMostSeconds } from "@goldmane/contracts/controls/limits";
import { countSeconds } from "@goldmane/contracts/controls/screen-time";
import { type Place, readRecord, writeRecord } from "#platform/kept/device-records.ts";
import { findProfile } from "#worker/viewer.ts";
import { mergePlace, placeId } from "./merge-place.ts";
import { inOrder } from "./in-order.ts";
import { countAlone } from "./time.ts";

type Report = { titleId: string; positionSeconds: number; now: number; isTold: boolean };

/** How far the current viewer came in a film, as this device knows. */
export async function findPlace(profileId: string, titleId: string): Promise<Place | undefined> {
  return await readRecord("places", placeId({ profileId, titleId }));
}

/** Writes down how far the current viewer came. Answers whose place it is; null where nobody is known. */
export async function rememberPlace(report: Report): Promise<string | null> {
  const profile = await findProfile();
  if (!profile) return null;
  await inOrder(() => writeDown(profile.id, report));
  return profile.id;
}

async function writeDown(profileId: string, report: Report): Promise<void> {
  const { titleId, positionSeconds, now, isTold } = report;
  const before = await findPlace(profileId, titleId);
  const watchedSeconds = isTold ? 0 : countSince(before, report);
  const after = { profileId, titleId, positionSeconds, reachedAt: now, watchedSeconds, isTold };
  await writeRecord("places", placeId(after), mergePlace(before, after));
  if (watchedSeconds === 0) return;
  await countAlone(profileId, { titleId, seconds: watchedSeconds, position: positionSeconds });
}

function countSince(before: Place | undefined, { titleId, positionSeconds, now }: Report): number {
  const last = before ? { titleId, markedAt: before.reachedAt } : null;
  const fromSeconds = before?.positionSeconds ?? 0;
  return countSeconds(
    last,
    { titleId, fromSeconds, toSeconds: positionSeconds, now },
    countedAtMostSeconds,
  );
}
