import { genres } from "@goldmane/stage/story/vocabulary";
import { compileStory } from "@goldmane/stage/story/compile";
import { trailerCut } from "@goldmane/stage/story/cut";
import { describe, expect, test } from "vitest";
import { originals } from "./catalogue.gen.ts";

const films = originals.map((film) => ({ id: film.id, film, timeline: compileStory(film.story) }));

test("every genre has at least four films", () => {
  const counts = genres.map(
    (genre) => films.filter(({ film }) => film.story.genre === genre).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
});

test("no two films share an id, a title, a tagline or a line of dialogue", () => {
  const said = films.flatMap(({ film, timeline }) => [
    film.id,
    film.story.title,
    film.tagline,
    ...timeline.captions.filter(({ text }) => text.length > 12).map(({ text }) => text),
  ]);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

test("the featured shelf has an order without gaps", () => {
  const places = films.flatMap(({ film }) => film.featured ?? []).toSorted((a, b) => a - b);
  expect(places).toEqual(places.map((_, index) => index + 1));
});

describe.each(films)("$id", ({ film, timeline }) => {
  test("is a film of one to two minutes in several scenes and shots", () => {
    expect(timeline.durationSeconds).toBeGreaterThanOrEqual(60);
    expect(timeline.durationSeconds).toBeLessThanOrEqual(120);
    const shots = timeline.scenes.flatMap((scene) => scene.shots);
    expect(timeline.scenes.length >= 4 || shots.length >= 8).toBe(true);
  });

  test("has six to fourteen lines, each readable in the time it stands", () => {
    const lines = timeline.scenes.flatMap((scene) => scene.actors.flatMap(({ speech }) => speech));
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.length).toBeLessThanOrEqual(14);
    const hurried = timeline.captions.filter(
      ({ text, start, end }) => text.length / (end - start) > 17,
    );
    expect(hurried).toEqual([]);
  });

  test("has no shot shorter than a second and a half", () => {
    const shots = timeline.scenes.flatMap((scene) => scene.shots);
    expect(shots.filter(({ start, end }) => end - start < 1.5)).toEqual([]);
  });

  test("says who made it, for whom it is and why", () => {
    expect(Object.keys(film.voices).toSorted()).toEqual(
      film.story.cast.map(({ id }) => id).toSorted(),
    );
    expect(film.synopsis.match(/[.!?](?= |$)/g)).toHaveLength(2);
    expect(film.ratingReason.length).toBeGreaterThan(5);
    expect(film.moods.length).toBeGreaterThanOrEqual(3);
    expect(film.themes.length).toBeGreaterThanOrEqual(3);
    if (film.story.genre === "kids") expect(film.rating).toBe("G");
  });

  test("has a poster of people who are in it, and a trailer of twelve seconds", () => {
    const cast = new Set(film.story.cast.map(({ id }) => id));
    expect(film.poster.who.filter((id) => !cast.has(id))).toEqual([]);
    expect(film.poster.scene).toBeLessThan(timeline.scenes.length);
    expect(trailerCut(timeline, film.trailer).durationSeconds).toBe(12);
  });
});
