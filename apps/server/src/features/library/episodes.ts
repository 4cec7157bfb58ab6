import type { Title } from "./title.ts";

type Episode = Pick<Title, "series">;

export function isSameSeries({ series }: Episode, other: Episode): boolean {
  return series !== null && series.id === other.series?.id;
}

/** All of a title's series among others, in order; none where it is no episode. */
export function listEpisodes<T extends Episode>(title: T, among: readonly T[]): T[] {
  return among.filter((other) => isSameSeries(title, other)).toSorted(byEpisode);
}

/** The first of its series after a title: one that the viewer is not shown is passed over. */
export function findNextEpisode<T extends Episode>(title: T, among: readonly T[]): T | null {
  return listEpisodes(title, among).find((other) => byEpisode(other, title) > 0) ?? null;
}

export function byEpisode(a: Episode, b: Episode): number {
  return (a.series?.episode ?? 0) - (b.series?.episode ?? 0);
}
