import { searchQuery, type SearchQuery } from "@goldmane/contracts/search/schema";

/** The search: words and filters, as stored in the URL. */
export type Asked = Omit<SearchQuery, "from">;

/** Choices of maximum length, in minutes. */
export const spans = [2, 5, 10, 20, 45, 90, 120] as const;

/** Parses a URL; unknown filters are ignored. */
export function readAsked(address: URLSearchParams): Asked {
  const values = Object.fromEntries(address);
  const { from: _, ...asked } = searchQuery.parse(
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => searchQuery.safeParse({ [name]: value }).success,
      ),
    ),
  );
  return asked;
}

type Filters = Partial<Omit<Asked, "q">>;

/** The URL with filters set, or removed if undefined. */
export function writeFilters(address: URLSearchParams, filters: Filters): URLSearchParams {
  const after = new URLSearchParams(address);
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || value === "best") after.delete(name);
    else after.set(name, String(value));
  }
  return after;
}

export function hasFilters({ genre, mood, series, rating, within }: Asked): boolean {
  return [genre, mood, series, rating, within].some((filter) => filter !== undefined);
}

export const noFilters: Filters = {
  genre: undefined,
  mood: undefined,
  series: undefined,
  rating: undefined,
  within: undefined,
};
