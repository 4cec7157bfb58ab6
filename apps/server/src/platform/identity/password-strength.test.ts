import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { requireStrongPassword } from "./password-strength.ts";

const lists = createRequire(import.meta.url).resolve("@zxcvbn-ts/language-common/package.json");
const common: string[] = JSON.parse(
  readFileSync(lists.replace("package.json", "src/passwords.json"), "utf8"),
);

async function isRefused(password: string, about: readonly string[] = []): Promise<boolean> {
  return await requireStrongPassword(password, about).then(
    () => false,
    () => true,
  );
}

/** The most common passwords, and a sample of the 18,000 that are long enough. */
test("passwords on the list of common ones are refused", async () => {
  const long = common.filter((password) => password.length >= 8);
  const tried = long.filter((_, place) => place < 200 || place % 60 === 0);
  expect(tried.length).toBeGreaterThan(400);
  const taken: string[] = [];
  for (const password of tried) if (!(await isRefused(password))) taken.push(password);
  expect(taken).toEqual([]);
});

test.each([
  "password",
  "PASSWORD1",
  "P@ssw0rd1",
  "12345678",
  "qwertyui",
  "aaaaaaaa",
  "letmein1",
  "password2026",
  "abcdefghij",
  "a".repeat(200),
])("%s is refused", async (password) => {
  expect(await isRefused(password)).toBe(true);
});

test.each([
  ["marigold1", "marigold"],
  ["Marigold-Gold", "Marigold Gold"],
  ["ada@example.org", "ada@example.org"],
  ["AdaExample!", "ada@example.org"],
  ["goldmane-tom", "Tom"],
  ["жанна2026", "Жанна"],
])("%s is refused to %s", async (password, about) => {
  expect(await isRefused(password, [about])).toBe(true);
});

test.each([
  ["correct horse battery", "Ada"],
  ["golden-lion", "Marigold Gold"],
  ["tomorrow never waits", "Tom"],
  ["xk2p9q4m", "al@example.org"],
  ["grey-heron", "Theo"],
])("%s is taken from %s", async (password, about) => {
  expect(await isRefused(password, [about])).toBe(false);
});
