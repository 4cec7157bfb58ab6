import type { SegmentSource } from "#segment-source.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import type { CachedPart } from "#store/part-cache.ts";
import { answerPart, keyOfPart } from "./answer-part.ts";
import { encryptSegment } from "./encrypt.ts";
import type { PartRequest, Packager } from "./packager.ts";
import type { Part } from "./parse-part.ts";

/**
 * Parts as they go out. A segment is kept clear on disk; once a viewer has asked for it, memory holds
 * it encrypted instead, so that a wanted segment costs no more than a clear one.
 */

/** What is in memory already, at once: the way most requests go. */
export function peekPart(
  packager: Packager,
  source: SegmentSource,
  part: Part,
): CachedPart | undefined {
  const key = keyOfPart(source, part);
  if (key === null) return undefined;
  return packager.peek(isEncrypted(source, part) ? encryptedKey(key) : key);
}

/** What is kept already. */
export async function findPart(
  packager: Packager,
  source: SegmentSource,
  part: Part,
): Promise<CachedPart | null> {
  const key = keyOfPart(source, part);
  const clear = key === null ? null : await packager.find(key);
  return clear && encryptPart(packager, source, part, clear);
}

/** What is kept, made now, or computed. */
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
  // Another request may have done it while this one waited.
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
