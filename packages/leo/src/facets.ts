/** Requested properties of a title, apart from its subject. */
export type Facets = {
  /** Age of the youngest viewer, in years. */
  age: number | null;
  /** Maximum length in minutes. */
  withinMinutes: number | null;
  /** Minimum length in minutes. */
  atLeastMinutes: number | null;
  /** Shorter, longer or milder than the titles mentioned last. */
  compared: "shorter" | "longer" | "milder" | null;
  /** Moods that it should have. */
  moods: readonly string[];
  /** Words for excluded subjects. */
  without: readonly string[];
  /** A genre's slug. */
  genre: string | null;
  /** Titles that were already shown and are excluded. */
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
