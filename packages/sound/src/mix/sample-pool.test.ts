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
  it("makes a sound once while there is room", () => {
    const made: string[] = [];
    const pool = new SamplePool(1000);
    expect(pool.samplesOf(source("a", made))).toBe(pool.samplesOf(source("a", made)));
    expect(made).toEqual(["a"]);
  });

  it("stays within its bytes by dropping what was used longest ago", () => {
    const made: string[] = [];
    const pool = new SamplePool(1000);
    for (const key of ["a", "b", "a", "c", "a", "b"]) pool.samplesOf(source(key, made));
    expect(made).toEqual(["a", "b", "c", "b"]);
    expect(pool.bytes).toBeLessThanOrEqual(1000);
  });

  it("still gives a sound that is larger than the whole pool", () => {
    const pool = new SamplePool(10);
    expect(pool.samplesOf(source("a", [], 500)).length).toBe(500);
  });
});
