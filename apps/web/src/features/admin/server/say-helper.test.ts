import { expect, test } from "vitest";
import { sayHelper } from "./say-helper.ts";

const by = "qwen3:8b (127.0.0.1:11434)";
const failure = { at: 2000, what: "TimeoutError" };

test("who helps Leo is told with how it last went", () => {
  expect(sayHelper(null, "the house alone")).toBe("the house alone");
  expect(sayHelper({ by, workedAt: null, failure: null }, "")).toBe(`${by}; not asked yet`);
  expect(sayHelper({ by, workedAt: null, failure }, "")).toContain("never worked");
  expect(sayHelper({ by, workedAt: 1000, failure }, "")).toContain("TimeoutError");
});

test("a failure that is over is not told", () => {
  expect(sayHelper({ by, workedAt: 3000, failure }, "")).not.toContain("TimeoutError");
});
