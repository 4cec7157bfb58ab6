import { originals } from "@goldmane/originals/catalogue.gen";
import { openFilm } from "@goldmane/stage/film";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import type { Host, Surface } from "@goldmane/stage/surface";
import { genres } from "@goldmane/stage/story/vocabulary";

export const frameSize = { width: 320, height: 180 };

/** Three instants of the first film of each genre: the title, a scene within, the end card. */
export const frames = genres.flatMap((genre) => {
  const film = originals.find(({ story }) => story.genre === genre);
  if (!film) return [];
  const { durationSeconds } = compileStory(film.story);
  return [2, durationSeconds * 0.43, durationSeconds - 1.5].map((t) => ({ film: film.id, t }));
});

export function drawFrame(
  host: Host,
  surface: Surface,
  { film: id, t }: { film: string; t: number },
) {
  const film = originals.find((other) => other.id === id);
  if (!film) throw new Error(`There is no film ${id}.`);
  openFilm(host, filmCut(compileStory(film.story)), frameSize).draw(surface, t);
}
