import { genres } from "@goldmane/stage/story/vocabulary";
import { compileStory } from "@goldmane/stage/story/compile";
import { trailerCut } from "@goldmane/stage/story/cut";
import { describe, expect, test } from "vitest";
import { originals } from "./catalog.gen.ts";

const films = originals.map((film) => ({ id: film.id, film, timeline: compileStory(film.story) }));

test("every genre has at least twenty-six films", () => {
  const counts = genres.map(
    (genre) => films.filter(({ film }) => film.story.genre === genre).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(26);
});

test("films whose titles are labels of tiles have a subtitle of their own", () => {
  const labels = ["Game Intro", "Kyle Character", "AR Preview", "Veo VR"];
  const subtitles = originals.flatMap(({ story: { title, subtitle } }) =>
    subtitle === undefined ? [] : [[title, subtitle] as const],
  );
  expect(subtitles.map(([title]) => title).toSorted()).toEqual(labels.toSorted());
  expect(new Set(subtitles.map(([, subtitle]) => subtitle)).size).toBe(labels.length);
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

test("no two films have the same premise", () => {
  const premises = films.map(({ id, film }) => ({ id, words: contentWords(film.synopsis) }));
  const alike = premises.flatMap((one, index) =>
    premises
      .slice(index + 1)
      .filter((other) => sharedShare(one.words, other.words) >= 0.5)
      .map((other) => [one.id, other.id]),
  );
  expect(alike).toEqual([]);
});

test("no two films of a genre open with the same backdrop, time of day and weather", () => {
  const openings = films.map(({ film, timeline }) => {
    const { backdrop, time, weather } = timeline.story.scenes[0] ?? {};
    return [film.story.genre, backdrop, time, weather].join(" ");
  });
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
});

test("the films that rows and pages refer to exist", () => {
  const games = ["game-intro", "adventure-quest", "slime-adventure", "kyle-character"];
  const ids = new Set(films.map(({ id }) => id));
  expect([...games, "veo-vr", "ar-preview"].filter((id) => !ids.has(id))).toEqual([]);
});

test("the featured films are ranked without gaps", () => {
  const places = films.flatMap(({ film }) => film.featured ?? []).toSorted((a, b) => a - b);
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual(places.map((_, index) => index + 1));
});

test("at least eight series have three to five episodes each, numbered from 1", () => {
  const ids = new Set(films.flatMap(({ film }) => film.series?.id ?? []));
  const series = [...ids].map((id) => {
    const episodes = films.flatMap(({ film }) => (film.series?.id === id ? film.series : []));
    return {
      names: new Set(episodes.map(({ name }) => name)).size,
      numbers: episodes.map(({ episode }) => episode).toSorted((a, b) => a - b),
    };
  });
  expect(series.length).toBeGreaterThanOrEqual(8);
  for (const { names, numbers } of series) {
    expect(names).toBe(1);
    expect([3, 4, 5]).toContain(numbers.length);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(films.map(({ film }) => film.id).filter((id) => ids.has(id))).toEqual([]);
});

describe.each(films)("$id", ({ film, timeline }) => {
  test("is a film of one to two minutes in several scenes and shots", () => {
    expect(timeline.durationSeconds).toBeGreaterThanOrEqual(60);
    expect(timeline.durationSeconds).toBeLessThanOrEqual(120);
    const shots = timeline.scenes.flatMap((scene) => scene.shots);
    expect(timeline.scenes.length >= 4 || shots.length >= 8).toBe(true);
  });

  test("has six to fourteen lines, each readable while it is shown", () => {
    const lines = timeline.scenes.flatMap((scene) => scene.actors.flatMap(({ speech }) => speech));
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.length).toBeLessThanOrEqual(14);
    const hurried = timeline.captions.filter(
      ({ text, start, end }) => text.length / (end - start) > 17,
    );
    expect(hurried).toEqual([]);
  });

  test("has no shot shorter than a second and a half, and no insert below 1.3 s", () => {
    const shots = timeline.scenes.flatMap((scene) => scene.shots);
    const leastOf = ({ shot }: { shot: string }) => (shot === "insert" ? 1.3 : 1.5) - 1e-6;
    expect(shots.filter((shot) => shot.end - shot.start < leastOf(shot))).toEqual([]);
  });

  test("has every authored shot", () => {
    const lost = film.story.scenes.flatMap((scene, index) => {
      const shots =
        timeline.scenes[index]?.shots.map((shot) => describeShot(shot.shot, shot.on)) ?? [];
      return scene.steps.flatMap((step) => {
        if (!("camera" in step)) return [];
        const wanted = describeShot(
          step.camera,
          [step.on ?? []].flat().map((id) => ({ id })),
        );
        const at = shots.indexOf(wanted);
        if (at < 0) return [`scene ${index}: ${wanted}`];
        shots.splice(0, at + 1);
        return [];
      });
    });
    expect(lost).toEqual([]);
  });

  test("has credits, a rating with its reason, moods and themes", () => {
    expect(Object.keys(film.voices).toSorted()).toEqual(
      film.story.cast.map(({ id }) => id).toSorted(),
    );
    expect(film.synopsis.match(/[.!?](?= |$)/g)).toHaveLength(2);
    expect([film.tagline, film.director, ...Object.values(film.voices)]).not.toContain("");
    expect(film.year).toBeGreaterThanOrEqual(2000);
    expect(film.ratingReason.length).toBeGreaterThan(5);
    expect(film.moods.length).toBeGreaterThanOrEqual(3);
    expect(film.themes.length).toBeGreaterThanOrEqual(3);
    if (film.story.genre === "kids") expect(film.rating).toBe("G");
  });

  test("has a poster with its own cast and a trailer of twelve seconds", () => {
    const cast = new Set(film.story.cast.map(({ id }) => id));
    expect(film.poster.who.filter((id) => !cast.has(id))).toEqual([]);
    expect(film.poster.scene).toBeLessThan(timeline.scenes.length);
    expect(trailerCut(timeline, film.trailer).durationSeconds).toBe(12);
  });
});

/** Words that characterize a premise: five letters or more. */
function contentWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{5,}/g));
}

function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.min(one.size, other.size);
}

function describeShot(shot: string, on: readonly object[]): string {
  return `${shot} on ${on.map((anchor) => ("id" in anchor ? anchor.id : "a place")).join(" and ") || "all"}`;
}
