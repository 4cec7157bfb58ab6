import type { GenreSlug, Rating } from "@goldmane/contracts/library/limits";
import type { EpisodeOf } from "@goldmane/contracts/library/schema";
import type { Original } from "@goldmane/originals/original";
import type {
  TranslatedLanguage,
  TranslateFilm,
} from "@goldmane/originals/translations/find-translation";
import type { FilmRow } from "./store.ts";

type Translation = { of: Title; language: TranslatedLanguage; translate: TranslateFilm };

/** Anything that can be watched, from any source. */
export type Title = {
  id: string;
  title: string;
  /** The film's own name, where its title is the label of a tile. */
  subtitle: string | null;
  tagline: string;
  synopsis: string;
  genre: GenreSlug;
  rating: Rating;
  ratingReason: string;
  year: number;
  durationSeconds: number;
  director: string;
  /** `member` is the character's id in the story of an original. */
  cast: readonly { name: string; role: string; member: string | null }[];
  moods: readonly string[];
  themes: readonly string[];
  series: EpisodeOf | null;
  colors: readonly [string, string];
  /** Texts beyond these and the lines, such as the names of an interactive film's endings. */
  otherTexts?: readonly string[];
  /** Position in the featured row, from 1. */
  featured: number | null;
  /** False for titles found only by id: teasers of upcoming films. */
  isListed: boolean;
  /** Changes when pictures may change; part of their URLs, to invalidate caches. */
  version: string;
  /** The title that this one is a translation of, and how to translate more of its texts. */
  translation: Translation | null;
  made:
    | { by: "goldmane"; original: Pick<Original, "poster" | "trailer" | "story"> }
    | { by: "operator"; film: FilmRow };
};

/** A title in its own language, whichever language it is shown in: for what readers share. */
export function sourceOf(title: Title): Title {
  return title.translation?.of ?? title;
}
