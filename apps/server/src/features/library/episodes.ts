import type { Title } from "./title.ts";

type Episode = Pick<Title, "series">;

export function isSameSeries({ series }: Episode, other: Episode): boolean {
  return series !== null && series.id === other.series?.id;
}

/** The episodes of a title's series, in order; empty if it is not an episode. */
export function listEpisodes<T extends Episode>(title: T, among: readonly T[]): T[] {
  return among.filter((other) => isSameSeries(title, other)).toSorted(byEpisode);
}

/** The next episode that the viewer may see. */
export function findNextEpisode<T extends Episode>(title: T, among: readonly T[]): T | null {
  return listEpisodes(title, among).find((other) => byEpisode(other, title) > 0) ?? null;
}

export function byEpisode(a: Episode, b: Episode): number {
  return (a.series?.episode ?? 0) - (b.series?.episode ?? 0);
}
