import { pictureQuality, shippedPictureWidths } from "@goldmane/contracts/playback/limits";
import type { PictureRequest, SegmentSource } from "#segment-source.ts";
import type { CachedPart, PartCache } from "#store/part-cache.ts";

type Shipped = {
  part: CachedPart;
  /** A client that accepts the requested type can show it. */
  isReadable: boolean;
  isLargeEnough: boolean;
  /** Nothing better would be made for this request. */
  isWanted: boolean;
};

/**
 * The picture that a film came with for a request: the smallest one that is large enough, otherwise
 * the largest. Null when the film came without, or the file is missing.
 */
export async function findShipped(
  cache: PartCache,
  source: Pick<SegmentSource, "shippedPictures">,
  { kind, width, type, quality }: PictureRequest,
): Promise<Shipped | null> {
  const { shippedPictures } = source;
  if (!shippedPictures || kind === "logo" || kind === "still" || quality > pictureQuality.usual)
    return null;
  const widths: readonly number[] = shippedPictureWidths[kind];
  const wide = widths.find((each) => each >= width);
  const shippedWidth = wide ?? Math.max(...widths);
  const key = `shipped/${shippedPictures.hash}/${kind}-${shippedWidth}`;
  const part = cache.peek(key) ?? (await read());
  if (!part) return null;
  const isReadable = type === "avif";
  const isLargeEnough = wide !== undefined;
  const isWanted = isReadable && isLargeEnough && quality === pictureQuality.usual;
  return { part, isReadable, isLargeEnough, isWanted };

  async function read(): Promise<CachedPart | null> {
    try {
      const bytes = await shippedPictures?.read({ kind, width: shippedWidth });
      return bytes ? cache.remember(key, bytes) : null;
    } catch {
      return null;
    }
  }
}
