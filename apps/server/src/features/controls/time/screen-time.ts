import { addDays, toLocalTime } from "@goldmane/contracts/controls/local-time";
import {
  startedAfterSeconds,
  maxCountedSeconds,
  runningTimeoutMs,
} from "@goldmane/contracts/controls/limits";
import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import type { TimeLimits } from "@goldmane/contracts/controls/schema";
import {
  countSeconds,
  isBedTime,
  isOver,
  judgeTime,
  type TimeSpent,
} from "@goldmane/contracts/controls/screen-time";
import type { TimeLeft, TimeReason } from "@goldmane/contracts/controls/time-left";
import { AppError } from "@goldmane/contracts/errors";
import { isPlayedTitle } from "@goldmane/contracts/games/rules";
import type { Title } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { addWatched, findGiven, findMark, listWatched, moveMark } from "./store.ts";

type Time = { minutesToday: number; timeLeft: TimeLeft | null };

/** Time watched today and time left for this viewer. */
export async function readTime(app: App, viewer: Viewer, titleId: string | null): Promise<Time> {
  const { profile, timeZone } = viewer;
  if (!profile || !hasTimeLimits(profile.role)) return { minutesToday: 0, timeLeft: null };
  const now = app.now();
  const local = toLocalTime(now, timeZone);
  const spent = await readSpent(app, { profileId: profile.id, day: local.day });
  const isRunning = titleId !== null && (await isRunningNow(app, profile.id, titleId));
  const known = { ...spent, hasFinished: spent.hasFinished || !isRunning };
  return {
    minutesToday: spent.seconds / 60,
    timeLeft: judgeTime(profile.controls.time, known, { ...local, now }, titleId),
  };
}

/** @throws AppError SCREEN_TIME_OVER if this title must not start or continue. */
export async function requireTime(app: App, viewer: Viewer, titleId: string): Promise<void> {
  if (!viewer.profile || !isLimited(viewer.profile.controls.time)) return;
  const { timeLeft } = await readTime(app, viewer, titleId);
  if (timeLeft && isOver(timeLeft)) {
    throw new AppError("SCREEN_TIME_OVER", refusals[timeLeft.reason], { ...timeLeft });
  }
}

const refusals: Readonly<Record<TimeReason, string>> = {
  minutes: "The time for films is over for today.",
  bedTime: "It’s bedtime.",
  films: "That would be one film too many for today.",
};

/**
 * Counts the time in a progress report and returns the time left. Only children and teens are
 * counted.
 */
export async function countWatched(
  app: App,
  viewer: Viewer,
  report: { title: Title; fromSeconds: number; toSeconds: number },
): Promise<TimeLeft | null> {
  const { profile, timeZone } = viewer;
  if (!profile || !hasTimeLimits(profile.role)) return null;
  const { title, fromSeconds, toSeconds } = report;
  const now = app.now();
  const local = toLocalTime(now, timeZone);
  await app.db.transaction().execute(async (db) => {
    const before = await findMark(db, profile.id);
    const last = before ? { titleId: before.title_id, markedAt: before.marked_at } : null;
    const counted = { titleId: title.id, fromSeconds, toSeconds, now };
    const seconds = countSeconds(last, counted, maxCountedSeconds);
    const mark = {
      profile_id: profile.id,
      title_id: title.id,
      position_seconds: toSeconds,
      marked_at: now,
    };
    const isFirst = await moveMark(db, before, mark);
    if (!isFirst || seconds <= 0) return;
    await addWatched(db, {
      profileId: profile.id,
      day: local.day,
      titleId: title.id,
      title: title.title,
      seconds,
      isNight: isBedTime(profile.controls.time, local),
      now,
    });
  });
  return (await readTime(app, viewer, title.id)).timeLeft;
}

/** A profile's watched and granted time on a household day. */
export async function readSpent(
  { db }: Pick<App, "db">,
  of: { profileId: string; day: string },
): Promise<TimeSpent> {
  const watched = await listWatched(db, of);
  const given = await findGiven(db, of);
  // Time granted late in the evening stays valid past midnight.
  const before = await findGiven(db, { ...of, day: addDays(of.day, -1) });
  const last = given?.last_title_id ? given : before;
  return {
    seconds: watched.reduce((sum, { seconds }) => sum + seconds, 0),
    titleIds: watched
      .filter(({ title_id, seconds }) => seconds >= startedAfterSeconds && !isPlayedTitle(title_id))
      .map(({ title_id }) => title_id),
    extraSeconds: given?.extra_seconds ?? 0,
    freeUntil: Math.max(given?.free_until ?? 0, before?.free_until ?? 0),
    last: last?.last_title_id ? { titleId: last.last_title_id, until: last.last_until } : null,
    hasFinished: given?.has_finished === 1,
  };
}

async function isRunningNow(app: App, profileId: string, titleId: string): Promise<boolean> {
  const mark = await findMark(app.db, profileId);
  return mark?.title_id === titleId && app.now() - mark.marked_at < runningTimeoutMs;
}

function isLimited(limits: TimeLimits): boolean {
  return Object.values(limits).some((limit) => limit !== null);
}
