import * as z from "zod/mini";
import { ratings } from "#library/limits.ts";
import { genreSlug, rating, titleCard, titleId } from "#library/schema.ts";

/** Sort orders of results; `best` is by relevance. */
export const searchOrders = ["best", "title", "newest", "shortest", "gentlest"] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** Maximum titles in one response. */
export const searchPageSize = 60;

export const searchText = z.string().check(z.trim(), z.maxLength(100));

export const searchQuery = z.object({
  /** Without words, every title matches. */
  q: z._default(searchText, ""),
  genre: z.optional(genreSlug),
  mood: z.optional(z.string().check(z.maxLength(40))),
  /** The id of a series. */
  series: z.optional(titleId),
  /** Maximum rating. */
  rating: z.optional(z.enum(ratings)),
  /** Maximum length in minutes. */
  within: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600))),
  sort: z._default(z.enum(searchOrders), "best"),
  /** Number of titles to skip. */
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/**
 * The field that matched, if it isn't the title's name, with the matched text: `story` is the
 * tagline or synopsis, `about` a series, mood or theme, `line` a spoken line.
 */
export const searchMatch = z.object({
  field: z.enum(["cast", "story", "about", "line"]),
  text: z.string(),
});
export type SearchMatch = z.infer<typeof searchMatch>;

const count = z.int();

export const searchResults = z.object({
  total: count,
  titles: z.array(z.object({ title: titleCard, match: z.nullable(searchMatch) })),
  /** For each value of a filter: how many of the matches have it, without any filter. */
  facets: z.object({
    genres: z.array(z.object({ slug: genreSlug, count })),
    moods: z.array(z.object({ mood: z.string(), count })),
    series: z.array(z.object({ id: titleId, name: z.string(), count })),
    ratings: z.array(z.object({ rating, count })),
  }),
});
export type SearchResults = z.infer<typeof searchResults>;
