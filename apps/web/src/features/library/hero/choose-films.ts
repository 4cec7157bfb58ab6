import type { HeroMedium } from "@goldmane/contracts/directory/showcase/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import type { HeroFilm } from "./hero.tsx";

/**
 * The films of the hero's media, in order; otherwise the featured films, which have no trailers if
 * they are an administrator's own.
 */
export function chooseFilms(
  media: readonly HeroMedium[],
  all: readonly TitleCard[],
  featured: readonly TitleCard[],
): readonly HeroFilm[] {
  const byId = new Map(all.map((title) => [title.id, title]));
  const films = media.flatMap(({ titleId, type }) => {
    const title = byId.get(titleId);
    return title ? [{ title, hasTrailer: type === "video" }] : [];
  });
  if (films.length > 0) return films;
  return (featured.length > 0 ? featured : all.slice(0, 6)).map((title) => ({
    title,
    hasTrailer: title.source === "original",
  }));
}

/** The initial slide: the first featured film, whose picture is already loading. */
export function findFirstSlide(
  films: readonly HeroFilm[],
  featured: readonly TitleCard[],
  all: readonly TitleCard[],
): number {
  const first = featured[0] ?? all[0];
  return Math.max(
    0,
    films.findIndex(({ title }) => title.id === first?.id),
  );
}
