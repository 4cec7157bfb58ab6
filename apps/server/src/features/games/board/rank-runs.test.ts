import { expect, test } from "vitest";
import { cutBoard, rankRuns } from "./rank-runs.ts";

test("equal scores share a rank, and the next one leaves a gap", () => {
  const ranked = rankRuns([{ score: 9 }, { score: 7 }, { score: 7 }, { score: 1 }]);
  expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
});

test("a board shows ten ranks, and two on either side of the own one", () => {
  const ranked = (own: number | null) =>
    Array.from({ length: 30 }, (_, at) => ({ at, isOwn: at === own }));
  const cut = (own: number | null) => cutBoard(ranked(own)).map(({ at }) => at);
  const first = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(cut(null)).toEqual(first);
  expect(cut(3)).toEqual(first);
  expect(cut(9)).toEqual([...first, 10, 11]);
  expect(cut(20)).toEqual([...first, 18, 19, 20, 21, 22]);
  expect(cut(29)).toEqual([...first, 27, 28, 29]);
});
