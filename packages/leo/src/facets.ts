/** Requested properties of a title, apart from its subject. */
export type Facets = {
  /** The youngest who will watch, in years. */
  age: number | null;
  /** It is over within so many minutes. */
  withinMinutes: number | null;
  /** It lasts at least so many. */
  atLeastMinutes: number | null;
  /** Shorter, longer, milder than the titles spoken of last. */
  compared: "shorter" | "longer" | "milder" | null;
  /** Our moods that it should have. */
  moods: readonly string[];
  /** Words for what must not be in it. */
  without: readonly string[];
  /** A genre's slug. */
  genre: string | null;
  /** Titles that were shown already and are not wanted again. */
  notThese: readonly string[];
};

export const noFacets: Facets = {
  age: null,
  withinMinutes: null,
  atLeastMinutes: null,
  compared: null,
  moods: [],
  without: [],
  genre: null,
  notThese: [],
};
