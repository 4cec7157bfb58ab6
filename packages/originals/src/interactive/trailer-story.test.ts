import { compileStory } from "@goldmane/stage/story/compile";
import { trailerCut } from "@goldmane/stage/story/cut";
import { voices } from "#voices.gen.ts";
import { expect, test } from "vitest";
import { interactiveFilms } from "./catalog.gen.ts";
import { twoDoors } from "./testing/two-doors.ts";
import { trailerStory } from "./trailer-story.ts";

test("every interactive film has a trailer of its author's four moments", () => {
  for (const film of [twoDoors, ...interactiveFilms]) {
    const { story, spoken, moments } = trailerStory(film, voices);
    const timeline = compileStory(story, spoken, "clip");
    const trailer = trailerCut(timeline, moments);
    expect(trailer.durationSeconds).toBe(12);
    for (const [piece, { clip }] of film.trailer.entries()) {
      const { time } = trailer.at(piece * 2.5 + 0.1);
      const scene = timeline.scenes.findLast(({ start }) => start <= time);
      const scenes = film.clips[clip]?.scenes ?? [];
      const backdrops = scenes.map(({ backdrop }) => backdrop);
      expect(backdrops, `${film.id} ${clip}`).toContain(scene?.scene.backdrop);
    }
  }
});
