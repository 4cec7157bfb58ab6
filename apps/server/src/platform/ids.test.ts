import { expect, test } from "vitest";
import { newId } from "./ids.ts";

test("an id is a version 7 UUID with its creation time", () => {
  const now = 1_795_235_221_005;
  const id = newId(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(now);
});

test("ids sort by creation time and never repeat", () => {
  const ids = Array.from({ length: 1000 }, (_, index) => newId(1_700_000_000_000 + index));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000);
});
