import { expect, test } from "vitest";
import { judgePassword } from "./judge-password.ts";

test.each([
  ["lion", "short"],
  ["password1", "weak"],
  ["marigold!", "weak"],
  ["golden-lion", "fair"],
  ["a new password", "good"],
  ["correct horse battery", "strong"],
])("%s is %s", (password, strength) => {
  expect(judgePassword(password, ["Marigold Gold"])).toBe(strength);
});
