import type { TitleCard } from "@goldmane/contracts/library/schema";
import { expect, test } from "vitest";
import { findInSection } from "./find-in-section.ts";

const [lamp, kite] = ["lamp", "kite"].map((id): TitleCard => ({
  id,
  title: id,
  tagline: "",
  source: "original",
  genre: "kids",
  rating: "G",
  year: 2026,
  durationSeconds: 60,
  moods: [],
  posterUrl: "",
  backdropUrl: "",
  colors: ["#000000", "#ffffff"],
})) as [TitleCard, TitleCard];

const chosen = (video: string) => ({ title: video, video, genre: "Kids", description: "" });

test("a place names the film that stands there", () => {
  expect(findInSection([lamp, kite], 1, null)).toBe("kite");
  expect(findInSection([lamp, kite], 7, null)).toBeNull();
});

test("a chosen film is found again after the list was reordered", () => {
  expect(findInSection([lamp, kite], 1, chosen("lamp"))).toBe("lamp");
});

test("a chosen film that is not in the list is replaced by the film at its position", () => {
  expect(findInSection([lamp, kite], 1, chosen("dragon"))).toBe("kite");
});

test("an empty list finds only a chosen film", () => {
  expect(findInSection([], 0, chosen("lamp"))).toBe("lamp");
  expect(findInSection([], 0, null)).toBeNull();
});
