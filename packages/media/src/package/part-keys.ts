import type { CacheKey } from "#store/segment-cache.ts";
import type { AudioRendition, PictureRequest, Rung, SegmentSource } from "#segment-source.ts";

type Source = Pick<SegmentSource, "contentHash" | "pictureHash" | "initKey">;

/** The cache keys of a title's parts. They change with the title's content. */
export const partKeys = {
  videoInit: (source: Source, rung: Rung): CacheKey =>
    source.initKey ? `inits/${source.initKey(rung)}` : `${of(source)}/video/${rung.name}/init`,
  video: (source: Source, rung: Rung, index: number): CacheKey =>
    `${of(source)}/video/${rung.name}/${index}`,
  sound: (source: Source, audio: AudioRendition, from: number): CacheKey =>
    `${of(source)}/audio/${audio.id}/from-${from}`,
  audio: (source: Source, audio: AudioRendition, index: number): CacheKey =>
    `${of(source)}/audio/${audio.id}/${index}`,
  thumbnails: (source: Source): CacheKey => `${of(source)}/thumbnails`,
  thumbnail: (source: Source, index: number): CacheKey => `${of(source)}/thumbnails/${index}`,
  start: (source: Source): CacheKey => `${of(source)}/start`,
  picture: (source: Source, { kind, width, height, type, quality }: PictureRequest): CacheKey => {
    const pictureHash = kind === "logo" ? undefined : source.pictureHash;
    const contentHash = pictureHash ?? source.contentHash;
    return `${of({ contentHash })}/${kind}/${width}x${height}-${quality}.${type}`;
  },
};

function of({ contentHash }: Pick<Source, "contentHash">): string {
  return `${contentHash.slice(0, 2)}/${contentHash}`;
}
