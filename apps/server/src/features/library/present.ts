import type { GenreMovie, TitleCard, TitleDetail } from "@goldmane/contracts/library/schema";
import type { SimilarTitle } from "@goldmane/contracts/library/similar";
import { glances } from "@goldmane/originals/glances.gen";
import type { Alike } from "./alike/find-alike.ts";
import type { Title } from "./title.ts";

export function presentCard(title: Title): TitleCard {
  return {
    id: title.id,
    title: title.title,
    ...(title.subtitle !== null && { subtitle: title.subtitle }),
    tagline: title.tagline,
    source: title.made.by === "goldmane" ? "original" : "upload",
    genre: title.genre,
    rating: title.rating,
    year: title.year,
    durationSeconds: Math.round(title.durationSeconds * 1000) / 1000,
    moods: [...title.moods],
    ...(title.series && { series: title.series }),
    posterUrl: pictureUrl(title, "poster"),
    backdropUrl: pictureUrl(title, "backdrop"),
    colors: [...title.colors],
    ...presentBlurs(title),
  };
}

export function presentDetail(
  title: Title,
  { episodes, next }: { episodes: readonly Title[]; next: Title | null },
): TitleDetail {
  return {
    ...presentCard(title),
    synopsis: title.synopsis,
    ratingReason: title.ratingReason,
    director: title.director,
    cast: title.cast.map(({ name, role, member }) => ({
      name,
      role,
      portraitUrl: member && portraitUrl(title, member),
    })),
    themes: [...title.themes],
    episodes: episodes.map(presentCard),
    next: next && presentCard(next),
  };
}

export function presentSimilar({ title, reason }: Alike): SimilarTitle {
  return { title: presentCard(title), reason };
}

export function presentGenreMovie(title: Title): GenreMovie {
  return {
    id: title.id,
    title: title.title,
    posterUrl: pictureUrl(title, "poster"),
    titleId: title.id,
  };
}

/** Blurred placeholders, where known. */
export function presentBlurs({ id, made }: Title): Pick<TitleCard, "posterBlur" | "backdropBlur"> {
  const { poster, backdrop } =
    made.by === "goldmane"
      ? (glances[id] ?? { poster: null, backdrop: null })
      : { poster: made.film.poster_blur, backdrop: made.film.backdrop_blur };
  return { ...(poster && { posterBlur: poster }), ...(backdrop && { backdropBlur: backdrop }) };
}

/** Served by playback. The version in the URL makes it cacheable forever. */
export function pictureUrl({ id, version }: Title, kind: "poster" | "backdrop"): string {
  return `/media/titles/${id}/${kind}?v=${version}`;
}

/** A frame from the middle of an interactive film's clip. Served by playback, like the others. */
export function stillUrl({ id, version }: Title, clip: string): string {
  return `/media/titles/${id}/clips/${clip}/still?v=${version}`;
}

/** Served by playback, like the other pictures. */
function portraitUrl({ id, version }: Title, member: string): string {
  return `/media/titles/${id}/cast/${member}?v=${version}`;
}
