import { createHash } from "node:crypto";
import { genreSlug, rating } from "@goldmane/contracts/library/schema";
import { colorsColumn, moodsColumn } from "./film-columns.ts";
import type { FilmRow } from "./store.ts";
import type { Title } from "./title.ts";

/** An operator's film as a title. A file has no credits. */
export function toFilmTitle(film: FilmRow): Title {
  return {
    id: film.id,
    title: film.title,
    subtitle: null,
    tagline: "",
    synopsis: film.synopsis,
    genre: genreSlug.parse(film.genre),
    rating: rating.parse(film.rating),
    ratingReason: "",
    year: film.year,
    durationSeconds: film.duration_seconds,
    director: "",
    cast: [],
    moods: moodsColumn.read(film.moods),
    series: null,
    themes: [],
    colors: colorsColumn.read(film.colors),
    featured: null,
    isListed: true,
    version: versionOf(film),
    translation: null,
    made: { by: "operator", film },
  };
}

function versionOf({ content_hash, poster_blob, backdrop_blob }: FilmRow): string {
  const shown = `${content_hash} ${poster_blob} ${backdrop_blob}`;
  return createHash("sha256").update(shown).digest("hex").slice(0, 12);
}
