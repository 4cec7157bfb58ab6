import type { Join } from "#core/joins/join.ts";
import type { CaptionSource } from "#core/playback-source.ts";

/** Captions of one clip and its span on the timeline, in seconds. */
export type CaptionPart = { url: string; startSeconds: number; endSeconds: number };

/**
 * The captions of every clip that has the chosen track, by its id or else its language. The last
 * clip has no end: the lengths of films are rounded.
 */
export function captionParts(
  joins: readonly Join[],
  track: CaptionSource | null,
): readonly CaptionPart[] {
  if (!track) return [];
  return joins.flatMap(({ source, startSeconds, endSeconds }, index) => {
    const own =
      source.captions.find(({ id }) => id === track.id) ??
      source.captions.find(({ language }) => language === track.language);
    const end = index === joins.length - 1 ? Number.POSITIVE_INFINITY : endSeconds;
    return own ? [{ url: own.url, startSeconds, endSeconds: end }] : [];
  });
}
