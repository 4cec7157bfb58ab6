import { expect, test } from "vitest";
import { openVectors } from "./word-vectors.ts";

function file(names: string, table: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(12 + names.length + table.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, names.split("\n").length, true);
  head.setUint32(4, 2, true);
  head.setUint32(8, names.length, true);
  for (let at = 0; at < names.length; at++) bytes[12 + at] = names.charCodeAt(at);
  bytes.set(Int8Array.from(table), 12 + names.length);
  return bytes;
}

test("a word's vector has length one, and vectors of different words differ", () => {
  const vectors = openVectors(file("sea\nsky", [30, 40, -128, 0]));
  expect([...(vectors.direction("sea") ?? [])]).toEqual([0.6, 0.8].map(Math.fround));
  expect([...(vectors.direction("sky") ?? [])]).toEqual([-1, 0]);
  expect(vectors.direction("stone")).toBeNull();
  expect(vectors.rarity("sea")).toBeLessThan(vectors.rarity("sky"));
  expect(vectors.rarity("stone")).toBe(1);
});

test("an unknown word has no vector", () => {
  expect(openVectors(file("sea", [0, 0])).direction("sea")).toBeNull();
});

test.each([0, 5, 12, 15, 18])("rejects a file cut to %i bytes", (length) => {
  expect(() => openVectors(file("sea\nsky", [1, 2, 3, 4]).slice(0, length))).toThrow(RangeError);
});
