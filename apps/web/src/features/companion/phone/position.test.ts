import fc from "fast-check";
import { expect, test } from "vitest";
import { positionAt } from "./position.ts";

const film = { positionSeconds: 10, durationSeconds: 60, speed: 1, isPlaying: true };

test("a playing film advances with the clock at its own speed", () => {
  expect(positionAt(film, 1000, 6000)).toBe(15);
  expect(positionAt({ ...film, speed: 1.5 }, 1000, 3000)).toBe(13);
});

test("a buffering film stays until the screen's next report", () => {
  expect(positionAt({ ...film, speed: 0 }, 1000, 6000)).toBe(10);
});

test("a paused film stays where it is", () => {
  expect(positionAt({ ...film, isPlaying: false }, 1000, 600_000)).toBe(10);
});

test("no position is past the end or before the reported one", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.integer({ min: -100_000, max: 1_000_000 }),
      fc.double({ min: 0.25, max: 4, noNaN: true }),
      fc.boolean(),
      (positionSeconds, later, speed, isPlaying) => {
        const at = positionAt({ ...film, positionSeconds, speed, isPlaying }, 0, later);
        expect(at).toBeGreaterThanOrEqual(positionSeconds);
        expect(at).toBeLessThanOrEqual(60);
      },
    ),
  );
});
