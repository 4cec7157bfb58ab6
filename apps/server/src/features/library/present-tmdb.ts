import type { GenreMovie, TheatricalPreview } from "@goldmane/contracts/library/schema";
import type { TmdbDetails, TmdbMovie } from "./tmdb.ts";

/** How many of the most anticipated films count as anticipated by everyone, and by many. */
const awaitedByAll = 3;
const awaitedByMany = 7;

export function presentTmdbMovie({ id, title, poster_path }: TmdbMovie): GenreMovie {
  return { id: `tmdb-${id}`, title, posterUrl: tmdbPosterUrl(poster_path), titleId: null };
}

/** `rank` counts from 0, the most anticipated first. */
export function presentTmdbPreview(film: TmdbDetails, rank: number): TheatricalPreview {
  const trailer = film.videos.results.find(
    ({ site, type }) => site === "YouTube" && type === "Trailer",
  );
  return {
    id: `tmdb-${film.id}`,
    title: film.title,
    genre: film.genres[0]?.name ?? "Animation",
    rating: ratingOf(film) ?? notYetRated,
    runtime: film.runtime || null,
    releaseDate: film.release_date,
    studio: film.production_companies[0]?.name ?? "",
    director: film.credits.crew.find(({ job }) => job === "Director")?.name ?? "",
    description: film.overview ?? "",
    anticipationLevel: rank < awaitedByAll ? "High" : rank < awaitedByMany ? "Medium" : "Low",
    trailerAvailable: trailer !== undefined,
    trailerUrl: trailer
      ? `https://www.youtube.com/watch?v=${encodeURIComponent(trailer.key)}`
      : null,
    posterUrl: tmdbPosterUrl(film.poster_path),
    video: null,
  };
}

const notYetRated = "Not yet rated";

function ratingOf({ release_dates }: TmdbDetails): string | undefined {
  return release_dates.results
    .find(({ iso_3166_1 }) => iso_3166_1 === "US")
    ?.release_dates.map(({ certification }) => certification)
    .find((certification) => certification !== "");
}

/** The Movie Database identifies posters by a path such as `/abc123.jpg`. */
function tmdbPosterUrl(path: string | null | undefined): string | null {
  const name = /^\/([A-Za-z0-9_-]{1,100}\.(?:jpg|png|webp))$/.exec(path ?? "")?.[1];
  return name ? `/media/tmdb/${name}` : null;
}
