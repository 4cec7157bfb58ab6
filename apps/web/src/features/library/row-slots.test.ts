import type { Watching } from "@goldmane/contracts/playback/schema";
import { expect, test } from "vitest";
import { layOutRow } from "./row-slots.ts";

const [lamp, kite, boat] = ["lamp", "kite", "boat"].map((id): Watching => ({
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
  positionSeconds: 20,
  updatedAt: 1,
})) as [Watching, Watching, Watching];

const arrangement = (...args: Parameters<typeof layOutRow>) =>
  layOutRow(...args).map(({ item, isRemoved }) => (isRemoved ? `(${item.id})` : item.id));

test("a film taken off leaves a gap where it stood", () => {
  expect(arrangement([lamp, boat], [{ item: kite, index: 1 }])).toEqual(["lamp", "(kite)", "boat"]);
});

test("several gaps stay in their order, whichever was made first", () => {
  const gone = [
    { item: kite, index: 1 },
    { item: lamp, index: 0 },
  ];
  expect(arrangement([boat], gone)).toEqual(["(lamp)", "(kite)", "boat"]);
});

test("an emptied row keeps its gaps", () => {
  expect(arrangement([], [{ item: boat, index: 2 }])).toEqual(["(boat)"]);
});

test("a film that was watched again since stands once", () => {
  expect(arrangement([kite, lamp], [{ item: kite, index: 1 }])).toEqual(["kite", "lamp"]);
});
