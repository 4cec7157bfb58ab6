import { countedAtMostSeconds } from "@goldmane/contracts/controls/limits";
import { countSeconds } from "@goldmane/contracts/controls/screen-time";
import { saveLatePlaces } from "@goldmane/contracts/offline/api";
import { lateAtMostMs, latePlacesAtMost } from "@goldmane/contracts/offline/limits";
import { latePlacesKept } from "@goldmane/contracts/offline/schema";
import { progressReport, type SavedProgress } from "@goldmane/contracts/playback/schema";
import {
  deleteRecord,
  listRecords,
  type Place,
  readRecord,
  writeRecord,
} from "#platform/kept/device-records.ts";
import { askServer } from "./ask-server.ts";
import { mergePlace, placeId } from "./merge-place.ts";
import { tellPages } from "./tell-pages.ts";
import { countAlone, readTimeLeft } from "./time.ts";
import { findProfile } from "./viewer.ts";

/** A report of progress: the server hears it, or this device keeps it until the server does. */
export async function takeReport(request: Request, titleId: string): Promise<Response> {
  const body: unknown = await request.clone().json();
  const { positionSeconds } = progressReport.parse(body);
  const now = Date.now();
  try {
    const answer = await askServer(request);
    if (answer.ok) await remember({ titleId, positionSeconds, now, isTold: true });
    return answer;
  } catch (error) {
    const saved = await keepReport({ titleId, positionSeconds, now });
    if (saved) return Response.json(saved);
    throw error;
  }
}

/** How far the current viewer came in a film, as this device knows. */
export async function findPlace(profileId: string, titleId: string): Promise<Place | undefined> {
  return await readRecord("places", placeId({ profileId, titleId }));
}

let telling: Promise<void> | null = null;

/** Tells the server what it missed of whoever is watching; others' waits until they are back. */
export function tellPlaces(): Promise<void> {
  telling ??= tell().finally(() => {
    telling = null;
  });
  return telling;
}

async function tell(): Promise<void> {
  const profile = await findProfile();
  if (!profile) return;
  const now = Date.now();
  const all = await listRecords("places");
  const waiting = all.filter((one) => !one.isTold && one.profileId === profile.id);
  const due = waiting.filter(({ reachedAt }) => now - reachedAt < lateAtMostMs);
  if (due.length === 0) return;
  const places = due.slice(0, latePlacesAtMost).map(({ titleId, positionSeconds, ...place }) => ({
    titleId,
    positionSeconds,
    agoMs: Math.max(0, now - place.reachedAt),
    watchedSeconds: place.watchedSeconds,
  }));
  const answer = await fetch(saveLatePlaces.path, {
    method: saveLatePlaces.method,
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ places }),
  });
  if (!answer.ok) return;
  latePlacesKept.parse(await answer.json());
  for (const place of due.slice(0, latePlacesAtMost)) await settle(place);
  await deleteRecord("watched", profile.id);
  await tellPages({ type: "places-told" });
}

/** What was reached while the server was being told is told the next time. */
async function settle(told: Place): Promise<void> {
  const now = await readRecord("places", placeId(told));
  if (now?.reachedAt !== told.reachedAt) return;
  await writeRecord("places", placeId(told), { ...told, watchedSeconds: 0, isTold: true });
}

type Report = { titleId: string; positionSeconds: number; now: number };

async function keepReport(report: Report): Promise<SavedProgress | null> {
  const { titleId, positionSeconds } = report;
  const profileId = await remember({ ...report, isTold: false });
  if (profileId === null) return null;
  const timeLeft = await readTimeLeft(profileId, titleId);
  return { positionSeconds, timeLeft, stream: "playing" };
}

/** Answers whose place it is; null where nobody is known. */
async function remember(report: Report & { isTold: boolean }): Promise<string | null> {
  const { titleId, positionSeconds, now, isTold } = report;
  const profile = await findProfile();
  if (!profile) return null;
  const id = placeId({ profileId: profile.id, titleId });
  const before = await readRecord("places", id);
  const seconds = isTold ? 0 : countSince(before, report);
  await writeRecord(
    "places",
    id,
    mergePlace(before, {
      profileId: profile.id,
      titleId,
      positionSeconds,
      reachedAt: now,
      watchedSeconds: seconds,
      isTold,
    }),
  );
  if (seconds > 0) await countAlone(profile.id, { titleId, seconds, position: positionSeconds });
  return profile.id;
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
