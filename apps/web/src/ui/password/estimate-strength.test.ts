import { expect, test } from "vitest";
import { estimateStrength } from "./estimate-strength.ts";

test.each([
  ["lion", "short"],
  ["password1", "weak"],
  ["marigold!", "weak"],
  ["golden-lion", "fair"],
  ["a new password", "good"],
  ["correct horse battery", "strong"],
])("%s is %s", (password, strength) => {
  expect(estimateStrength(password, ["Marigold Gold"])).toBe(strength);
});
