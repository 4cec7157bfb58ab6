import { expect, test } from "vitest";
import { describeAgo } from "./describe-ago.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const minute = 60_000;

test.each([
  [0, "now"],
  [-5 * minute, "now"],
  [minute, "1 minute ago"],
  [90 * minute, "1 hour ago"],
  [30 * 60 * minute, "yesterday"],
  [49 * 60 * minute, "2 days ago"],
])("what was %i ms ago was %s", (ago, text) => {
  expect(describeAgo(now - ago, now)).toBe(text);
});
