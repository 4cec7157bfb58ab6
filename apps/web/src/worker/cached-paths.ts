/**
 * What pages are made of. Nothing of an account, of money or of the operator's rooms: that stays
 * with the server.
 */
const cachedPath =
  /^\/api\/(?:(?:session|controls|animations|watching|watchlist|recommendations|directory|music|notifications|achievements|tmdb)(?:\/|$)|titles\/[^/]+(?:\/similar|\/tracks)?$|family-profiles$|subscription\/access$)/;

export function isCachedAnswer(path: string): boolean {
  return cachedPath.test(path);
}
