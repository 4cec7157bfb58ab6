import { AppError } from "@goldmane/contracts/errors";
import { assertNever } from "@goldmane/std/assert-never";
import { aacInit } from "#aac.ts";
import type { Rung, SegmentSource } from "#segment-source.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import { etagOf, type CachedPart } from "#store/part-cache.ts";
import { variantBandwidth } from "./bandwidth.ts";
import type { PartRequest, Packager } from "./packager.ts";
import type { Part } from "./parse-part.ts";
import { partKeys } from "./part-keys.ts";
import {
  audioPlaylist,
  captionPlaylist,
  masterPlaylist,
  thumbnailPlaylist,
  videoPlaylist,
  type Variant,
} from "./playlists.ts";
import { thumbnailGrid, thumbnailInit } from "./thumbnails.ts";

/** The bytes of one part of a title, unencrypted: from the cache, made now, or computed. */
export async function answerPart(
  packager: Packager,
  source: SegmentSource,
  part: Exclude<Part, { kind: "progressive" | "key" }>,
  ask: PartRequest,
): Promise<CachedPart> {
  switch (part.kind) {
    case "master":
      return text(masterPlaylist(source, describeVariants(packager, source)));
    case "videoPlaylist":
      return text(videoPlaylist(source, requireRung(source, part.rung)));
    case "videoInit":
      return packager.videoInit(source, requireRung(source, part.rung), ask);
    case "video":
      return packager.video(source, requireRung(source, part.rung), part.index, ask);
    case "audioPlaylist":
      return text(audioPlaylist(source, requireTrack(source.audio, part.id).id));
    case "audioInit":
      requireTrack(source.audio, part.id);
      return cached(aacInit);
    case "audio":
      return packager.audio(source, requireTrack(source.audio, part.id), part.index, ask);
    case "captionPlaylist":
      return text(captionPlaylist(source, requireTrack(source.captions, part.id).id));
    case "captions":
      return text(await source.readCaptions(requireTrack(source.captions, part.id), ask.signal));
    case "thumbnailPlaylist":
      return text(thumbnailPlaylist(source));
    case "thumbnailInit":
      return cached(thumbnailInit(thumbnailGrid(source)));
    case "thumbnail":
      return packager.thumbnail(source, part.index, ask);
    default:
      return assertNever(part);
  }
}

/** The cache key of a part; null for parts that are computed each time or assembled from others. */
export function keyOfPart(source: SegmentSource, part: Part): CacheKey | null {
  switch (part.kind) {
    case "videoInit":
      return partKeys.videoInit(source, requireRung(source, part.rung));
    case "video":
      return partKeys.video(source, requireRung(source, part.rung), part.index);
    case "audio":
      return partKeys.audio(source, requireTrack(source.audio, part.id), part.index);
    case "thumbnail":
      return partKeys.thumbnail(source, part.index);
    default:
      return null;
  }
}

/** Every rung with its bandwidth, measured from the segments that exist. */
export function describeVariants(packager: Packager, source: SegmentSource): Variant[] {
  return source.rungs.map((rung) => ({
    rung,
    bandwidth: variantBandwidth(packager, source, rung),
  }));
}

export function requireRung(source: SegmentSource, name: string): Rung {
  const rung = source.rungs.find((each) => each.name === name);
  if (!rung) throw new AppError("NOT_FOUND", `This film has no quality "${name}".`);
  return rung;
}

function requireTrack<T extends { id: string }>(tracks: readonly T[], id: string): T {
  const track = tracks.find((each) => each.id === id);
  if (!track) throw new AppError("NOT_FOUND", `This film has no track "${id}".`);
  return track;
}

function text(content: string): CachedPart {
  return cached(Buffer.from(content));
}

function cached(bytes: Buffer): CachedPart {
  return { bytes, etag: etagOf(bytes) };
}
