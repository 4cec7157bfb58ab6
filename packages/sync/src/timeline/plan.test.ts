import fc from "fast-check";
import { expect, test } from "vitest";
import { type Timeline, hearTimeline, lookAt } from "./plan.ts";

const playing: Timeline = { seq: 4, state: "playing", rate: 1, position: 60, at: 10_000 };
const pause: Timeline = { ...playing, seq: 5, state: "paused", position: 65.4, at: 15_400 };

test("a change that was told ahead comes into force at its instant", () => {
  const plan = hearTimeline(hearTimeline([], playing), pause);
  expect(lookAt(plan, 15_000)).toEqual({ plan, timeline: playing, changesInMs: 400 });
  expect(lookAt(plan, 15_400)).toEqual({ plan: [pause], timeline: pause, changesInMs: null });
});

test("a message that was overtaken changes nothing", () => {
  const plan = hearTimeline([], pause);
  expect(hearTimeline(plan, playing)).toBe(plan);
  expect(hearTimeline(plan, { ...pause })).toBe(plan);
});

test("who comes in before a start holds on its place", () => {
  expect(lookAt([playing], 9000)).toEqual({
    plan: [playing],
    timeline: playing,
    changesInMs: null,
  });
  expect(lookAt([], 9000)).toEqual({ plan: [], timeline: null, changesInMs: null });
});

test("a later change replaces one that never came into force", () => {
  const sooner = { ...playing, seq: 6, at: 15_100 };
  expect(lookAt([playing, pause, sooner], 15_200).timeline).toBe(sooner);
  expect(lookAt([playing, pause, sooner], 16_000).timeline).toBe(sooner);
});

/** Messages in the order they were heard; some were overtaken, or come twice. */
const messages = fc
  .array(fc.record({ seq: fc.nat(20), at: fc.nat(1000) }), { minLength: 1 })
  .map((all) => all.map((one) => ({ ...playing, ...one })));
const hearAll = (heard: readonly Timeline[]) => heard.reduce<readonly Timeline[]>(hearTimeline, []);
const instant = fc.nat(1200);

test("the newest timeline holds in the end, in whatever order the messages came", () => {
  fc.assert(
    fc.property(messages, (heard) => {
      const newest = Math.max(...heard.map(({ seq }) => seq));
      expect(lookAt(hearAll(heard), 1000)).toMatchObject({
        timeline: { seq: newest },
        changesInMs: null,
      });
    }),
  );
});

test("looking at a plan in between changes nothing about what holds later", () => {
  fc.assert(
    fc.property(messages, instant, instant, (heard, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const plan = hearAll(heard);
      expect(lookAt(lookAt(plan, early).plan, late)).toEqual(lookAt(plan, late));
    }),
  );
});

test("a plan says exactly when it next changes", () => {
  fc.assert(
    fc.property(messages, instant, (heard, now) => {
      const plan = hearAll(heard);
      const { timeline, changesInMs } = lookAt(plan, now);
      if (changesInMs === null) return;
      expect(changesInMs).toBeGreaterThan(0);
      expect(lookAt(plan, now + changesInMs - 1).timeline).toBe(timeline);
      expect(lookAt(plan, now + changesInMs).timeline).not.toBe(timeline);
    }),
  );
});
