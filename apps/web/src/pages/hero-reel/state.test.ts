import type { TitleCard } from "@goldmane/contracts/library/schema";
import { expect, test } from "vitest";
import { describeMoods, listReelFilms, slidesForKey } from "./state.ts";

const title = (id: string): TitleCard => ({
  id,
  title: id,
  tagline: "",
  source: "original",
  genre: "kids",
  rating: "G",
  year: 2026,
  durationSeconds: 90,
  moods: [],
  posterUrl: `/art/${id}`,
  backdropUrl: `/art/${id}`,
  colors: ["#123", "#456"],
});

test("the reel shows each film of the rotation once, and none that the viewer can't see", () => {
  const rotation = ["bear", "whale", "bear", "ghost"].map((titleId) => ({ titleId }));
  const films = listReelFilms(rotation, [title("whale"), title("bear"), title("lion")]);
  expect(films.map(({ id }) => id)).toEqual(["bear", "whale"]);
});

test("describes a film by its first three moods", () => {
  const moods = ["tender", "brave", "funny", "calm"];
  expect(describeMoods({ moods })).toBe("Mood: tender, brave, funny");
  expect(describeMoods({ moods: [] })).toBeNull();
});

test("only vertical keys change the slide", () => {
  expect(["ArrowDown", "PageUp", "ArrowLeft", "Enter"].map(slidesForKey)).toEqual([1, -1, 0, 0]);
});
