import { ageGroups } from "@goldmane/contracts/family/limits";
import { genres, ratings } from "@goldmane/contracts/library/limits";
import { finishedLatelyMs, rowAtLeast } from "@goldmane/contracts/recommendations/limits";
import { partsOfDay } from "@goldmane/contracts/recommendations/parts-of-day";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TitleSpace } from "#features/library/alike/title-space.ts";
import type { Title } from "#features/library/service.ts";
import type { Chosen, Facts } from "./facts.ts";
import { recommend } from "./recommend.ts";
import { testTitle } from "./testing/test-title.ts";

const now = Date.parse("2026-11-21T18:00:00Z");
const day = 86_400_000;

async function factsOf(titles: readonly Title[], more: Partial<Facts> = {}): Promise<Facts> {
  return {
    titles,
    space: await TitleSpace.build(titles),
    begun: [],
    dismissed: new Set(),
    ageGroup: "adult",
    partOfDay: "evening",
    now,
    timeLeft: null,
    countViews: () => 0,
    ...more,
  };
}

function finished(titleId: string, daysAgo: number) {
  const updatedAt = now - daysAgo * day;
  return { titleId, positionSeconds: 90, updatedAt, finishedAt: updatedAt, isForgotten: false };
}

function begun(titleId: string, daysAgo: number, isForgotten = false) {
  const updatedAt = now - daysAgo * day;
  return { titleId, positionSeconds: 30, updatedAt, finishedAt: null, isForgotten };
}

const idsOf = ({ picks, rows }: Chosen) => [
  ...picks.map(({ title }) => title.id),
  ...rows.flatMap(({ titles }) => titles.map(({ id }) => id)),
];

const some = (words: readonly string[]) => fc.subarray([...words], { maxLength: 3 });

const anyTitle = fc.record({
  genre: fc.constantFrom(...genres.map(({ slug }) => slug)),
  rating: fc.constantFrom(...ratings),
  durationSeconds: fc.constantFrom(60, 90, 1800, 7200),
  director: fc.constantFrom("", "Ada", "Bo"),
  cast: fc.subarray([
    { name: "Ida", role: "Captain Minnow", member: null },
    { name: "Jon", role: "The Whale", member: null },
  ]),
  moods: some(["funny", "gentle", "tense", "bedtime", "warm", "mysterious"]),
  themes: some(["dragons", "the sea", "robots", "courage", "bees"]),
  synopsis: fc.constantFrom("", "A lantern drifts down the river.", "Two lanterns and a storm."),
});

const anyLibrary = fc
  .array(anyTitle, { maxLength: 50 })
  .map((facts) => facts.map((one, place) => testTitle({ ...one, id: `t${place}` })));

const anyBegun = fc.record({
  place: fc.nat(59),
  positionSeconds: fc.constantFrom(8, 30, 89, 90, 7200),
  daysAgo: fc.integer({ min: 0, max: 200 }),
  isForgotten: fc.boolean(),
  wasFinished: fc.boolean(),
});

test("whatever was watched: nothing twice, nothing dismissed, nothing finished lately", async () => {
  const anything = fc.record({
    titles: anyLibrary,
    begun: fc.uniqueArray(anyBegun, { selector: ({ place }) => place, maxLength: 30 }),
    dismissed: fc.array(fc.nat(59), { maxLength: 10 }),
    ageGroup: fc.constantFrom(...ageGroups),
    partOfDay: fc.constantFrom(...partsOfDay),
    minutes: fc.option(fc.double({ min: 0, max: 200, noNaN: true })),
  });
  await fc.assert(
    fc.asyncProperty(anything, async ({ titles, minutes, ...wish }) => {
      const history = wish.begun
        .toSorted((a, b) => a.daysAgo - b.daysAgo)
        .map(({ place, positionSeconds, daysAgo, isForgotten, wasFinished }) => {
          const updatedAt = now - daysAgo * day;
          const finishedAt = wasFinished ? updatedAt : null;
          return { titleId: `t${place}`, positionSeconds, updatedAt, finishedAt, isForgotten };
        });
      const facts = await factsOf(titles, {
        begun: history,
        dismissed: new Set(wish.dismissed.map((place) => `t${place}`)),
        ageGroup: wish.ageGroup,
        partOfDay: wish.partOfDay,
        timeLeft: minutes === null ? null : { minutes, endsBy: "bedTime" },
      });
      const chosen = recommend(facts);
      const ids = idsOf(chosen);
      const known = new Set(titles.map(({ id }) => id));
      const lately = history.filter(
        ({ finishedAt, updatedAt }) => finishedAt !== null && now - updatedAt < finishedLatelyMs,
      );

      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !known.has(id) || facts.dismissed.has(id))).toEqual([]);
      expect(lately.filter(({ titleId }) => ids.includes(titleId))).toEqual([]);
      for (const { titles: inRow } of chosen.rows) {
        expect(inRow.length).toBeGreaterThanOrEqual(rowAtLeast);
      }
      // The order of the library must not affect the result.
      const shuffled = await factsOf(titles.toReversed(), {
        ...facts,
        titles: titles.toReversed(),
      });
      expect(recommend(shuffled)).toEqual(chosen);
    }),
    { numRuns: 150 },
  );
});

