import { createHash } from "node:crypto";
import { SingleFlight } from "@goldmane/std/single-flight";
import { LRUCache } from "lru-cache";
import type { CacheKey, SegmentCache } from "./segment-cache.ts";

/** Bytes that are ready to send, with the strong ETag of their content. */
export type CachedPart = { bytes: Buffer; etag: string };

type MemoryBounds = {
  mostBytes: number;
  /** Parts that were not requested for this long are dropped; without it only the bytes count. */
  unusedMs?: number;
  now?: () => number;
};

/** Parts that exist: the most requested in memory, the rest in the cache behind it. */
export class PartCache {
  readonly #memory: LRUCache<CacheKey, CachedPart>;
  readonly #cache: SegmentCache;
  readonly #reads = new SingleFlight<CacheKey, CachedPart | null>();

  constructor(cache: SegmentCache, memory: MemoryBounds) {
    this.#cache = cache;
    this.#memory = openMemory(memory);
  }

  /** Returns a part from memory only, synchronously. */
  peek(key: CacheKey): CachedPart | undefined {
    return this.#memory.get(key);
  }

  async get(key: CacheKey): Promise<CachedPart | null> {
    return this.#memory.get(key) ?? (await this.#reads.run(key, () => this.#fetch(key)));
  }

  /**
   * Writes to the segment cache only: memory holds requested parts, not those made ahead of
   * viewers.
   */
  async put(key: CacheKey, bytes: Buffer): Promise<CachedPart> {
    await this.#cache.write(key, bytes);
    return { bytes, etag: etagOf(bytes) };
  }

  /** Adds a part that is stored elsewhere to memory. */
  remember(key: CacheKey, bytes: Buffer): CachedPart {
    const cached = { bytes, etag: etagOf(bytes) };
    this.#memory.set(key, cached);
    return cached;
  }

  /** Replaces a part in memory by the form that is sent to clients. */
  replace(key: CacheKey, other: CacheKey, bytes: Buffer): CachedPart {
    this.#memory.delete(key);
    return this.remember(other, bytes);
  }

  /** Null when it is not known to be cached. */
  size(key: CacheKey): number | null {
    return this.#cache.size(key);
  }

  async #fetch(key: CacheKey): Promise<CachedPart | null> {
    const bytes = await this.#cache.read(key);
    return bytes && this.remember(key, bytes);
  }
}

function openMemory({ mostBytes, unusedMs, now = Date.now }: MemoryBounds) {
  return new LRUCache<CacheKey, CachedPart>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    ...(unusedMs && { ttl: unusedMs, ttlAutopurge: true, updateAgeOnGet: true }),
    ttlResolution: 0,
    perf: { now },
  });
}

/** Strong: computed from the bytes. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash("sha1").update(bytes).digest("base64url")}"`;
}
