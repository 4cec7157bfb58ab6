import { searchQuery, type SearchQuery } from "@goldmane/contracts/search/schema";

/** What is looked for: words and filters, as the address keeps them. */
export type Asked = Omit<SearchQuery, "from">;

/** Minutes that a film may be wanted to fit in. */
export const spans = [2, 5, 10, 20, 45, 90, 120] as const;

/** Reads an address; filters that are none are as if they were not there. */
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

/** The address with some filters set, and without those that are undefined. */
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
