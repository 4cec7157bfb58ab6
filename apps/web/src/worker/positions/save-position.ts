import { maxCountedSeconds } from "@goldmane/contracts/controls/limits";
import { countSeconds } from "@goldmane/contracts/controls/screen-time";
import {
  type SavedPosition,
  readRecord,
  writeRecord,
} from "#platform/local-store/device-records.ts";
import { findProfile } from "#worker/viewer.ts";
import { mergePosition, positionId } from "./merge-position.ts";
import { runInOrder } from "./run-in-order.ts";
import { countOffline } from "./time.ts";

type Report = { titleId: string; positionSeconds: number; now: number; isTold: boolean };

/** The current viewer's position in a film, as stored on this device. */
export async function findPosition(
  profileId: string,
  titleId: string,
): Promise<SavedPosition | undefined> {
  return await readRecord("places", positionId({ profileId, titleId }));
}

/** Stores the current viewer's position. Returns their profile id; null when there is none. */
export async function savePosition(report: Report): Promise<string | null> {
  const profile = await findProfile();
  if (!profile) return null;
  await runInOrder(() => writeDown(profile.id, report));
  return profile.id;
}

async function writeDown(profileId: string, report: Report): Promise<void> {
  const { titleId, positionSeconds, now, isTold } = report;
  const before = await findPosition(profileId, titleId);
  const watchedSeconds = isTold ? 0 : countSince(before, report);
  const after = { profileId, titleId, positionSeconds, reachedAt: now, watchedSeconds, isTold };
  await writeRecord("places", positionId(after), mergePosition(before, after));
  if (watchedSeconds === 0) return;
  await countOffline(profileId, { titleId, seconds: watchedSeconds, position: positionSeconds });
}

function countSince(
  before: SavedPosition | undefined,
  { titleId, positionSeconds, now }: Report,
): number {
  const last = before ? { titleId, markedAt: before.reachedAt } : null;
  const fromSeconds = before?.positionSeconds ?? 0;
  return countSeconds(
    last,
    { titleId, fromSeconds, toSeconds: positionSeconds, now },
    maxCountedSeconds,
  );
}
