/**
 * Answers that pages are built from. Nothing about accounts, billing or administration: that is
 * never cached.
 */
const cachedPath =
  /^\/api\/(?:(?:session|controls|animations|watching|watchlist|recommendations|directory|music|notifications|achievements|tmdb)(?:\/|$)|titles\/[^/]+(?:\/similar|\/tracks)?$|family-profiles$|subscription\/access$)/;

export function isCachedAnswer(path: string): boolean {
  return cachedPath.test(path);
}
