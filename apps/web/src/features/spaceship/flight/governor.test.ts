import { expect, test } from "vitest";
import { govern, qualities, qualityOf, startGovernor } from "./governor.ts";

const freshGovernor = startGovernor({ isSoftware: false });

function run(fps: number, frames: number, from = freshGovernor) {
  let state = from;
  for (let frame = 0; frame < frames; frame += 1) state = govern(state, 1000 / fps);
  return state;
}

test("keeps the full quality at 30 frames a second", () => {
  expect(run(30, 400).level).toBe(0);
});

test("lowers the quality step by step under 28 frames a second, down to the least", () => {
  expect(run(27, 40).level).toBe(1);
  expect(run(20, 1000).level).toBe(qualities.length - 1);
  expect(qualityOf(run(2, 1000))).toEqual(qualities.at(-1));
});

test("drops two levels at once where a few frames a second are drawn", () => {
  expect(run(4, 10).level).toBe(2);
});

test("begins low without a graphics card", () => {
  expect(qualityOf(startGovernor({ isSoftware: true }))).toEqual(qualities[2]);
});

test("never raises it again, which would flicker", () => {
  expect(run(60, 1000, run(20, 40)).level).toBe(1);
});

test("forgives a single long gap, as of a hidden tab", () => {
  expect(run(60, 39, govern(freshGovernor, 60_000)).level).toBe(0);
});
