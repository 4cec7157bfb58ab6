import type { SpokenLines } from "@goldmane/sound/voices/words/utterance";
import type { Engines, OpenFilm, OpenSoundtrack, Size } from "./engines.ts";
import { LastOpened } from "./last-opened.ts";
import type { FilmRecipe } from "./recipe.ts";

/** Built sets are some tens of megabytes a film: the one under way, and the rung or film before it. */
const films = new LastOpened<OpenFilm>(2);
const soundtracks = new LastOpened<OpenSoundtrack>(2);

/** The film at a size, its sets still built from the segment before if this worker made that. */
export function openCachedFilm(
  engines: Engines,
  recipe: FilmRecipe,
  { width, height }: Size,
): OpenFilm {
  const key = `${width}x${height} ${JSON.stringify(recipe)}`;
  return films.open(key, () => engines.openFilm(recipe, { width, height }));
}

/** The film's sound, composed already if this worker made some of it lately. */
export function openCachedSoundtrack(
  engines: Engines,
  recipe: FilmRecipe,
  spoken: SpokenLines | null,
): OpenSoundtrack {
  const key = `${spoken ? "words" : ""} ${JSON.stringify(recipe)}`;
  return soundtracks.open(key, () => engines.openSoundtrack(recipe, spoken));
}
