import { type LocalTime, toMinutes } from "./clock.ts";
import type { BedTime, TimeLimits } from "./schema.ts";
import type { TimeLeft, TimeReason } from "./time-left.ts";

/** What was watched today, and what was given on top. */
export type TimeSpent = {
  seconds: number;
  titleIds: readonly string[];
  extraSeconds: number;
  /** Nights and counts of films don't matter before this instant. */
  freeUntil: number;
  /** May run to its end, until an instant by which it has. */
  last: { titleId: string; until: number } | null;
  hasFinished: boolean;
};

type Now = LocalTime & { now: number };

const daySeconds = 24 * 3600;
const schoolDays = new Set([1, 2, 3, 4, 5]);

export function isSchoolDay(weekday: number): boolean {
  return schoolDays.has(weekday);
}

/** The night that begins in the evening of a weekday; what it leads into says which kind it is. */
export function nightOf(limits: TimeLimits, weekday: number): BedTime | null {
  return isSchoolDay((weekday + 1) % 7) ? limits.schoolNight : limits.weekendNight;
}

export function minutesOf(limits: TimeLimits, weekday: number): number | null {
  return isSchoolDay(weekday) ? limits.schoolDayMinutes : limits.weekendMinutes;
}

/** Whether it is the household's night now. */
export function isBedTime(limits: TimeLimits, { weekday, secondOfDay }: LocalTime): boolean {
  return nightAround(limits, { weekday, secondOfDay }) !== null;
}

/**
 * How long a profile may go on watching a title, or anything at all. Null without a limit that ever
 * ends it today.
 */
export function judgeTime(
  limits: TimeLimits,
  spent: TimeSpent,
  at: Now,
  titleId: string | null = null,
): TimeLeft | null {
  const ends = [
    endOfMinutes(limits, spent, at),
    endOfDay(limits, spent, at),
    endOfFilms(limits, spent, at, titleId),
  ].filter((end) => end !== null);
  const first = ends.toSorted((a, b) => a.seconds - b.seconds)[0];
  if (!first) return null;
  const isLast = spent.last !== null && spent.last.titleId === titleId && at.now < spent.last.until;
  return {
    minutesLeft: first.seconds / 60,
    reason: first.reason,
    mayFinish: titleId !== null && !spent.hasFinished && first.reason !== "films",
    isLast,
    until: first.until,
  };
}

/** Whether a film must not begin, or go on. */
export function isOver(left: TimeLeft | null): boolean {
  return left !== null && left.minutesLeft <= 0 && !left.isLast;
}

type End = { seconds: number; reason: TimeReason; until: string | null };

function endOfMinutes(limits: TimeLimits, spent: TimeSpent, at: Now): End | null {
  const minutes = minutesOf(limits, at.weekday);
  if (minutes === null) return null;
  const seconds = Math.max(0, minutes * 60 + spent.extraSeconds - spent.seconds);
  return { seconds, reason: "minutes", until: null };
}

/** A night that is over before a parent's extra time is over ends nothing. */
function endOfDay(limits: TimeLimits, spent: TimeSpent, at: Now): End | null {
  const allowed = at.secondOfDay + Math.max(0, (spent.freeUntil - at.now) / 1000);
  for (const day of [-1, 0]) {
    const night = nightOf(limits, (at.weekday + day + 7) % 7);
    if (!night) continue;
    const begins = day * daySeconds + toMinutes(night.from) * 60;
    const ends = (day + 1) * daySeconds + toMinutes(night.until) * 60;
    if (ends <= allowed) continue;
    const seconds = Math.max(allowed, begins) - at.secondOfDay;
    return { seconds, reason: "bedTime", until: night.until };
  }
  return null;
}

/** Only what was not begun today: a film that runs is never one too many. */
function endOfFilms(
  { filmsADay }: TimeLimits,
  { titleIds, freeUntil, last }: TimeSpent,
  { now }: Now,
  titleId: string | null,
): End | null {
  if (filmsADay === null || titleIds.length < filmsADay || now < freeUntil) return null;
  if (titleId !== null && (titleIds.includes(titleId) || last?.titleId === titleId)) return null;
  // Those of today may be seen again.
  return titleId === null ? null : { seconds: 0, reason: "films", until: null };
}

/** The night that it is now: last evening's until the morning, or tonight's from its beginning. */
function nightAround(
  limits: TimeLimits,
  { weekday, secondOfDay }: Pick<LocalTime, "weekday" | "secondOfDay">,
): BedTime | null {
  const minute = secondOfDay / 60;
  const lastNight = nightOf(limits, (weekday + 6) % 7);
  if (lastNight && minute < toMinutes(lastNight.until)) return lastNight;
  const tonight = nightOf(limits, weekday);
  return tonight && minute >= toMinutes(tonight.from) ? tonight : null;
}

/**
 * For how much of a film a report of progress counts. It is the server's clock that counts, and no
 * more of it than the film moved on; a film that stands still is paused.
 * @param last the report before it, of whichever film.
 */
export function countSeconds(
  last: { titleId: string; markedAt: number } | null,
  report: { titleId: string; fromSeconds: number; toSeconds: number; now: number },
  mostSeconds: number,
): number {
  const elapsed = last ? Math.max(0, (report.now - last.markedAt) / 1000) : mostSeconds;
  const most = Math.min(elapsed, mostSeconds);
  const moved = report.toSeconds - report.fromSeconds;
  if (moved >= 0) return Math.min(most, moved);
  // Whoever went back in the film that runs may have watched all the while.
  const isRunning = last?.titleId === report.titleId && elapsed <= mostSeconds;
  return isRunning ? most : Math.min(most, report.toSeconds);
}
