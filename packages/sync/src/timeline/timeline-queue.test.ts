import fc from "fast-check";
import { expect, test } from "vitest";
import { type Timeline, addTimeline, timelineAt } from "./timeline-queue.ts";

const playing: Timeline = { seq: 4, state: "playing", rate: 1, position: 60, at: 10_000 };
const pause: Timeline = { ...playing, seq: 5, state: "paused", position: 65.4, at: 15_400 };

test("a change announced ahead takes effect at its time", () => {
  const queue = addTimeline(addTimeline([], playing), pause);
  expect(timelineAt(queue, 15_000)).toEqual({ queue, timeline: playing, changesInMs: 400 });
  expect(timelineAt(queue, 15_400)).toEqual({ queue: [pause], timeline: pause, changesInMs: null });
});

test("an outdated message changes nothing", () => {
  const queue = addTimeline([], pause);
  expect(addTimeline(queue, playing)).toBe(queue);
  expect(addTimeline(queue, { ...pause })).toBe(queue);
});

test("a participant who joins before a start holds at its position", () => {
  expect(timelineAt([playing], 9000)).toEqual({
    queue: [playing],
    timeline: playing,
    changesInMs: null,
  });
  expect(timelineAt([], 9000)).toEqual({ queue: [], timeline: null, changesInMs: null });
});

test("a later change replaces one that hasn't taken effect", () => {
  const sooner = { ...playing, seq: 6, at: 15_100 };
  expect(timelineAt([playing, pause, sooner], 15_200).timeline).toBe(sooner);
  expect(timelineAt([playing, pause, sooner], 16_000).timeline).toBe(sooner);
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
      expect(timelineAt(addAll(received), 1000)).toMatchObject({
        timeline: { seq: newest },
        changesInMs: null,
      });
    }),
  );
});

test("dropping past timelines doesn't change later results", () => {
  fc.assert(
    fc.property(messages, instant, instant, (received, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const queue = addAll(received);
      expect(timelineAt(timelineAt(queue, early).queue, late)).toEqual(timelineAt(queue, late));
    }),
  );
});

test("`changesInMs` is exactly when the timeline changes", () => {
  fc.assert(
    fc.property(messages, instant, (received, now) => {
      const queue = addAll(received);
      const { timeline, changesInMs } = timelineAt(queue, now);
      if (changesInMs === null) return;
      expect(changesInMs).toBeGreaterThan(0);
      expect(timelineAt(queue, now + changesInMs - 1).timeline).toBe(timeline);
      expect(timelineAt(queue, now + changesInMs).timeline).not.toBe(timeline);
    }),
  );
});
