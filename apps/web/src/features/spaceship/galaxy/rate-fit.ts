import type { Recommendations } from "@goldmane/contracts/recommendations/schema";

/** Titles in a row of recommendations, and popular ones. */
const rowFit = 0.62;
const popularFit = 0.5;

/**
 * How well titles fit the profile, 0 to 1, by the server's recommendations: the picks from 1 to 0.75
 * by rank, then the rows, then what is popular here. Titles that aren't listed have no entry.
 */
export function rateFit(
  recommendations: Recommendations | undefined,
  popular: readonly { id: string }[],
): ReadonlyMap<string, number> {
  const fits = new Map<string, number>();
  const rate = (id: string, fit: number) => fits.set(id, Math.max(fit, fits.get(id) ?? 0));
  popular.slice(0, 12).forEach(({ id }) => rate(id, popularFit));
  recommendations?.rows.forEach(({ titles }) => titles.forEach(({ id }) => rate(id, rowFit)));
  const picks = recommendations?.picks ?? [];
  picks.forEach(({ title }, rank) => rate(title.id, 1 - 0.25 * (rank / Math.max(1, picks.length))));
  return fits;
}
