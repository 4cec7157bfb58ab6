import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { startedAfterSeconds } from "@goldmane/contracts/controls/limits";
import { ownControls } from "@goldmane/contracts/controls/viewer-controls";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import type { TimeRules } from "@goldmane/contracts/offline/schema";
import { judgeOffline } from "@goldmane/contracts/offline/judge-offline";
import { deleteRecord, readRecord, writeRecord } from "#platform/local-store/device-records.ts";
import { readClock } from "#worker/clock.ts";
import { worker } from "#worker/scope.ts";
import { findAnswer, findProfile } from "#worker/viewer.ts";

/** How long a profile may still watch, as far as this device knows; null without a limit. */
export async function readTimeLeft(
  profileId: string,
  titleId: string | null,
): Promise<TimeLeft | null> {
  const rules = await readRecord("time", profileId);
  if (!rules) return null;
  const counted = (await readRecord("watched", profileId)) ?? null;
  return judgeOffline(rules, counted, { now: await readClock(), titleId });
}

/** Counts time that was watched offline. */
export async function countOffline(
  profileId: string,
  { titleId, seconds, position }: { titleId: string; seconds: number; position: number },
): Promise<void> {
  const rules = await readRecord("time", profileId);
  if (!rules) return;
  const { day } = toLocalTime(await readClock(), rules.timeZone);
  const before = await readRecord("watched", profileId);
  const today = before?.day === day ? before : { seconds: 0, titleIds: [] };
  const isBegun = position >= startedAfterSeconds;
  await writeRecord("watched", profileId, {
    profileId,
    day,
    seconds: today.seconds + seconds,
    titleIds: isBegun ? [...new Set([...today.titleIds, titleId])] : today.titleIds,
  });
}

/**
 * Replaces the time rules by the server's; of the locally counted time only the unsent part stays.
 */
export async function replaceTimeRules(
  profileId: string,
  time: TimeRules | null,
  unsentSeconds: number,
): Promise<void> {
  if (time) await writeRecord("time", profileId, time);
  const counted = await readRecord("watched", profileId);
  const seconds = Math.min(counted?.seconds ?? 0, unsentSeconds);
  if (counted && seconds > 0) await writeRecord("watched", profileId, { ...counted, seconds });
  else await deleteRecord("watched", profileId);
}

/** The viewer's controls as the server last sent them, with the time that is left now. */
export async function sendControls(titleId: string | null): Promise<Response | undefined> {
  const cached = await findAnswer(new URL("/api/controls", worker.location.origin));
  const controls = cached && ownControls.safeParse(await cached.json()).data;
  const profile = await findProfile();
  if (!controls || !profile) return undefined;
  return Response.json({ ...controls, timeLeft: await readTimeLeft(profile.id, titleId) });
}
