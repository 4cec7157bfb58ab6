import { saveLatePlaces } from "@goldmane/contracts/offline/api";
import { lateAtMostMs, latePlacesAtMost } from "@goldmane/contracts/offline/limits";
import { latePlacesKept } from "@goldmane/contracts/offline/schema";
import { listRecords, type Place, writeRecord } from "#platform/kept/device-records.ts";
import { tellPages } from "#worker/tell-pages.ts";
import { findProfile } from "#worker/viewer.ts";
import { inOrder } from "./in-order.ts";
import { placeId } from "./merge-place.ts";
import { findPlace } from "./remember-place.ts";
import { renewTime } from "./time.ts";

let telling: Promise<void> | null = null;

/** Tells the server what it missed of whoever is watching; others' waits until they are back. */
export function tellPlaces(): Promise<void> {
  telling ??= tellAll().finally(() => {
    telling = null;
  });
  return telling;
}

/** What comes while the server is being told is told right after: no other occasion may come for long. */
async function tellAll(): Promise<void> {
  for (;;) {
    const profile = await findProfile();
    const due = profile ? await listDue(profile.id) : [];
    if (!profile || due.length === 0) return;
    if (!(await tell(profile.id, due.slice(0, latePlacesAtMost)))) return;
    await tellPages({ type: "places-told" });
  }
}

async function listDue(profileId: string): Promise<Place[]> {
  const oldest = Date.now() - lateAtMostMs;
  const all = await listRecords("places");
  return all.filter((one) => !one.isTold && one.profileId === profileId && one.reachedAt > oldest);
}

/** Answers whether the server has heard. */
async function tell(profileId: string, due: readonly Place[]): Promise<boolean> {
  const now = Date.now();
  const places = due.map(({ titleId, positionSeconds, watchedSeconds, reachedAt }) => ({
    titleId,
    positionSeconds,
    agoMs: Math.max(0, now - reachedAt),
    watchedSeconds,
  }));
  const answer = await fetch(saveLatePlaces.path, {
    method: saveLatePlaces.method,
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ places }),
  });
  if (!answer.ok) return false;
  const { time } = latePlacesKept.parse(await answer.json());
  await inOrder(async () => {
    for (const place of due) await settle(place);
    const untold = await listDue(profileId);
    const seconds = untold.reduce((sum, { watchedSeconds }) => sum + watchedSeconds, 0);
    await renewTime(profileId, time, seconds);
  });
  return true;
}

/** What was reached while the server was being told has been told in part: the rest waits. */
async function settle(told: Place): Promise<void> {
  const { profileId, titleId, reachedAt } = told;
  const now = await findPlace(profileId, titleId);
  if (!now) return;
  const watchedSeconds = Math.max(0, now.watchedSeconds - told.watchedSeconds);
  const isTold = now.reachedAt === reachedAt;
  await writeRecord("places", placeId(now), { ...now, watchedSeconds, isTold });
}
