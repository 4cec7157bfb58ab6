import { AppError } from "@goldmane/contracts/errors";
import { type Genre, genres } from "@goldmane/contracts/library/limits";
import type { GenreMovie } from "@goldmane/contracts/library/schema";
import type { App, Viewer } from "#platform/app.ts";
import { catalogOf } from "./catalog.ts";
import { putInDefaultOrder } from "./ordered-lists.ts";
import { presentGenreMovie } from "./present.ts";
import { namesBlocked } from "./content-policy/content-filter.ts";
import { tmdbFactsOf } from "./tmdb-facts.ts";

/** Films of a genre from The Movie Database, or the server's own as a fallback. */
export async function findGenreMovies(
  app: App,
  viewer: Viewer,
  genreId: number,
): Promise<GenreMovie[]> {
  const genre = genres.find(({ id }) => id === genreId);
  if (!genre) throw new AppError("NOT_FOUND", "This genre doesn’t exist.");
  const foreign = await askTmdb(app, viewer, genre);
  if (foreign && foreign.length > 0) return foreign;
  const own = catalogOf(app)
    .visibleTo(viewer)
    .filter((title) => title.genre === genre.slug);
  return putInDefaultOrder(app, own).map(presentGenreMovie);
}

async function askTmdb(app: App, viewer: Viewer, genre: Genre): Promise<GenreMovie[] | null> {
  // Originals exist only here.
  if (genre.slug === "originals") return null;
  try {
    const movies = await tmdbFactsOf(app)?.listMovies(genre.id, viewer.highestRating);
    return movies?.filter(({ title }) => !namesBlocked(viewer.titleRules, title)) ?? null;
  } catch (error) {
    app.log.warn(
      { event: "library.tmdb_failed", err: error },
      "The Movie Database failed; listing our own films",
    );
    return null;
  }
}