const sea = ["the sea", "pirates"];
const library = [
  testTitle({
    id: "minnow",
    themes: sea,
    cast: [{ name: "Ida", role: "Captain Minnow", member: null }],
  }),
  testTitle({
    id: "minnow-2",
    themes: [],
    cast: [{ name: "Ida", role: "Captain Minnow", member: null }],
  }),
  testTitle({ id: "raft", themes: sea, moods: ["gentle"], genre: "adventure" }),
  testTitle({ id: "gull", themes: sea, genre: "adventure", moods: ["gentle"] }),
  testTitle({ id: "reef", themes: sea, genre: "adventure", durationSeconds: 5400 }),
  testTitle({ id: "robot", themes: ["robots"], genre: "sci-fi", moods: ["tense"] }),
  testTitle({ id: "moon", themes: ["space"], genre: "sci-fi", moods: ["tense"] }),
  testTitle({ id: "comet", themes: ["space"], genre: "sci-fi", moods: ["gentle"] }),
  testTitle({ id: "tea", themes: ["tea"], genre: "originals", moods: ["gentle"] }),
  testTitle({ id: "kettle", themes: ["tea"], genre: "originals", moods: ["warm"] }),
];

describe("a viewer with a history", () => {
  test("sees which of their films a recommendation is based on", async () => {
    const { basis, picks } = recommend(await factsOf(library, { begun: [finished("minnow", 1)] }));
    const reasonOf = (id: string) => picks.find(({ title }) => title.id === id)?.reason;
    expect(basis).toBe("history");
    expect(reasonOf("minnow-2")).toEqual({ kind: "character", name: "Captain Minnow" });
    expect(picks.some(({ reason }) => reason.kind === "finished")).toBe(true);
  });

  test("finds more of what they finished than of what they left", async () => {
    const facts = await factsOf(library, { begun: [finished("minnow", 1), begun("robot", 40)] });
    const [first, second] = recommend(facts).picks.map(({ title }) => title.themes[0]);
    expect([first, second]).not.toContain("robots");
    expect(idsOf(recommend(facts))).not.toContain("robot");
  });

  test("is not given again what they took off their list", async () => {
    const facts = await factsOf(library, { begun: [begun("gull", 1, true)] });
    expect(idsOf(recommend(facts))).not.toContain("gull");
  });

  test("may meet a film again when it was finished long ago", async () => {
    const old = finished("minnow", 200);
    const small = library.slice(0, 4);
    expect(idsOf(recommend(await factsOf(small, { begun: [old] })))).toContain("minnow");
  });

  test("is led to a genre they know nothing of", async () => {
    const many = Array.from({ length: 40 }, (_, place) =>
      testTitle({ id: `k${place}`, genre: place % 2 === 0 ? "kids" : "anime", themes: ["bees"] }),
    );
    const facts = await factsOf(many, {
      begun: [finished("k0", 1), finished("k2", 2), finished("k4", 3)],
    });
    expect(recommend(facts).rows.map(({ reason }) => reason)).toContainEqual({
      kind: "untried",
      genre: "anime",
    });
  });
});

describe("a viewer without a history", () => {
  test("gets picks by hour, popularity and age group, and sees that basis", async () => {
    const { basis, picks } = recommend(await factsOf(library, { ageGroup: "child" }));
    expect(basis).toBe("start");
    expect(picks.length).toBeGreaterThan(0);
    for (const { reason } of picks) expect(["hour", "popular", "ageGroup"]).toContain(reason.kind);
  });

  test("gets calm films in the evening and tense ones at night", async () => {
    const moodAt = async (partOfDay: Facts["partOfDay"]) =>
      recommend(await factsOf(library, { partOfDay })).picks.flatMap(({ reason }) =>
        reason.kind === "hour" ? [reason.mood] : [],
      );
    expect(await moodAt("evening")).toContain("gentle");
    expect(await moodAt("night")).toContain("tense");
  });
});

test("with little time left nothing is put forward that would not end in it", async () => {
  const timeLeft = { minutes: 12.9, endsBy: "bedTime" } as const;
  const { picks, rows } = recommend(await factsOf(library, { timeLeft }));
  const timed = rows.find(({ reason }) => reason.kind === "bedTime");
  expect(timed?.reason).toEqual({ kind: "bedTime", minutesLeft: 12 });
  const all = [...picks.map(({ title }) => title), ...(timed?.titles ?? [])];
  expect(all.map(({ id }) => id)).not.toContain("reef");
});
