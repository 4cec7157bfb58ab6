/** Requested properties of a title, apart from its subject. */
export type Facets = {
  /** Age of the youngest viewer, in years. */
  age: number | null;
  /** For viewers older than this: films for all ages are too childish. */
  olderThan: number | null;
  /** Maximum length in minutes. */
  withinMinutes: number | null;
  /** Minimum length in minutes. */
  atLeastMinutes: number | null;
  /** Compared with the titles mentioned last, or as a wish among those found. */
  compared: Comparison | null;
  /** English words for how it should feel; it has to answer each of them. */
  moods: readonly string[];
  /** English words for how it must not feel. */
  moodsNot: readonly string[];
  /** Words for excluded subjects. */
  without: readonly string[];
  /** A genre's slug. */
  genre: string | null;
  /** Titles that were already shown and are excluded. */
  notThese: readonly string[];
};

export type Comparison = "shorter" | "longer" | "milder" | "funnier" | "younger" | "older";

export const noFacets: Facets = {
  age: null,
  olderThan: null,
  withinMinutes: null,
  atLeastMinutes: null,
  compared: null,
  moods: [],
  moodsNot: [],
  without: [],
  genre: null,
  notThese: [],
};
