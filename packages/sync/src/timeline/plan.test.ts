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
