import type { FreeTrack } from "@goldmane/contracts/music/schema";
import { expect, test } from "vitest";
import { type Music, type MusicEvent, nextMusic } from "./state.ts";

const track = (id: string): FreeTrack => ({
  id,
  title: id,
  artist: "Nobody",
  duration: 100,
  genre: "March",
  url: `/media/music/${id}.m4a`,
  coverImage: `/media/sleeves/${id}`,
  colors: ["#000000", "#ffffff"],
  type: "free",
});
const queue = ["a", "b", "c"].map(track);
const playing: Music = {
  queue,
  index: 1,
  isPlaying: true,
  isWaiting: false,
  hasFailed: false,
  seconds: 30,
};
const after = (...events: MusicEvent[]) => events.reduce(nextMusic, playing);

test("one piece follows another, and the last one ends the music", () => {
  expect(after({ type: "ended" })).toMatchObject({ index: 2, isPlaying: true, seconds: 0 });
  expect(after({ type: "ended" }, { type: "ended" })).toMatchObject({ index: 2, isPlaying: false });
});

test("back seeks to the beginning first, and from there to the previous piece", () => {
  expect(after({ type: "stepped", by: -1 })).toMatchObject({ index: 1, seconds: 0 });
  expect(after({ type: "moved", seconds: 2 }, { type: "stepped", by: -1 }).index).toBe(0);
});

test("forward and back wrap around", () => {
  expect(after({ type: "stepped", by: 1 }, { type: "stepped", by: 1 }).index).toBe(0);
  const first = after({ type: "chosen", queue, index: 0 });
  expect(nextMusic(first, { type: "stepped", by: -1 }).index).toBe(2);
});

test("a piece that fails to load stays failed until it is retried", () => {
  const failed = after({ type: "failed" });
  expect(failed).toMatchObject({ isPlaying: false, hasFailed: true });
  expect(nextMusic(failed, { type: "toggled" })).toMatchObject({
    isPlaying: true,
    hasFailed: false,
  });
});
