import type { TheatricalPreview } from "@goldmane/contracts/library/schema";

/** Genres of previews with their counts, in order of appearance. */
export function countGenres(
  previews: readonly Pick<TheatricalPreview, "genre">[],
): { genre: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { genre } of previews) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  return [...counts].map(([genre, count]) => ({ genre, count }));
}

/** The featured preview: the earliest of the most anticipated, or else the first. */
export function pickFeatured<T extends Pick<TheatricalPreview, "anticipationLevel">>(
  previews: readonly T[],
): T | undefined {
  return previews.find(({ anticipationLevel }) => anticipationLevel === "High") ?? previews[0];
}
