import { expect, test } from "vitest";
import { wordAt } from "./word-at.ts";

const words = ["The", "dough", "is", "enormous"];

test("each word is said once, in order, and longer words take longer", () => {
  const said = Array.from({ length: 101 }, (_, i) => wordAt(words, i / 100));
  expect(said).toEqual(said.toSorted((a, b) => a - b));
  expect(new Set(said)).toEqual(new Set([0, 1, 2, 3]));
  const count = (index: number) => said.filter((each) => each === index).length;
  expect(count(3)).toBeGreaterThan(count(2));
});

test("a line ends with its last word, and nothing has none", () => {
  expect(wordAt(words, 1)).toBe(3);
  expect(wordAt([], 0.5)).toBe(-1);
});
