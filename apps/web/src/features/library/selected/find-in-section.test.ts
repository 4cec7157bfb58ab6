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

test("whoever chose a film there finds it again though the shelf was put in another order", () => {
  expect(findInSection([lamp, kite], 1, chosen("lamp"))).toBe("lamp");
});

test("a film that left the shelf, or that this viewer may not see, gives way to what stands there", () => {
  expect(findInSection([lamp, kite], 1, chosen("dragon"))).toBe("kite");
});

test("a shelf without a list knows only what was chosen", () => {
  expect(findInSection([], 0, chosen("lamp"))).toBe("lamp");
  expect(findInSection([], 0, null)).toBeNull();
});
