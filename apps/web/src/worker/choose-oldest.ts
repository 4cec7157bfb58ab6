export type CachedPicture = { url: string; bytes: number; at: number };

/** The pictures to delete so that the rest takes at most so many bytes: the oldest first. */
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
