import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { FreeTrack } from "@goldmane/contracts/music/schema";
import { expect, test } from "vitest";
import { chooseMedia, chooseTracks, kindsOf, readView, writeView } from "./view.ts";

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
const track = (id: string, duration: number): FreeTrack => ({
  id,
  title: id,
  artist: "Nobody",
  duration,
  genre: "March",
  url: `/media/music/${id}.m4a`,
  coverImage: `/media/sleeves/${id}`,
  colors: ["#111111", "#444444"],
  type: "free",
});
const tracks = [track("reel", 90), track("air", 120)];
const titles = [title("whale", "original"), title("ferry", "upload"), title("bear", "original")];

test("the URL keeps the view and omits defaults", () => {
  const view = { kind: "upload", order: "title", isList: true } as const;
  expect(readView(writeView(view))).toEqual(view);
  expect(String(writeView({ kind: "all", order: "default", isList: false }))).toBe("");
  expect(readView(new URLSearchParams("kind=secret&sort=worst"))).toEqual({
    kind: "all",
    order: "default",
    isList: false,
  });
});

test("filters by kind and sorts", () => {
  const shown = chooseMedia(titles, { kind: "original", order: "title", isList: false });
  expect(shown.map(({ id }) => id)).toEqual(["bear", "whale"]);
});

test("offers only kinds that have items", () => {
  expect(kindsOf(titles, [])).toEqual(["all", "original", "upload"]);
  expect(kindsOf(titles.slice(0, 1), tracks)).toEqual(["all", "original", "music"]);
  expect(kindsOf(titles.slice(0, 1), [])).toEqual([]);
});

test("shows music with the films or alone, sorted", () => {
  const ids = (kind: "all" | "upload" | "music", order: "title" | "shortest") =>
    chooseTracks(tracks, { kind, order, isList: false }).map(({ id }) => id);
  expect(ids("all", "title")).toEqual(["air", "reel"]);
  expect(ids("music", "shortest")).toEqual(["reel", "air"]);
  expect(ids("upload", "title")).toEqual([]);
  expect(chooseMedia(titles, { kind: "music", order: "default", isList: false })).toEqual([]);
});
