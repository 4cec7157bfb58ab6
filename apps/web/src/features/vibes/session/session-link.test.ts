import { moods, natureSounds, shapers, visuals } from "@goldmane/contracts/vibes/limits";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Session } from "#features/vibes/next-vibes.ts";
import { readSession, writeSession } from "./session-link.ts";

const mixes = fc.dictionary(fc.constantFrom(...natureSounds), fc.integer({ min: 1, max: 100 }));

test("a link plays exactly the session that it was made of", () => {
  const sessions: fc.Arbitrary<Session> = fc.record({
    mood: fc.constantFrom(...moods),
    shaper: fc.option(fc.constantFrom(...shapers)),
    seed: fc.integer({ min: 0, max: 0x7fffffff }),
    nature: mixes,
    visual: fc.constantFrom(...visuals),
  });
  fc.assert(
    fc.property(sessions, (session) => {
      expect(readSession(writeSession(session))).toEqual(session);
    }),
  );
});

test("nature sounds alone make a session", () => {
  expect(readSession("nature=rain-60.fire-30")).toMatchObject({
    mood: null,
    nature: { rain: 60, fire: 30 },
  });
});

test("any other text is no session, or leaves out what it doesn't know", () => {
  expect(readSession("")).toBeNull();
  expect(readSession("nature=rain-0")).toBeNull();
  expect(readSession("nature=rain-60.rain-70")).toBeNull();
  expect(readSession("mood=grumpy&seed=3")).toBeNull();
  expect(readSession("mood=calm&shaper=polka&seed=-4&visual=tv")).toEqual({
    mood: "calm",
    shaper: null,
    seed: 1,
    nature: {},
    visual: "aurora",
  });
  fc.assert(fc.property(fc.string(), (text) => void readSession(text)));
});
