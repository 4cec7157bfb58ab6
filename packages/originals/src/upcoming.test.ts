import { compileStory } from "@goldmane/stage/story/compile";
import { expect, test } from "vitest";
import { upcoming } from "./upcoming.ts";

test("at least eight films are announced, soonest first", () => {
  const dates = upcoming.map(({ releaseDate }) => releaseDate);
  expect(dates.length).toBeGreaterThanOrEqual(8);
  expect(dates).toEqual(dates.toSorted());
  expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
});

test.each(upcoming)(
  "$id has a teaser of 10 to 30 seconds, and a voice for everyone in it",
  (film) => {
    const { durationSeconds } = compileStory(film.teaser);
    expect(durationSeconds).toBeGreaterThanOrEqual(10);
    expect(durationSeconds).toBeLessThanOrEqual(30);
    expect(Object.keys(film.voices)).toEqual(film.teaser.cast.map(({ id }) => id));
  },
);
