import { expect, test } from "vitest";
import { MemoryCache } from "./memory-cache.ts";

const picture = (size: number) => ({ bytes: Buffer.alloc(size) });

test("evicts the least recently used entry for a new one", () => {
  const cache = new MemoryCache({ mostBytes: 30 });
  for (const key of ["a", "b", "c"]) cache.set(key, picture(10));
  cache.get("a");
  cache.set("d", picture(10));
  expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
  expect(cache.bytes).toBe(30);
});

test("drops what was not requested for five minutes, however much room there is", () => {
  let now = 0;
  const cache = new MemoryCache({ mostBytes: 100, unusedMs: 300_000, now: () => now });
  cache.set("asked for", picture(10));
  cache.set("forgotten", picture(10));
  now = 200_000;
  cache.get("asked for");
  now = 400_000;
  expect(cache.get("asked for")).toBeDefined();
  expect(cache.get("forgotten")).toBeUndefined();
  expect(cache.bytes).toBe(10);
});

test("does not store an entry larger than the whole cache", () => {
  const cache = new MemoryCache({ mostBytes: 10 });
  cache.set("large", picture(11));
  expect(cache.get("large")).toBeUndefined();
});
