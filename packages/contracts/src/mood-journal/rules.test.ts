import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#controls/local-time.ts";
import { calendarDays, moodActivities, moodFaces, moodTags } from "./limits.ts";
import { listCalendarDays, summarizeMoods } from "./rules.ts";
import { type MoodEntry, moodEntryChange, newMoodEntry } from "./schema.ts";

const today = "2026-11-25";
let count = 0;

function entry(daysAgo: number, facts: Partial<MoodEntry> = {}): MoodEntry {
  count += 1;
  return {
    id: `entry-${count}`,
    day: addDays(today, -daysAgo),
    createdAt: count,
    before: 3,
    after: null,
    tags: [],
    activities: [],
    note: "",
    isPrivate: false,
    ...facts,
  };
}

test("the calendar ends today and shows how each day ended", () => {
  const days = listCalendarDays(
    [entry(0, { before: 2 }), entry(0, { before: 1, after: 4 }), entry(29, { before: 5 })],
    today,
  );
  expect(days).toHaveLength(calendarDays);
  expect(days.at(-1)).toMatchObject({ day: today, face: 4 });
  expect(days.at(-1)?.entries).toHaveLength(2);
  expect(days[0]).toMatchObject({ day: "2026-10-27", face: 5 });
  expect(days[1]).toMatchObject({ face: null, entries: [] });
});

test("two days are too few for a summary", () => {
  expect(summarizeMoods([])).toBeNull();
  expect(summarizeMoods([entry(0), entry(0), entry(1)])).toBeNull();
  expect(summarizeMoods([entry(0), entry(1), entry(2)])).toEqual({
    days: 3,
    felt: null,
    activities: [],
    tag: null,
  });
});

test("names how often a session ended happier, if that is most of the time", () => {
  const better = (daysAgo: number) => entry(daysAgo, { before: 2, after: 4 });
  const same = (daysAgo: number) => entry(daysAgo, { before: 4, after: 4 });
  expect(summarizeMoods([better(0), better(1), same(2)])?.felt).toEqual({ better: 2, sessions: 3 });
  expect(summarizeMoods([better(0), same(1), same(2), better(3)])?.felt).toBeNull();
  expect(summarizeMoods([better(0), better(1), entry(2)])?.felt).toBeNull();
});

test("names an activity only if its days were clearly happier than the others", () => {
  const calm = [0, 1, 2].map((day) => entry(day, { before: 5, activities: ["breathing"] }));
  const plain = [3, 4, 5].map((day) => entry(day, { before: 3 }));
  expect(summarizeMoods([...calm, ...plain])?.activities).toEqual(["breathing"]);
  expect(summarizeMoods([...calm, ...plain.slice(1)])?.activities).toEqual([]);
  const alike = [3, 4, 5].map((day) => entry(day, { before: 5 }));
  expect(summarizeMoods([...calm, ...alike])?.activities).toEqual([]);
  const sad = [0, 1, 2].map((day) => entry(day, { before: 1, activities: ["music"] }));
  expect(summarizeMoods([...sad, ...plain])?.activities).toEqual([]);
});

test("names the tag of most days, unless two are as frequent", () => {
  const tired = [0, 1, 2].map((day) => entry(day, { tags: ["tired"] }));
  expect(summarizeMoods(tired)?.tag).toEqual({ tag: "tired", days: 3 });
  const both = [0, 1, 2].map((day) => entry(day, { tags: ["tired", "proud"] }));
  expect(summarizeMoods(both)?.tag).toBeNull();
  const onOneDay = [
    entry(0, { tags: ["tired"] }),
    entry(0, { tags: ["tired"] }),
    entry(1),
    entry(2),
  ];
  expect(summarizeMoods(onOneDay)?.tag).toBeNull();
});

test("a summary never claims more than the entries hold", () => {
  const face = fc.constantFrom(...moodFaces);
  const any = fc
    .record({
      ago: fc.integer({ min: 0, max: 12 }),
      before: fc.option(face),
      after: fc.option(face),
      tags: fc.uniqueArray(fc.constantFrom(...moodTags), { maxLength: 3 }),
      activities: fc.uniqueArray(fc.constantFrom(...moodActivities), { maxLength: 3 }),
    })
    .map(({ ago, ...facts }) => entry(ago, facts));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), (entries) => {
      const summary = summarizeMoods(entries);
      const days = new Set(entries.map(({ day }) => day)).size;
      expect(summary?.days ?? 0).toBe(days < 3 ? 0 : days);
      if (summary === null) return;
      const { felt, tag } = summary;
      if (felt) expect(felt.better * 2).toBeGreaterThan(felt.sessions);
      if (tag) expect(tag.days).toBeLessThanOrEqual(days);
      for (const activity of summary.activities)
        expect(entries.some(({ activities }) => activities.includes(activity))).toBe(true);
    }),
  );
});

test("a check-in has a face, tags that exist, each once, and a plain note", () => {
  expect(newMoodEntry.parse({ before: 3, note: " so\u202E\ntired " })).toEqual({
    before: 3,
    tags: [],
    activities: [],
    note: "so tired",
  });
  for (const wrong of [
    {},
    { before: 0 },
    { after: 6 },
    { before: 2.5 },
    { before: 3, tags: ["tired", "tired"] },
    { before: 3, tags: ["depressed"] },
    { before: 3, note: "x".repeat(501) },
    { before: 3, day: today },
  ]) {
    expect(newMoodEntry.safeParse(wrong).success).toBe(false);
  }
  expect(moodEntryChange.safeParse({}).success).toBe(false);
  expect(moodEntryChange.parse({ after: 5 })).toEqual({ after: 5 });
});
