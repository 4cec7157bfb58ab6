const ages: Readonly<Record<string, number>> = { G: 3, PG: 7, "PG-13": 13, R: 17 };

/** The age in years from which a title of this rating suits; the highest where it is not known. */
export function leastAge(rating: string): number {
  return ages[rating] ?? 17;
}
