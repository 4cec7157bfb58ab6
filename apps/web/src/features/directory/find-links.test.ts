import type { Link } from "@goldmane/contracts/directory/schema";
import { expect, test } from "vitest";
import { findLinks, readCategory } from "./find-links.ts";

const names = [
  ["Formula 1", "Sports"],
  ["Disney+", "Streaming"],
  ["YouTube Music", "Music"],
  ["Uber Eats", "Food"],
  ["Uber", "Transport"],
] as const;
const links = names.map(([name, category], index): Link => ({
  id: index + 1,
  name,
  category,
  url: "https://example.org",
  color: "#000000",
  icon: "X",
  logo: null,
}));

function namesOf(query: string, category: string | null = null): string[] {
  const groups = findLinks(links, { query, category: readCategory(category) });
  return groups.flatMap((group) => group.links.map(({ name }) => name));
}

test("without words every link is there, by category", () => {
  expect(namesOf("")).toEqual(names.map(([name]) => name));
  expect(findLinks(links, { query: "  ", category: null })).toHaveLength(5);
});

test("words find the start of a word of the name or of the category", () => {
  expect(namesOf("uber")).toEqual(["Uber Eats", "Uber"]);
  expect(namesOf("UBER ea")).toEqual(["Uber Eats"]);
  expect(namesOf("mus")).toEqual(["YouTube Music"]);
  expect(namesOf("disney+")).toEqual(["Disney+"]);
  expect(namesOf("fórmula")).toEqual(["Formula 1"]);
  expect(namesOf("tube")).toEqual([]);
});

test("a category narrows what words find, and one that there is not is none", () => {
  expect(namesOf("uber", "Food")).toEqual(["Uber Eats"]);
  expect(namesOf("", "Transport")).toEqual(["Uber"]);
  expect(readCategory("Weather")).toBe(null);
  expect(readCategory(null)).toBe(null);
});
