import { expect, test } from "vitest";
import { describeHelper } from "./describe-helper.ts";

const by = "qwen3:8b (127.0.0.1:11434)";
const failure = { at: 2000, what: "TimeoutError" };

test("names the provider with its last result", () => {
  expect(describeHelper(null, "the built-in engine")).toBe("the built-in engine");
  expect(describeHelper({ by, workedAt: null, failure: null }, "")).toBe(`${by}: not used yet`);
  expect(describeHelper({ by, workedAt: null, failure }, "")).toContain("never worked");
  expect(describeHelper({ by, workedAt: 1000, failure }, "")).toContain("TimeoutError");
});

test("omits a failure followed by a success", () => {
  expect(describeHelper({ by, workedAt: 3000, failure }, "")).not.toContain("TimeoutError");
});
