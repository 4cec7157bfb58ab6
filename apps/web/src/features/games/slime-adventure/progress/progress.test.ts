import { expect, test } from "vitest";
import { addRun, isOpen, mergeProgress, nextLevel, noProgress, readProgress } from "./progress.ts";

const run = { level: 1, stars: 2, ticks: 600, log: "1:0", isRanked: true };

test("keeps the most stars and the least time of a level", () => {
  let progress = addRun(noProgress, run);
  progress = addRun(progress, { ...run, stars: 1, ticks: 500, log: "2:0" });
  expect(progress.levels[1]).toEqual({ stars: 2, ticks: 500, log: "2:0" });
  progress = addRun(progress, { ...run, stars: 3, ticks: 900 });
  expect(progress.levels[1]).toEqual({ stars: 3, ticks: 500, log: "2:0" });
});

test("gives stars, but no time, for runs with help", () => {
  const progress = addRun(noProgress, { ...run, isRanked: false });
  expect(progress.levels[1]).toEqual({ stars: 2, ticks: 0, log: "" });
  expect(addRun(progress, run).levels[1]?.ticks).toBe(600);
});

test("opens two levels beyond the finished ones", () => {
  expect([1, 2, 3].map((level) => isOpen(noProgress, level))).toEqual([true, true, false]);
  expect(isOpen(addRun(noProgress, run), 3)).toBe(true);
  expect(nextLevel(noProgress)).toBe(1);
  expect(nextLevel(addRun(noProgress, run))).toBe(2);
});

test("merges what two devices have, and leaves out what isn't progress", () => {
  const mine = addRun(noProgress, run);
  const theirs = addRun(noProgress, { ...run, level: 2 });
  expect(Object.keys(mergeProgress(mine, theirs).levels)).toEqual(["1", "2"]);
  expect(readProgress({ levels: { ...mine.levels, 7: { stars: "3" } } })).toEqual(mine);
  expect(readProgress("none")).toBeNull();
});
