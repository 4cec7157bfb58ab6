import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import { isBedTime, isOver, judgeTime } from "@goldmane/contracts/controls/screen-time";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { AppError } from "@goldmane/contracts/errors";
import { type GameId, gameNames } from "@goldmane/contracts/games/limits";
import { playedTitleId } from "@goldmane/contracts/games/rules";
import type { App, Viewer } from "#platform/app.ts";
import { readSpent } from "./screen-time.ts";
import { addWatched, findMark, moveMark } from "./store.ts";

/**
 * Time left for games: the minutes count only if a parent counts them as screen time, the bedtime
 * always.
 */
export async function readPlayTime(app: App, viewer: Viewer): Promise<TimeLeft | null> {
  const { profile, timeZone } = viewer;
  if (!profile || !hasTimeLimits(profile.role)) return null;
  const { time, countGames } = profile.controls;
  const limits = countGames ? time : { ...time, schoolDayMinutes: null, weekendMinutes: null };
  const now = app.now();
  const local = toLocalTime(now, timeZone);
  const spent = await readSpent(app, { profileId: profile.id, day: local.day });
  return judgeTime(limits, spent, { ...local, now });
}

/**
 * The same, for a run that is about to start.
 * @throws AppError SCREEN_TIME_OVER
 */
export async function requirePlayTime(app: App, viewer: Viewer): Promise<TimeLeft | null> {
  const left = await readPlayTime(app, viewer);
  if (left && isOver(left)) {
    const message =
      left.reason === "bedTime" ? "It’s bedtime." : "The time for games is over for today.";
    throw new AppError("SCREEN_TIME_OVER", message, { ...left });
  }
  return left;
}

/**
 * Counts the time that a child or teen has played since its last report, at most the time that has
 * passed. Runs in the caller's transaction; returns the seconds that counted.
 */
export async function countPlayed(
  { db, now }: Pick<App, "db" | "now">,
  { profile, timeZone }: Viewer,
  { game, seconds }: { game: GameId; seconds: number },
): Promise<number> {
  if (!profile || !hasTimeLimits(profile.role) || !profile.controls.countGames) return 0;
  const at = now();
  const titleId = playedTitleId(game);
  const before = await findMark(db, profile.id);
  const isSame = before?.title_id === titleId;
  const passed = isSame ? Math.max(0, (at - before.marked_at) / 1000) : seconds;
  const counted = Math.min(seconds, passed);
  const mark = { profile_id: profile.id, title_id: titleId, position_seconds: 0, marked_at: at };
  if (!(await moveMark(db, before, mark))) return 0;
  await addPlayed({ db, now }, { profile, timeZone }, { game, seconds: counted });
  return counted;
}

/** Adds seconds of play to the day. Runs in the caller's transaction. */
export async function addPlayed(
  { db, now }: Pick<App, "db" | "now">,
  { profile, timeZone }: Pick<Viewer, "profile" | "timeZone">,
  { game, seconds }: { game: GameId; seconds: number },
): Promise<void> {
  if (!profile || !hasTimeLimits(profile.role) || !profile.controls.countGames) return;
  if (seconds <= 0) return;
  const local = toLocalTime(now(), timeZone);
  await addWatched(db, {
    profileId: profile.id,
    day: local.day,
    titleId: playedTitleId(game),
    title: gameNames[game],
    seconds,
    isNight: isBedTime(profile.controls.time, local),
    now: now(),
  });
}
