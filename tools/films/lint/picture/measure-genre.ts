import { originals } from "@goldmane/originals/catalog.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import type { Genre } from "@goldmane/stage/story/vocabulary";
import { measurePicture, type ScenePicture } from "./measure-picture.ts";
import { summarize, type GenrePicture } from "./picture-limits.ts";

/**
 * Measures the pictures of a genre; takes about ten seconds for all of its films.
 * @param count number of films, evenly spread over the genre; all by default
 */
export async function measureGenre(genre: Genre, count = Infinity): Promise<GenrePicture> {
  const films = originals.filter(({ story }) => story.genre === genre);
  const step = Math.max(1, Math.floor(films.length / count));
  const pictures: ScenePicture[] = [];
  for (const { id, story } of films.filter((_, index) => index % step === 0))
    pictures.push(...(await measurePicture(compileStory(story, voices[id] ?? []))));
  return summarize(pictures);
}
