import type { TitleCard } from "@goldmane/contracts/library/schema";
import { expect, test } from "vitest";
import { type SortOrder, readSortOrder, putInOrder } from "./state.ts";

function film(title: string, rest: Partial<TitleCard>): TitleCard {
  return {
    id: title.toLowerCase().replaceAll(" ", "-"),
    title,
    tagline: "",
    source: "original",
    genre: "kids",
    rating: "G",
    year: 2026,
    durationSeconds: 90,
    moods: [],
    posterUrl: "",
    backdropUrl: "",
    colors: ["#000000", "#ffffff"],
    ...rest,
  };
}

const genreTitles = [
  film("The Owl", { rating: "PG", year: 2025 }),
  film("A Zebra", { durationSeconds: 60 }),
  film("Bear", { rating: "PG-13", year: 2026, durationSeconds: 120 }),
];

test.each<[SortOrder, string[]]>([
  ["default", ["The Owl", "A Zebra", "Bear"]],
  ["title", ["Bear", "The Owl", "A Zebra"]],
  ["newest", ["A Zebra", "Bear", "The Owl"]],
  ["shortest", ["A Zebra", "The Owl", "Bear"]],
  ["gentlest", ["A Zebra", "The Owl", "Bear"]],
])("the order %s", (order, titles) => {
  expect(putInOrder(genreTitles, order).map(({ title }) => title)).toEqual(titles);
});

test("an unknown sort order in the URL falls back to the default", () => {
  expect(readSortOrder("sideways")).toBe("default");
  expect(readSortOrder(null)).toBe("default");
  expect(readSortOrder("newest")).toBe("newest");
});
