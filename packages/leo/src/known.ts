import type { Language } from "./distress/distress.ts";

/** Everything that the engine knows about the server, as plain data. */
export type Known = {
  titles: readonly KnownTitle[];
  /** Upcoming films: can be discussed but not played. */
  previews: readonly { id: string; title: string }[];
  /**
   * External links: the 150 links, music platforms, food delivery, streaming services, podcasts.
   */
  links: readonly KnownLink[];
  /** Free tracks and instrumentals. */
  tracks: readonly KnownTrack[];
  genres: readonly { slug: string; name: string }[];
  pages: readonly KnownPage[];
  /** Displayed names of VIBES' moods, sound shapers and pictures. */
  vibes: {
    moods: readonly string[];
    shapers: readonly string[];
    visuals: readonly string[];
  };
  server: ServerFacts;
};

export type KnownTitle = {
  id: string;
  title: string;
  /** Its names in other languages, which name it just as well. */
  otherTitles: readonly string[];
  tagline: string;
  synopsis: string;
  genre: string;
  /** "G", "PG", "PG-13" or "R". */
  rating: string;
  ratingReason: string;
  durationSeconds: number;
  moods: readonly string[];
  themes: readonly string[];
  /** Cast: names, and the kind of creature if known ("dragon", "elder"). */
  cast: readonly { name: string; kind: string | null }[];
  series: { id: string; name: string; episode: number } | null;
  /** The language of these texts. */
  language: Language;
  /** Spoken lines, in order. */
  lines: readonly string[];
  /** English words for what is seen in it: "balloon", "castle", "snow". */
  scenery: readonly string[];
  /** The same texts in other languages. */
  translations: readonly TitleTexts[];
};

/** A title's searchable texts in one language. */
export type TitleTexts = {
  language: Language;
  title: string;
  tagline: string;
  synopsis: string;
  moods: readonly string[];
  themes: readonly string[];
  /** Names of the cast. */
  cast: readonly string[];
  /** The name of its series. */
  series: string | null;
  lines: readonly string[];
};

export type LinkKind = "link" | "music" | "food" | "host" | "podcast";

export type KnownLink = { kind: LinkKind; id: string; name: string };

export type KnownTrack = { id: string; title: string; artist: string; genre: string };

/** A page that can be opened by name; `names` are what people call it, in lower case. */
export type KnownPage = { id: string; names: readonly string[] };

/** Facts for questions about the server. */
export type ServerFacts = {
  titleCount: number;
  /** "$14.99". */
  monthlyPrice: string;
  /** All plans, cheapest first: "Gold Duo", "$14.99 for 2 users". */
  plans: readonly { name: string; label: string }[];
};
