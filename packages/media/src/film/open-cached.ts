import type { SpokenLines } from "@goldmane/sound/voices/words/utterance";
import type { Engines, OpenFilm, OpenSoundtrack, Size } from "./engines.ts";
import { LastOpened } from "./last-opened.ts";
import type { FilmRecipe } from "./recipe.ts";

/**
 * Built sets take tens of megabytes a film: room for the current one and the rung or film before
 * it.
 */
const films = new LastOpened<OpenFilm>(2);
const soundtracks = new LastOpened<OpenSoundtrack>(2);

/** The film at a size; its sets are still built if this worker made the previous segment. */
export function openCachedFilm(
  engines: Engines,
  recipe: FilmRecipe,
  { width, height }: Size,
): OpenFilm {
  const key = `${width}x${height} ${JSON.stringify(recipe)}`;
  return films.open(key, () => engines.openFilm(recipe, { width, height }));
}

/** The film's sound, already composed if this worker rendered some of it recently. */
export function openCachedSoundtrack(
  engines: Engines,
  recipe: FilmRecipe,
  spoken: SpokenLines | null,
): OpenSoundtrack {
  const key = `${spoken ? "words" : ""} ${JSON.stringify(recipe)}`;
  return soundtracks.open(key, () => engines.openSoundtrack(recipe, spoken));
}
