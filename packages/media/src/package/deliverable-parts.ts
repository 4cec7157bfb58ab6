import type { SegmentSource } from "#segment-source.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import type { CachedPart } from "#store/part-cache.ts";
import { answerPart, keyOfPart } from "./answer-part.ts";
import { encryptSegment } from "./encrypt.ts";
import type { PartRequest, Packager } from "./packager.ts";
import type { Part } from "./parse-part.ts";

/**
 * Parts as clients get them. A segment is stored unencrypted on disk; once it is requested, memory
 * holds it encrypted instead, so that a popular segment costs no more than an unencrypted one.
 */

/** A part that is already in memory: the path of most requests. */
export function peekPart(
  packager: Packager,
  source: SegmentSource,
  part: Part,
): CachedPart | undefined {
  const key = keyOfPart(source, part);
  if (key === null) return undefined;
  return packager.peek(isEncrypted(source, part) ? encryptedKey(key) : key);
}

/** A part that is already cached, in memory or on disk. */
export async function findPart(
  packager: Packager,
  source: SegmentSource,
  part: Part,
): Promise<CachedPart | null> {
  const key = keyOfPart(source, part);
  const clear = key === null ? null : await packager.find(key);
  return clear && encryptPart(packager, source, part, clear);
}

/** A part from the cache, made now, or computed. */
export async function makePart(
  packager: Packager,
  source: SegmentSource,
  part: Exclude<Part, { kind: "progressive" | "key" }>,
  ask: PartRequest,
): Promise<CachedPart> {
  return encryptPart(packager, source, part, await answerPart(packager, source, part, ask));
}

function encryptPart(
  packager: Packager,
  source: SegmentSource,
  part: Part,
  clear: CachedPart,
): CachedPart {
  const key = keyOfPart(source, part);
  if (key === null || !source.segmentKey || !isSegment(part)) return clear;
  // Another request may have encrypted it while this one waited.
  const ready = packager.peek(encryptedKey(key));
  if (ready) return ready;
  const bytes = encryptSegment(clear.bytes, source.segmentKey(), part.index);
  return packager.replace(key, encryptedKey(key), bytes);
}

function isEncrypted(source: SegmentSource, part: Part): boolean {
  return source.segmentKey !== undefined && isSegment(part);
}

function isSegment(part: Part): part is Extract<Part, { kind: "video" | "audio" }> {
  return part.kind === "video" || part.kind === "audio";
}

function encryptedKey(key: CacheKey): CacheKey {
  return `${key} aes-128`;
}
