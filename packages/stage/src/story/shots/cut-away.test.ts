import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShotSpan } from "#story/timeline.ts";
import { cutAway, shortestPart } from "./cut-away.ts";

const shotsOf = (lengths: readonly number[]): ShotSpan[] => {
  let start = 0;
  return lengths.map((seconds, index) => {
    const shot: ShotSpan = {
      shot: "medium",
      move: "hold",
      on: [{ id: `subject-${index}` }],
      start,
      end: start + seconds,
    };
    start += seconds;
    return shot;
  });
};
const key = { shot: "insert", on: [{ id: "key" }] } as const;

test("a cut away returns to the shot before, which keeps its whole span", () => {
  const [before, insert, after] =
    cutAway(shotsOf([6]), { ...key, on: [...key.on], start: 2, end: 3.5 }) ?? [];
  expect([before?.start, before?.end]).toEqual([0, 2]);
  expect(insert).toMatchObject({ shot: "insert", move: "hold", start: 2, end: 3.5 });
  expect(after).toMatchObject({ shot: "medium", start: 3.5, end: 6, whole: { start: 0, end: 6 } });
});

test("a cut away never loses a shot, leaves a gap or a part that is too short", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1.9, max: 7, noNaN: true }), { minLength: 1, maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lengths, share) => {
        const shots = shotsOf(lengths);
        const until = shots.at(-1)?.end ?? 0;
        const start = share * (until - 1.5);
        const cut = cutAway(shots, { ...key, on: [...key.on], start, end: start + 1.5 });
        if (!cut) return;
        expect(cut.at(0)?.start).toBeCloseTo(0);
        expect(cut.at(-1)?.end).toBeCloseTo(until);
        for (const [index, shot] of cut.slice(1).entries())
          expect(shot.start).toBeCloseTo(cut[index]?.end ?? -1);
        expect(Math.min(...cut.map((shot) => shot.end - shot.start))).toBeGreaterThanOrEqual(
          shortestPart - 1e-6,
        );
        const subjects = new Set(
          cut.flatMap(({ on }) => on.map((anchor) => JSON.stringify(anchor))),
        );
        expect(subjects.size).toBe(lengths.length + 1);
      },
    ),
    { numRuns: 200, seed: 24 },
  );
});
