import { expect, test } from "vitest";
import { FreshCache } from "./fresh-cache.ts";

function openCache() {
  const clock = { now: 0 };
  const cache = new FreshCache<string, number>({ freshMs: 100, retryMs: 10, now: () => clock.now });
  return { clock, cache };
}

const failing = async (): Promise<number> => {
  throw new Error("gone");
};

test("a value is fetched once while it is fresh, and again after", async () => {
  const { clock, cache } = openCache();
  let fetched = 0;
  const load = async () => (fetched += 1);
  expect(await Promise.all([cache.read("a", load), cache.read("a", load)])).toEqual([1, 1]);
  clock.now = 99;
  expect(await cache.read("a", load)).toBe(1);
  clock.now = 100;
  expect(await cache.read("a", load)).toBe(2);
});

test("a stale value is returned if loading fails, and loaded again after `retryMs`", async () => {
  const { clock, cache } = openCache();
  await cache.read("a", async () => 7);
  clock.now = 200;
  expect(await cache.read("a", failing)).toBe(7);
  clock.now = 205;
  expect(await cache.read("a", async () => 8)).toBe(7);
  clock.now = 211;
  expect(await cache.read("a", async () => 8)).toBe(8);
});

test("a failure is cached for `retryMs`", async () => {
  const { clock, cache } = openCache();
  await expect(cache.read("a", failing)).rejects.toThrow("gone");
  await expect(cache.read("a", async () => 1)).rejects.toThrow("gone");
  clock.now = 10;
  expect(await cache.read("a", async () => 1)).toBe(1);
});
