import type { TitleCard } from "@goldmane/contracts/library/schema";
import { expect, test } from "vitest";
import { fillRow } from "./fixed-rows.ts";

const films = ["ar-preview", "kyle-character", "the-rain-room", "game-intro", "veo-vr"].map(
  (id): TitleCard => ({
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
  }),
);
const idsOf = (section: string) => fillRow(section, films).map(({ id }) => id);

test("a fixed row keeps its own order and omits films that the viewer can't see", () => {
  expect(idsOf("preview")).toEqual(["veo-vr", "ar-preview"]);
  expect(idsOf("games")).toEqual(["game-intro", "kyle-character"]);
});

test("no other row is fixed", () => {
  expect(idsOf("featured")).toEqual([]);
  expect(idsOf("constructor")).toEqual([]);
});
