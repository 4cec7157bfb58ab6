import { expect, test } from "vitest";
import { FeatureTable } from "./feature-table.ts";
import { readFeatures } from "./read-features.ts";

const hashesOf = (text: string) => readFeatures(text).map(({ hash }) => hash);

test("features that were added have a row of their own", () => {
  const table = new FeatureTable(new Uint16Array(4096));
  const hashes = [...new Set(hashesOf("could you please turn the volume up a little bit"))];
  for (const hash of hashes) table.add(hash);
  const rows = hashes.map((hash) => table.rowOf(hash));
  expect(rows.every((row) => row >= 0)).toBe(true);
  expect(new Set(rows).size).toBe(hashes.length);
});

test("features that were not added have none", () => {
  const table = new FeatureTable(new Uint16Array(4096));
  for (const hash of hashesOf("turn it up")) table.add(hash);
  const known = new Set(hashesOf("turn it up"));
  const others = hashesOf("why do elephants have such big ears").filter((one) => !known.has(one));
  expect(others.filter((hash) => table.rowOf(hash) >= 0)).toEqual([]);
});

test("a full table leaves out what is added last", () => {
  const table = new FeatureTable(new Uint16Array(8));
  for (let hash = 1; hash <= 100; hash += 1) table.add(hash);
  const kept = Array.from({ length: 100 }, (_, at) => at + 1).filter(
    (one) => table.rowOf(one) >= 0,
  );
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.length).toBeLessThanOrEqual(8);
});
