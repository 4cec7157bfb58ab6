import { originals } from "@goldmane/originals/catalogue.gen";
import type { Original } from "@goldmane/originals/original";
import { openFilm } from "@goldmane/stage/film";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import type { Host, Surface } from "@goldmane/stage/surface";

export const frameSize = { width: 320, height: 180 };

/** One film of each genre, whichever others are written. */
const samples = [
  "nine-minutes-ahead",
  "the-dragon-who-kept-bees",
  "last-train-to-summer",
  "captain-minnow",
  "bun-bakes-a-cloud",
  "grandfathers-umbrella",
];

/** Three instants of each: the title, a scene within, the end card. */
export const frames = samples.flatMap((id) => {
  const { durationSeconds } = compileStory(findFilm(id).story);
  return [2, durationSeconds * 0.43, durationSeconds - 1.5].map((t) => ({ film: id, t }));
});

export function drawFrame(
  host: Host,
  surface: Surface,
  { film: id, t }: { film: string; t: number },
) {
  openFilm(host, filmCut(compileStory(findFilm(id).story)), frameSize).draw(surface, t);
}

function findFilm(id: string): Original {
  const film = originals.find((other) => other.id === id);
  if (!film) throw new Error(`There is no film ${id}.`);
  return film;
}
