import fc from "fast-check";
import { expect, test } from "vitest";
import { type Timeline, addTimeline, lookAt } from "./plan.ts";

const playing: Timeline = { seq: 4, state: "playing", rate: 1, position: 60, at: 10_000 };
const pause: Timeline = { ...playing, seq: 5, state: "paused", position: 65.4, at: 15_400 };

test("a change announced ahead takes effect at its time", () => {
  const plan = addTimeline(addTimeline([], playing), pause);
  expect(lookAt(plan, 15_000)).toEqual({ plan, timeline: playing, changesInMs: 400 });
  expect(lookAt(plan, 15_400)).toEqual({ plan: [pause], timeline: pause, changesInMs: null });
});

test("an outdated message changes nothing", () => {
  const plan = addTimeline([], pause);
  expect(addTimeline(plan, playing)).toBe(plan);
  expect(addTimeline(plan, { ...pause })).toBe(plan);
});

test("a member that joins before a start holds at its position", () => {
  expect(lookAt([playing], 9000)).toEqual({
    plan: [playing],
    timeline: playing,
    changesInMs: null,
  });
  expect(lookAt([], 9000)).toEqual({ plan: [], timeline: null, changesInMs: null });
});

test("a later change replaces one that hasn't taken effect", () => {
  const sooner = { ...playing, seq: 6, at: 15_100 };
  expect(lookAt([playing, pause, sooner], 15_200).timeline).toBe(sooner);
  expect(lookAt([playing, pause, sooner], 16_000).timeline).toBe(sooner);
});

/** Messages in order of arrival; some are outdated or duplicates. */
const messages = fc
  .array(fc.record({ seq: fc.nat(20), at: fc.nat(1000) }), { minLength: 1 })
  .map((all) => all.map((one) => ({ ...playing, ...one })));
const addAll = (received: readonly Timeline[]) =>
  received.reduce<readonly Timeline[]>(addTimeline, []);
const instant = fc.nat(1200);

test("the newest timeline wins in any order of arrival", () => {
  fc.assert(
    fc.property(messages, (received) => {
      const newest = Math.max(...received.map(({ seq }) => seq));
      expect(lookAt(addAll(received), 1000)).toMatchObject({
        timeline: { seq: newest },
        changesInMs: null,
      });
    }),
  );
});

test("looking at a plan doesn't change later results", () => {
  fc.assert(
    fc.property(messages, instant, instant, (received, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const plan = addAll(received);
      expect(lookAt(lookAt(plan, early).plan, late)).toEqual(lookAt(plan, late));
    }),
  );
});

test("a plan says exactly when it next changes", () => {
  fc.assert(
    fc.property(messages, instant, (received, now) => {
      const plan = addAll(received);
      const { timeline, changesInMs } = lookAt(plan, now);
      if (changesInMs === null) return;
      expect(changesInMs).toBeGreaterThan(0);
      expect(lookAt(plan, now + changesInMs - 1).timeline).toBe(timeline);
      expect(lookAt(plan, now + changesInMs).timeline).not.toBe(timeline);
    }),
  );
});
