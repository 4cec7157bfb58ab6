import { usernameMaxLength } from "@goldmane/contracts/family/limits";
import { expect, test } from "vitest";
import { suggestOtherUsername, suggestPassword, suggestUsername } from "./suggest-sign-in.ts";

test.each([
  ["Pip", "pip"],
  ["Anna-Lena  Gold ", "anna-lena-gold"],
  ["José", "josé"],
  ["!!", ""],
])("the username for %j is %j", (name, username) => {
  expect(suggestUsername(name)).toBe(username);
});

test("a username stays within the limit, with and without its suffix", () => {
  const username = suggestUsername("a".repeat(100));
  expect(suggestOtherUsername(username)).toMatch(/^a+-\d{3}$/);
  expect(suggestOtherUsername(username).length).toBeLessThanOrEqual(usernameMaxLength);
});

test("passwords are pronounceable and differ", () => {
  const passwords = Array.from({ length: 50 }, suggestPassword);
  for (const password of passwords) expect(password).toMatch(/^(?:[b-z][aeiou][b-z][aeiou]-?){4}$/);
  expect(new Set(passwords).size).toBe(50);
});
