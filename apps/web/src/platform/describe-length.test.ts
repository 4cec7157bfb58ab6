import { expect, test } from "vitest";
import { describeLength } from "./describe-length.ts";

test.each([
  [20, "1 min"],
  [89, "1 min"],
  [91, "2 min"],
  [3600, "1 h"],
  [5520, "1 h 32 min"],
])("a film of %i seconds is %s long", (seconds, words) => {
  expect(describeLength(seconds)).toBe(words);
});
