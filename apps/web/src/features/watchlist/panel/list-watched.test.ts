import type { WatchlistEntry } from "@goldmane/contracts/watchlist/schema";
import { expect, test } from "vitest";
import { listWatched } from "./list-watched.ts";

function entry(id: string, progress: number, updatedAt: number): WatchlistEntry {
  return { id, title: id, type: "movie", progress, updatedAt, isRemoved: false };
}

function watched(id: string, watchedAt: number) {
  return { id, title: id, type: "movie" as const, progress: 100, watchedAt };
}

test("a film that is only begun is not listed", () => {
  expect(listWatched([], [entry("x", 40, 1)])).toEqual([]);
});

test("watched films are listed latest first, each once", () => {
  const seen = [watched("one", 9), watched("two", 5)];
  expect(listWatched(seen, [entry("three", 100, 7), entry("two", 100, 3)])).toEqual([
    "one",
    "three",
    "two",
  ]);
});

test("there are never more than six", () => {
  const seen = ["1", "2", "3", "4", "5", "6", "7", "8"].map((id) => watched(id, 10 - Number(id)));
  expect(listWatched(seen, [])).toHaveLength(6);
});
