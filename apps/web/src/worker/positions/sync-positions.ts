import { saveOfflinePositions } from "@goldmane/contracts/offline/api";
import { maxOfflinePositionAgeMs, maxOfflinePositions } from "@goldmane/contracts/offline/limits";
import { savedOfflinePositions } from "@goldmane/contracts/offline/schema";
import {
  listRecords,
  type SavedPosition,
  writeRecord,
} from "#platform/local-store/device-records.ts";
import { notifyPages } from "#worker/notify-pages.ts";
import { findProfile } from "#worker/viewer.ts";
import { runInOrder } from "./run-in-order.ts";
import { positionId } from "./merge-position.ts";
import { findPosition } from "./save-position.ts";
import { replaceTimeRules } from "./time.ts";

let syncing: Promise<void> | null = null;

/** Sends the current viewer's unsent positions; those of others wait until they are back. */
export function syncPositions(): Promise<void> {
  syncing ??= syncAll().finally(() => {
    syncing = null;
  });
  return syncing;
}

/** Repeats until nothing is unsent: the next occasion may be far off. */
async function syncAll(): Promise<void> {
  for (;;) {
    const profile = await findProfile();
    const due = profile ? await listDue(profile.id) : [];
    if (!profile || due.length === 0) return;
    if (!(await tell(profile.id, due.slice(0, maxOfflinePositions)))) return;
    await notifyPages({ type: "places-told" });
  }
}

async function listDue(profileId: string): Promise<SavedPosition[]> {
  const oldest = Date.now() - maxOfflinePositionAgeMs;
  const all = await listRecords("places");
  return all.filter((one) => !one.isTold && one.profileId === profileId && one.reachedAt > oldest);
}

/** Returns whether the server accepted them. */
async function tell(profileId: string, due: readonly SavedPosition[]): Promise<boolean> {
  const now = Date.now();
  const places = due.map(({ titleId, positionSeconds, watchedSeconds, reachedAt }) => ({
    titleId,
    positionSeconds,
    agoMs: Math.max(0, now - reachedAt),
    watchedSeconds,
  }));
  const answer = await fetch(saveOfflinePositions.path, {
    method: saveOfflinePositions.method,
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ places }),
  });
  if (!answer.ok) return false;
  const { time } = savedOfflinePositions.parse(await answer.json());
  await runInOrder(async () => {
    for (const saved of due) await settle(saved);
    const unsent = await listDue(profileId);
    const seconds = unsent.reduce((sum, { watchedSeconds }) => sum + watchedSeconds, 0);
    await replaceTimeRules(profileId, time, seconds);
  });
  return true;
}

/** Marks a sent position. What was watched during the sync stays unsent. */
async function settle(told: SavedPosition): Promise<void> {
  const { profileId, titleId, reachedAt } = told;
  const now = await findPosition(profileId, titleId);
  if (!now) return;
  const watchedSeconds = Math.max(0, now.watchedSeconds - told.watchedSeconds);
  const isTold = now.reachedAt === reachedAt;
  await writeRecord("places", positionId(now), { ...now, watchedSeconds, isTold });
}
