/** The secret part of a mailed link. It stands behind the mark, which browsers send to nobody. */
export function readLinkToken(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("token");
}
