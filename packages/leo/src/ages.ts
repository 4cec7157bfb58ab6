const ages: Readonly<Record<string, number>> = { G: 3, PG: 7, "PG-13": 13, R: 17 };

/** Minimum age in years for a rating; the highest if unknown. */
export function leastAge(rating: string): number {
  return ages[rating] ?? 17;
}
