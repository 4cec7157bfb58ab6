import type { Comparison, Facets } from "#facets.ts";

/** What a request for titles says. */
export type Wanted = {
  /** Subject of the wanted title, in the words that were said; "" for any. */
  query: string;
  facets: Facets;
  /** Whether a title was requested explicitly: "find me", "a film about". */
  asked: boolean;
  /** Whether any title was asked for: "what can I watch". */
  isOpen: boolean;
  /** Whether all words say what kind of title is wanted: "something funny", "a scary movie". */
  isKind: boolean;
  /** Constraints of earlier requests that no longer hold: "it doesn't matter how long". */
  dropped: readonly Constraint[];
  /** What is no longer left out: "robots are fine". */
  allowed: readonly string[];
  /** Whether the titles shown are refused: "but not that one". */
  refused: boolean;
};

/** "mildness" is that it must not be scary or the like. */
export type Constraint = "mildness" | "theme" | "mood" | "length" | "age" | "genre" | "without";

/** How one language words a request. All texts are normalized. */
export type WantedWords = {
  /** Asks for any title, at the beginning of a message: "what can I watch", "surprise me". */
  open: RegExp;
  /** Introduces a request: "find me something about". */
  start: RegExp;
  /** Words for a film or anything to watch. */
  films: ReadonlySet<string>;
  /** The same, if a description follows: "una triste". */
  openers: ReadonlySet<string>;
  /** The mood that a word asks for, as a key of `moodWords`; null for other words. */
  moodOf: (word: string) => string | null;
  /** Whether a mood word describes only how a title feels, wherever it stands. */
  isOnlyMood: (word: string) => boolean;
  /** Phrases that ask for a mood: "make me laugh". */
  moodPhrases: readonly (readonly [RegExp, string])[];
  /** Words between a mood and what it describes: "that is a bit". */
  connectors: ReadonlySet<string>;
  /** Words after which a mood at the end of a message is a wish: "but", "and". */
  joiners: ReadonlySet<string>;
  stops: ReadonlySet<string>;
  ages: readonly (readonly [RegExp, number | "said"])[];
  /** Audiences: films for younger viewers are too childish. */
  grownUps: readonly (readonly [RegExp, number])[];
  within: RegExp;
  atLeast: RegExp;
  comparisons: readonly (readonly [RegExp, Comparison])[];
  /** Always excludes what follows: "anything but", "no more". */
  excluding: RegExp;
  /** Excludes what follows if it belongs to the film: "a film without". */
  lacking: RegExp;
  /** Words to skip after either. */
  fillers: ReadonlySet<string>;
  /** Words that end what is excluded. */
  bounds: ReadonlySet<string>;
  /** Words between a film and what it has: "where", "with". */
  links: ReadonlySet<string>;
  and: ReadonlySet<string>;
  /** The place of the noun in a phrase: "big dogs", "perros grandes". */
  noun: "first" | "last";
  refusal: RegExp;
  /** Phrases for a genre other than its name. */
  genres: readonly (readonly [RegExp, string])[];
  /** Allows again what was left out, as its first group. */
  allows: readonly RegExp[];
  drops: readonly (readonly [RegExp, readonly Constraint[]])[];
};
