import type { TitleCard } from "@goldmane/contracts/library/schema";
import { expect, test } from "vitest";
import { chooseMedia, kindsOf, readView, writeView } from "./view.ts";

const title = (id: string, source: TitleCard["source"]): TitleCard => ({
  id,
  title: id,
  tagline: "",
  source,
  genre: "kids",
  rating: "G",
  year: 2026,
  durationSeconds: 90,
  moods: [],
  posterUrl: `/art/${id}`,
  backdropUrl: `/art/${id}`,
  colors: ["#123", "#456"],
});
const titles = [title("whale", "original"), title("ferry", "upload"), title("bear", "original")];

test("an address says how the library is looked at, and nothing that is as usual", () => {
  const view = { kind: "upload", order: "title", isList: true } as const;
  expect(readView(writeView(view))).toEqual(view);
  expect(String(writeView({ kind: "all", order: "house", isList: false }))).toBe("");
  expect(readView(new URLSearchParams("kind=secret&sort=worst"))).toEqual({
    kind: "all",
    order: "house",
    isList: false,
  });
});

test("one kind is shown alone, in the order asked for", () => {
  const shown = chooseMedia(titles, { kind: "original", order: "title", isList: false });
  expect(shown.map(({ id }) => id)).toEqual(["bear", "whale"]);
});

test("only kinds that there are titles of can be chosen", () => {
  expect(kindsOf(titles)).toEqual(["all", "original", "upload"]);
  expect(kindsOf(titles.slice(0, 1))).toEqual([]);
});
