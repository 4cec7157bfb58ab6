import { expect, test } from "vitest";
import { describeLength } from "./describe-length.ts";

test.each([
  [12, "12 s"],
  [60, "1 min"],
  [76.6, "1 min 17 s"],
  [725, "12 min"],
  [3600, "1 h"],
  [5520, "1 h 32 min"],
])("formats %i seconds as %s", (seconds, text) => {
  expect(describeLength(seconds)).toBe(text);
});
