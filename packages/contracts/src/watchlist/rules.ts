import { addDays } from "#controls/local-time.ts";
import { resumeUntilShare } from "#playback/limits.ts";
import { maxCreditSeconds, maxLateDays, restDays, seenShare, streakSteps } from "./limits.ts";
import type { WatchlistEntry, WatchlistItem } from "./schema.ts";

/** The later of two entries of a title. Ties resolve the same way everywhere. */
export function laterEntry<T extends WatchlistEntry>(one: T, other: T): T {
  return compareEntries(one, other) >= 0 ? one : other;
}

/** Above 0 if `one` wins. Titles only break remaining ties, so that every copy agrees. */
export function compareEntries(one: WatchlistEntry, other: WatchlistEntry): number {
  return (
    one.updatedAt - other.updatedAt ||
    Number(one.isRemoved) - Number(other.isRemoved) ||
    one.progress - other.progress ||
    compareTexts(one.title, other.title)
  );
}

/** Merges two copies of a list: the later entry of each title, latest first. */
export function mergeEntries<T extends WatchlistEntry>(
  ours: readonly T[],
  theirs: readonly T[],
): T[] {
  const merged = new Map<string, T>();
  for (const entry of [...ours, ...theirs]) {
    const known = merged.get(entry.id);
    merged.set(entry.id, known ? laterEntry(known, entry) : entry);
  }
  return [...merged.values()].toSorted(
    (a, b) => b.updatedAt - a.updatedAt || compareTexts(a.id, b.id),
  );
}

export function isInProgress({ progress }: Pick<WatchlistItem, "progress">): boolean {
  return progress > 0 && progress < 100;
}

/** The union of both lists, earliest first. */
export function mergeDays(ours: readonly string[], theirs: readonly string[]): string[] {
  return [...new Set([...ours, ...theirs])].toSorted(compareTexts);
}

/**
 * The days that a browser reports, each once. A future day, from a clock that is ahead, counts as
 * today; days older than `maxLateDays` are ignored.
 */
export function keepReportableDays(days: readonly string[], today: string): string[] {
  const earliest = addDays(today, -maxLateDays);
  const known = days.filter((day) => day >= earliest).map((day) => (day > today ? today : day));
  return [...new Set(known)];
}

/** Length of the streak that is active today, in viewing days; 0 after more than `restDays` skipped. */
export function countStreak(days: readonly string[], today: string): number {
  const past = mergeDays(days, []).filter((day) => day <= today);
  const last = past.at(-1);
  if (last === undefined || !isJoined(last, today)) return 0;
  return streaksOf(past).at(-1) ?? 0;
}

/** Length of the longest streak, in days. */
export function longestStreak(days: readonly string[]): number {
  return Math.max(0, ...streaksOf(mergeDays(days, [])));
}

export type StreakTier = "start" | keyof typeof streakSteps;

export function streakTier(days: number): StreakTier {
  if (days >= streakSteps.champion) return "champion";
  if (days >= streakSteps.amazing) return "amazing";
  return days >= streakSteps.great ? "great" : "start";
}

/** Seconds that a progress report adds to the watched time; 0 for a seek. */
export function creditedSeconds(fromSeconds: number, toSeconds: number): number {
  const moved = toSeconds - fromSeconds;
  return moved > 0 && moved <= maxCreditSeconds ? moved : 0;
}

/** Whether a film was watched to its end without skipping most of it. */
export function isSeen(film: {
  positionSeconds: number;
  creditedSeconds: number;
  durationSeconds: number;
}): boolean {
  return (
    film.positionSeconds >= film.durationSeconds * resumeUntilShare &&
    film.creditedSeconds >= film.durationSeconds * seenShare
  );
}

/** The length of every streak, in order. */
function streaksOf(sorted: readonly string[]): number[] {
  const lengths: number[] = [];
  let before: string | null = null;
  for (const day of sorted) {
    if (before !== null && isJoined(before, day)) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
    before = day;
  }
  return lengths;
}

function isJoined(earlier: string, later: string): boolean {
  return later <= addDays(earlier, restDays + 1);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
