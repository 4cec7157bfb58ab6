import type { Engines, OpenFilm, Size } from "./engines.ts";
import type { FilmRecipe } from "./recipe.ts";

/** Built sets are some tens of megabytes a film: the one under way, and the rung or film before it. */
const keptFilms = 2;

const films = new Map<string, OpenFilm>();

/** The film at a size, its sets still built from the segment before if this worker made that. */
export function openCached(
  engines: Engines,
  recipe: FilmRecipe,
  { width, height }: Size,
): OpenFilm {
  const key = `${width}x${height} ${JSON.stringify(recipe)}`;
  const film = films.get(key) ?? engines.openFilm(recipe, { width, height });
  films.delete(key);
  films.set(key, film);
  for (const oldest of [...films.keys()].slice(0, -keptFilms)) films.delete(oldest);
  return film;
}
