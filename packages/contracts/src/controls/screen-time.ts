import { type LocalTime, toMinutes } from "./local-time.ts";
import type { BedTime, TimeLimits } from "./schema.ts";
import type { TimeLeft, TimeReason } from "./time-left.ts";

/** Time watched today and extra time granted. */
export type TimeSpent = {
  seconds: number;
  titleIds: readonly string[];
  extraSeconds: number;
  /** Bedtime and film counts don't apply before this instant. */
  freeUntil: number;
  /** This title may run to its end, until this instant. */
  last: { titleId: string; until: number } | null;
  hasFinished: boolean;
};

type Now = LocalTime & { now: number };

const daySeconds = 24 * 3600;
const schoolDays = new Set([1, 2, 3, 4, 5]);

export function isSchoolDay(weekday: number): boolean {
  return schoolDays.has(weekday);
}

/** The bedtime that starts on a weekday's evening; the following day decides which kind applies. */
export function nightOf(limits: TimeLimits, weekday: number): BedTime | null {
  return isSchoolDay((weekday + 1) % 7) ? limits.schoolNight : limits.weekendNight;
}

export function minutesOf(limits: TimeLimits, weekday: number): number | null {
  return isSchoolDay(weekday) ? limits.schoolDayMinutes : limits.weekendMinutes;
}

/** Whether it is bedtime now. */
export function isBedTime(limits: TimeLimits, { weekday, secondOfDay }: LocalTime): boolean {
  return nightAround(limits, { weekday, secondOfDay }) !== null;
}

/**
 * How long a profile may continue to watch a title, or anything. Null if no limit ends it today.
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

/** Whether a film must not start or continue. */
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

/** A bedtime that ends before the extra time runs out has no effect. */
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

/** Only films not started today: a running film never exceeds the count. */
function endOfFilms(
  { filmsADay }: TimeLimits,
  { titleIds, freeUntil, last }: TimeSpent,
  { now }: Now,
  titleId: string | null,
): End | null {
  if (filmsADay === null || titleIds.length < filmsADay || now < freeUntil) return null;
  if (titleId !== null && (titleIds.includes(titleId) || last?.titleId === titleId)) return null;
  // Films already started today may be watched again.
  return titleId === null ? null : { seconds: 0, reason: "films", until: null };
}

/** The bedtime in effect now: last night's until morning, or tonight's from its start. */
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
 * Seconds that a progress report counts for: elapsed server time, but no more than the film
 * advanced; a film that doesn't advance is paused.
 * @param last the previous report, of any film.
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
  // Someone who seeks back in a running film may have watched the whole time.
  const isRunning = last?.titleId === report.titleId && elapsed <= mostSeconds;
  return isRunning ? most : Math.min(most, report.toSeconds);
}
