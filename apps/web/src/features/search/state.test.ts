import { expect, test } from "vitest";
import { hasFilters, noFilters, readAsked, writeFilters } from "./state.ts";

const at = (query: string) => new URLSearchParams(query);

test("the URL keeps words and filters", () => {
  const asked = readAsked(at("q=lion&genre=kids&rating=PG&within=10&sort=newest"));
  expect(asked).toEqual({ q: "lion", genre: "kids", rating: "PG", within: 10, sort: "newest" });
  expect(hasFilters(asked)).toBe(true);
});

test("what an address says that cannot be is passed over", () => {
  expect(readAsked(at("q=lion&genre=western&within=soon&sort=sideways&more=1"))).toEqual({
    q: "lion",
    sort: "best",
  });
});

test("a filter is set, and taken off again, without touching the words", () => {
  const set = writeFilters(at("q=lion"), { genre: "kids", sort: "best" });
  expect(set.toString()).toBe("q=lion&genre=kids");
  expect(writeFilters(set, noFilters).toString()).toBe("q=lion");
});
