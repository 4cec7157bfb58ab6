import { describe, expect, it } from "vitest";
import { SamplePool } from "./sample-pool.ts";

function source(key: string, made: string[], length = 100) {
  return {
    key,
    loop: null,
    make: () => {
      made.push(key);
      return new Float32Array(length);
    },
  };
}

describe("SamplePool", () => {
  it("renders a source once while it fits", () => {
    const made: string[] = [];
    const pool = new SamplePool(1000);
    expect(pool.samplesOf(source("a", made))).toBe(pool.samplesOf(source("a", made)));
    expect(made).toEqual(["a"]);
  });

  it("evicts the least recently used source to stay within its size", () => {
    const made: string[] = [];
    const pool = new SamplePool(1000);
    for (const key of ["a", "b", "a", "c", "a", "b"]) pool.samplesOf(source(key, made));
    expect(made).toEqual(["a", "b", "c", "b"]);
    expect(pool.bytes).toBeLessThanOrEqual(1000);
  });

  it("returns a source that is larger than the whole pool", () => {
    const pool = new SamplePool(10);
    expect(pool.samplesOf(source("a", [], 500)).length).toBe(500);
  });
});
