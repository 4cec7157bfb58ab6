import { originals } from "@goldmane/originals/catalog.gen";
import type { Original } from "@goldmane/originals/original";
import { openFilm } from "@goldmane/stage/film";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import type { Host, Surface } from "@goldmane/stage/surface";

export const frameSize = { width: 320, height: 180 };

/** One film of each genre. */
const samples = [
  "nine-minutes-ahead",
  "the-dragon-who-kept-bees",
  "last-train-to-summer",
  "captain-minnow",
  "bun-bakes-a-cloud",
  "grandfathers-umbrella",
];

/**
 * Scenes of other films with a set or verb that the samples do not have; `share` is the share of the
 * scene's duration at which its frame is drawn.
 */
const scenes = [
  { film: "two-kettles", scene: 1, share: 0.3 },
  { film: "nobody-mentioned-hands", scene: 0, share: 0.4 },
  { film: "one-ting", scene: 2, share: 0.3 },
  { film: "the-door-nobody-used", scene: 3, share: 0.9 },
  { film: "lane-six", scene: 3, share: 0.85 },
];

/** Three instants of each sample: the title, a scene in the middle, the end card. */
const sampled = samples.flatMap((id) => {
  const { durationSeconds } = compileStory(findFilm(id).story);
  return [2, durationSeconds * 0.43, durationSeconds - 1.5].map((t) => ({ film: id, t }));
});

export const frames = [
  ...sampled,
  ...scenes.map(({ film, scene, share }) => {
    const span = compileStory(findFilm(film).story).scenes[scene];
    if (!span) throw new Error(`${film} has no scene ${scene}.`);
    return { film, t: span.start + (span.end - span.start) * share };
  }),
];

export function drawFrame(
  host: Host,
  surface: Surface,
  { film: id, t }: { film: string; t: number },
) {
  openFilm(host, filmCut(compileStory(findFilm(id).story)), frameSize).draw(surface, t);
}

function findFilm(id: string): Original {
  const film = originals.find((other) => other.id === id);
  if (!film) throw new Error(`Unknown film: ${id}`);
  return film;
}
