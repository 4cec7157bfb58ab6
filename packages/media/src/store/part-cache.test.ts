import { expect, test } from "vitest";
import { PartCache } from "./part-cache.ts";
import type { SegmentCache } from "./segment-cache.ts";

/** Has every part, at the same size. */
function endlessCache(bytes: number): SegmentCache {
  return {
    read: () => Promise.resolve(Buffer.alloc(bytes)),
    write: () => Promise.resolve(),
    size: () => bytes,
  };
}

const inMemory = (cache: PartCache, keys: readonly string[]) =>
  keys.filter((key) => cache.peek(key) !== undefined);

test("evicts the least recently requested part from memory", async () => {
  const cache = new PartCache(endlessCache(10), { mostBytes: 30 });
  for (const key of ["a", "b", "c"]) await cache.get(key);
  cache.peek("a");
  await cache.get("d");
  expect(inMemory(cache, ["a", "b", "c", "d"])).toEqual(["a", "c", "d"]);
});

test("drops what was not requested for five minutes, however much room there is", async () => {
  let now = 1_800_000_000_000;
  const bounds = { mostBytes: 100, unusedMs: 300_000, now: () => now };
  const cache = new PartCache(endlessCache(10), bounds);
  await cache.get("requested");
  await cache.get("forgotten");
  now += 200_000;
  cache.peek("requested");
  now += 200_000;
  expect(inMemory(cache, ["requested", "forgotten"])).toEqual(["requested"]);
});

test("holds no part in memory that is larger than the memory", async () => {
  const cache = new PartCache(endlessCache(11), { mostBytes: 10 });
  expect((await cache.get("large"))?.bytes).toHaveLength(11);
  expect(cache.peek("large")).toBeUndefined();
});

test("holds empty parts", async () => {
  const cache = new PartCache(endlessCache(0), { mostBytes: 10 });
  await cache.get("empty");
  expect(cache.peek("empty")?.bytes).toHaveLength(0);
});
