import type { SegmentSource } from "#segment-source.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import type { Shelved } from "#store/shelf.ts";
import { answerPart, keyOfPart } from "./answer-part.ts";
import { encryptSegment } from "./encrypt.ts";
import type { Ask, Maker } from "./maker.ts";
import type { Part } from "./parse-part.ts";

/**
 * Parts as they go out. A segment is kept clear on disk; once a viewer has asked for it, memory holds
 * it encrypted instead, so that a wanted segment costs no more than a clear one.
 */

/** What is in memory already, at once: the way most requests go. */
export function peekPart(maker: Maker, source: SegmentSource, part: Part): Shelved | undefined {
  const key = keyOfPart(source, part);
  if (key === null) return undefined;
  return maker.peek(isEncrypted(source, part) ? encryptedKey(key) : key);
}

/** What is kept already. */
export async function findPart(
  maker: Maker,
  source: SegmentSource,
  part: Part,
): Promise<Shelved | null> {
  const key = keyOfPart(source, part);
  const clear = key === null ? null : await maker.find(key);
  return clear && encryptPart(maker, source, part, clear);
}

/** What is kept, made now, or computed. */
export async function makePart(
  maker: Maker,
  source: SegmentSource,
  part: Exclude<Part, { kind: "progressive" | "key" }>,
  ask: Ask,
): Promise<Shelved> {
  return encryptPart(maker, source, part, await answerPart(maker, source, part, ask));
}

function encryptPart(maker: Maker, source: SegmentSource, part: Part, clear: Shelved): Shelved {
  const key = keyOfPart(source, part);
  if (key === null || !source.segmentKey || !isSegment(part)) return clear;
  // Another request may have done it while this one waited.
  const ready = maker.peek(encryptedKey(key));
  if (ready) return ready;
  const bytes = encryptSegment(clear.bytes, source.segmentKey(), part.index);
  return maker.replace(key, encryptedKey(key), bytes);
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
