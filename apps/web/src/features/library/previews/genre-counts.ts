import type { TheatricalPreview } from "@goldmane/contracts/library/schema";

/** The genres of some previews with how many each has, in the order in which they come. */
export function countGenres(
  previews: readonly Pick<TheatricalPreview, "genre">[],
): { genre: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { genre } of previews) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  return [...counts].map(([genre, count]) => ({ genre, count }));
}

/** The one that is shown large: of the most anticipated the first to come, or else the first. */
export function pickFeatured<T extends Pick<TheatricalPreview, "anticipationLevel">>(
  previews: readonly T[],
): T | undefined {
  return previews.find(({ anticipationLevel }) => anticipationLevel === "High") ?? previews[0];
}
