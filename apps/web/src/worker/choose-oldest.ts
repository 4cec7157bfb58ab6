export type CachedPicture = { url: string; bytes: number; at: number };

/** Which pictures must go so that the rest takes no more than so many bytes: the oldest first. */
export function chooseOldest(pictures: readonly CachedPicture[], mostBytes: number): string[] {
  let over = pictures.reduce((sum, { bytes }) => sum + bytes, 0) - mostBytes;
  const gone: string[] = [];
  for (const { url, bytes } of pictures.toSorted((a, b) => a.at - b.at)) {
    if (over <= 0) break;
    over -= bytes;
    gone.push(url);
  }
  return gone;
}
