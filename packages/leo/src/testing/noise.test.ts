import fc from "fast-check";
import { expect, test } from "vitest";
import { leastAge } from "#ages.ts";
import { type Facets, noFacets } from "#facets.ts";
import { openEngine } from "#engine.ts";
import type { Moment } from "#understanding.ts";
import { goldenKnown } from "./golden-known.ts";
import { readModels } from "./read-models.ts";

const engine = openEngine(goldenKnown, readModels());
const titleId = fc.constantFrom(...goldenKnown.titles.map(({ id }) => id), "no-such-title", "");
const moment: fc.Arbitrary<Moment> = fc.record({
  history: fc.array(
    fc.record({
      role: fc.constantFrom("user" as const, "assistant" as const),
      content: fc.oneof(
        fc.string(),
        fc.constantFrom(...goldenKnown.titles.map(({ title }) => title)),
      ),
    }),
    { maxLength: 10 },
  ),
  shown: fc.oneof(fc.constant(undefined), fc.array(titleId, { maxLength: 5 })),
  onScreen: fc.oneof(fc.constant(null), titleId),
  seed: fc.integer(),
});

test("every sequence of words gets an interpretation", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 1200 }), moment, (message, now) => {
      expect(engine.interpret(message, now).kind).toBeTypeOf("string");
    }),
    { numRuns: 150 },
  );
});

const scraps = "b c d g j k q v x z 0 1 8 9 . , ! ? ' - # @ 🦁".split(" ").concat(" ", "\n");

test("punctuation and stray letters trigger no command", () => {
  const noise = fc.string({ unit: fc.constantFrom(...scraps) });
  fc.assert(
    fc.property(noise, (message) => {
      expect(["command", "confirm"]).not.toContain(engine.interpret(message, { history: [] }).kind);
    }),
  );
});

test("shuffled words of our stories hardly ever trigger an action", () => {
  const words = goldenKnown.titles.flatMap(({ synopsis }) => synopsis.split(/\s+/));
  const shaken = fc.array(fc.constantFrom(...words), { minLength: 4, maxLength: 14 });
  const isCommand = (text: string) => engine.interpret(text, { history: [] }).kind === "command";
  const acted = fc.sample(shaken, { numRuns: 400, seed: 5 }).filter((message) => {
    const text = message.join(" ");
    // Some end in words such as "stop there" by chance, after a period.
    const [, end = ""] = /[,;.!?]+([^,;.!?]+)[,;.!?]*$/.exec(text) ?? [];
    return isCommand(text) && !isCommand(end);
  });
  expect(acted.length).toBeLessThanOrEqual(4);
});

test("commands contain known ids only", () => {
  const verbs = fc.constantFrom("play", "watch", "add", "remove", "open", "play the song", "go to");
  const names = fc.constantFrom(
    ...goldenKnown.titles.map(({ title }) => title),
    ...goldenKnown.tracks.map(({ title }) => title),
    ...goldenKnown.links.map(({ name }) => name),
    "it",
    "that",
    "the second one",
  );
  const ids = new Set([
    ...goldenKnown.titles.map(({ id }) => id),
    ...goldenKnown.tracks.map(({ id }) => id),
    ...goldenKnown.links.map(({ id }) => id),
  ]);
  fc.assert(
    fc.property(verbs, names, moment, (verb, name, now) => {
      const understood = engine.interpret(`${verb} ${name}`, now);
      const slots: Readonly<Record<string, unknown>> =
        understood.kind === "command" ? understood.command.slots : {};
      const named = [slots.titleId, slots.trackId, slots.placeId].filter(Boolean);
      expect(named.filter((id) => typeof id !== "string" || !ids.has(id))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("search results never match an exclusion", () => {
  const facets: fc.Arbitrary<Facets> = fc.record({
    age: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 18 })),
    olderThan: fc.constant(null),
    withinMinutes: fc.oneof(fc.constant(null), fc.double({ min: 1, max: 2, noNaN: true })),
    atLeastMinutes: fc.constant(null),
    compared: fc.constantFrom(null, "shorter" as const, "longer" as const),
    moods: fc.subarray(["funny", "bedtime", "sad"]),
    moodsNot: fc.subarray(["sad", "spooky"]),
    without: fc.subarray(["dragons", "space"]),
    genre: fc.constantFrom(null, "kids"),
    notThese: fc.array(titleId, { maxLength: 3 }),
  });
  const query = fc.constantFrom("dragons", "a lonely robot in space", "", "friendship", "zzzz");
  const byId = new Map(goldenKnown.titles.map((title) => [title.id, title]));
  fc.assert(
    fc.property(query, facets, titleId, (words, wanted, forbidden) => {
      const allowed = (id: string) => id !== forbidden;
      const found = engine.search(words, wanted, { allowed, limit: 5 });
      expect(found.length).toBeLessThanOrEqual(5);
      for (const { id } of found) {
        const title = byId.get(id);
        expect([forbidden, ...wanted.notThese]).not.toContain(id);
        if (wanted.age !== null)
          expect(leastAge(title?.rating ?? "R")).toBeLessThanOrEqual(Math.max(3, wanted.age));
        if (wanted.withinMinutes !== null)
          expect((title?.durationSeconds ?? 999) / 60).toBeLessThanOrEqual(wanted.withinMinutes);
        for (const word of wanted.without) expect(title?.themes).not.toContain(word);
        for (const mood of wanted.moodsNot) expect(title?.moods).not.toContain(mood);
      }
    }),
    { numRuns: 100 },
  );
});

test("a search for unrelated words finds nothing", () => {
  expect(engine.search("qwertz uiop", noFacets)).toEqual([]);
});
