import { type Rating, ratings } from "@goldmane/contracts/library/limits";
import { isWithinRating, nameGenre } from "@goldmane/contracts/library/rules";
import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import type { UpcomingFilm } from "@goldmane/originals/upcoming-film";
import { upcoming } from "@goldmane/originals/upcoming";
import type { App, Viewer } from "#platform/app.ts";
import { catalogOf } from "./catalog.ts";
import { pictureUrl, presentBlurs } from "./present.ts";
import type { Title } from "./title.ts";
import { namesBlocked } from "./content-policy/content-filter.ts";
import { tmdbFactsOf } from "./tmdb-facts.ts";

/** Upcoming films from The Movie Database, or our own as a fallback. */
export async function findPreviews(app: App, viewer: Viewer): Promise<TheatricalPreview[]> {
  const previews = (await askTmdb(app)) ?? listOwn(app, viewer);
  return previews.filter(
    ({ rating, title, description }) =>
      isForViewer(rating, viewer) && !namesBlocked(viewer.titleRules, `${title} ${description}`),
  );
}

async function askTmdb(app: App): Promise<TheatricalPreview[] | null> {
  try {
    return (await tmdbFactsOf(app)?.listPreviews()) ?? null;
  } catch (error) {
    app.log.warn(
      { event: "library.tmdb_failed", err: error },
      "The Movie Database failed; listing our own upcoming films",
    );
    return null;
  }
}

function listOwn(app: App, viewer: Viewer): TheatricalPreview[] {
  const today = new Date(app.now()).toISOString().slice(0, 10);
  return upcoming
    .filter(({ releaseDate }) => releaseDate > today)
    .flatMap((film) => {
      const teaser = catalogOf(app).find(viewer, film.id);
      return teaser ? [presentOwn(film, teaser)] : [];
    });
}

function presentOwn(film: UpcomingFilm, teaser: Title): TheatricalPreview {
  const { posterBlur } = presentBlurs(teaser);
  return {
    id: film.id,
    title: teaser.title,
    genre: nameGenre(film.teaser.genre),
    rating: film.rating,
    runtime: film.runtimeMinutes,
    releaseDate: film.releaseDate,
    studio: film.studio,
    director: film.director,
    description: teaser.synopsis,
    anticipationLevel: film.anticipation,
    trailerAvailable: true,
    trailerUrl: `/watch/${film.id}`,
    posterUrl: pictureUrl(teaser, "poster"),
    ...(posterBlur && { posterBlur }),
    video: film.id,
  };
}

/** Titles with an unknown rating are shown only to viewers without a limit. */
function isForViewer(rating: string, { highestRating }: Viewer): boolean {
  const known: Rating | undefined = ratings.find((one) => one === rating);
  return isWithinRating(known ?? "R", highestRating);
}
