import { expect, test } from "vitest";
import { isDaily, seedOfDay } from "./rules.ts";

test("a daily mode has one seed for each game, mode and day", () => {
  const seed = seedOfDay("leos-arcade", "daily", "2026-11-27");
  expect(seedOfDay("leos-arcade", "daily", "2026-11-27")).toBe(seed);
  expect(seed).toBeGreaterThanOrEqual(0);
  const others = [
    seedOfDay("leos-arcade", "daily", "2026-11-28"),
    seedOfDay("adventure-quest", "daily", "2026-11-27"),
    seedOfDay("leos-arcade", "daily-hard", "2026-11-27"),
  ];
  expect(new Set([seed, ...others]).size).toBe(4);
});

test("modes are daily by their name", () => {
  expect(["daily", "daily-hard", "medley", "dailyish"].map(isDaily)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
