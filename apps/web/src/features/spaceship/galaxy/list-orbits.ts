import type { TitleCard } from "@goldmane/contracts/library/schema";

type Row = { isSeries: boolean; titles: readonly TitleCard[] };

/** The first shared orbit holds this many; each further one two more. */
const firstShared = 7;

/** The titles of a genre by orbit, from the sun outward: each series its own, then the others. */
export function listOrbits(titles: readonly TitleCard[]): readonly Row[] {
  const series = new Map<string, TitleCard[]>();
  const singles: TitleCard[] = [];
  for (const title of titles.toSorted((a, b) => compare(a.id, b.id))) {
    if (title.series) series.set(title.series.id, [...(series.get(title.series.id) ?? []), title]);
    else singles.push(title);
  }
  const own = [...series]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([, episodes]) => ({
      isSeries: true,
      titles: episodes.toSorted((a, b) => (a.series?.episode ?? 0) - (b.series?.episode ?? 0)),
    }));
  const shared: Row[] = [];
  let size = firstShared;
  for (let from = 0; from < singles.length; from += size - 2) {
    shared.push({ isSeries: false, titles: singles.slice(from, from + size) });
    size += 2;
  }
  return [...own, ...shared];
}

/** By code unit: the same order in every language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
