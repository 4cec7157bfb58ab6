import { expect, test } from "vitest";
import { findAreas } from "./find-areas.ts";

const groups = [
  {
    heading: "Play",
    areas: [
      { path: "/vibes", name: "VIBES", description: "", searchTerms: "rain sounds, café noise" },
      { path: "/remote", name: "Phone remote", description: "" },
    ],
  },
];
const find = (query: string) => findAreas(groups, query).map(({ path }) => path);

test.each([
  ["rain sounds", ["/vibes"]],
  ["Rain", ["/vibes"]],
  ["sound", ["/vibes"]],
  ["cafe", ["/vibes"]],
  ["vibes", ["/vibes"]],
  ["remote phone", ["/remote"]],
])("“%s” finds an area", (query, paths) => {
  expect(find(query)).toEqual(paths);
});

test.each(["", "r", "ra", "rain dragons", "drain"])("“%s” finds none", (query) => {
  expect(find(query)).toEqual([]);
});
