import type { SpokenLines } from "@goldmane/sound/voices/words/utterance";
import { LRUCache } from "lru-cache";
import type { Engines, OpenFilm, OpenSoundtrack, Size } from "./engines.ts";
import type { FilmRecipe, SoundRecipe } from "./recipe.ts";

/**
 * Built sets take tens of megabytes a film: room for the current one and the rung or film before
 * it.
 */
const max = 2;
const films = new LRUCache<string, OpenFilm>({ max });
const soundtracks = new LRUCache<string, OpenSoundtrack>({ max });

/** The film at a size; its sets are still built if this worker made the previous segment. */
export function openCachedFilm(
  engines: Engines,
  recipe: FilmRecipe,
  { width, height }: Size,
): OpenFilm {
  const key = `${width}x${height} ${JSON.stringify(recipe)}`;
  const film = films.get(key) ?? engines.openFilm(recipe, { width, height });
  films.set(key, film);
  return film;
}

/** The film's sound, already composed if this worker rendered some of it recently. */
export function openCachedSoundtrack(
  engines: Engines,
  recipe: SoundRecipe,
  spoken: SpokenLines | null,
): OpenSoundtrack {
  const key = `${spoken ? "words" : ""} ${JSON.stringify(recipe)}`;
  const soundtrack = soundtracks.get(key) ?? engines.openSoundtrack(recipe, spoken);
  soundtracks.set(key, soundtrack);
  return soundtrack;
}
