import { addDays } from "#controls/local-time.ts";
import {
  calendarDays,
  clearDifference,
  evidenceAtLeast,
  moodActivities,
  moodTags,
  summaryDaysAtLeast,
} from "./limits.ts";
import type { MoodActivity, MoodEntry, MoodFace, MoodTag } from "./schema.ts";

type Felt = Pick<MoodEntry, "before" | "after">;

/** How someone felt in the end. */
export function faceOf({ before, after }: Felt): MoodFace | null {
  return after ?? before;
}

export type CalendarDay = { day: string; face: MoodFace | null; entries: readonly MoodEntry[] };

/** The days of the calendar, earliest first. A day has the face of its latest check-in. */
export function listCalendarDays(entries: readonly MoodEntry[], today: string): CalendarDay[] {
  const byDay = groupByDay(entries);
  return Array.from({ length: calendarDays }, (_, index) => {
    const day = addDays(today, index + 1 - calendarDays);
    const ofDay = (byDay.get(day) ?? []).toSorted((a, b) => b.createdAt - a.createdAt);
    const [latest] = ofDay;
    return { day, face: latest ? faceOf(latest) : null, entries: ofDay };
  });
}

/** What the entries show, for a summary in plain sentences. It states no causes. */
export type MoodSummary = {
  /** Days with a check-in. */
  days: number;
  /** How often a session ended with a happier face; null if that isn't most of the time. */
  felt: { better: number; sessions: number } | null;
  /** Activities whose days were clearly happier than the days without them. */
  activities: readonly MoodActivity[];
  /** The most frequent tag; null if no tag stands out. */
  tag: { tag: MoodTag; days: number } | null;
};

/** Null while there are too few days to say anything. */
export function summarizeMoods(entries: readonly MoodEntry[]): MoodSummary | null {
  const byDay = [...groupByDay(entries).values()];
  if (byDay.length < summaryDaysAtLeast) return null;
  return {
    days: byDay.length,
    felt: countBetter(entries),
    activities: moodActivities.filter((activity) => isHappier(byDay, activity)),
    tag: findFrequentTag(byDay),
  };
}

function countBetter(entries: readonly MoodEntry[]): MoodSummary["felt"] {
  const steps = entries.flatMap(({ before, after }) =>
    before === null || after === null ? [] : [after - before],
  );
  const better = steps.filter((step) => step > 0).length;
  if (steps.length < evidenceAtLeast || better * 2 <= steps.length) return null;
  return { better, sessions: steps.length };
}

/** Compares the days with an activity with those without; both need enough days. */
function isHappier(byDay: readonly (readonly MoodEntry[])[], activity: MoodActivity): boolean {
  const averages = (isWith: boolean) =>
    byDay.flatMap((entries) => {
      const had = entries.some(({ activities }) => activities.includes(activity));
      const faces = entries.flatMap((entry) => faceOf(entry) ?? []);
      return had === isWith && faces.length > 0 ? [average(faces)] : [];
    });
  const [having, lacking] = [averages(true), averages(false)];
  return (
    having.length >= evidenceAtLeast &&
    lacking.length >= evidenceAtLeast &&
    average(having) - average(lacking) >= clearDifference
  );
}

function findFrequentTag(byDay: readonly (readonly MoodEntry[])[]): MoodSummary["tag"] {
  const counted = moodTags
    .map((tag) => ({
      tag,
      days: byDay.filter((entries) => entries.some(({ tags }) => tags.includes(tag))).length,
    }))
    .toSorted((a, b) => b.days - a.days);
  const [first, second] = counted;
  if (!first || first.days < evidenceAtLeast || first.days === second?.days) return null;
  return first;
}

function groupByDay(entries: readonly MoodEntry[]): Map<string, MoodEntry[]> {
  const byDay = new Map<string, MoodEntry[]>();
  for (const entry of entries) byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry]);
  return byDay;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
