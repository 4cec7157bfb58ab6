/** Keys are lower-case hex SHA-256; anything else names no blob and must not reach a path. */
export function isBlobKey(key: string): boolean {
  return /^[0-9a-f]{64}$/.test(key);
}
