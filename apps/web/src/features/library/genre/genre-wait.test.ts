import { expect, test } from "vitest";
import { genreWait } from "./genre-wait.ts";

test("a hall shows a film for 5 to 10 s", () => {
  expect([0, 0.5, 1].map((chance) => genreWait(() => chance))).toEqual([5000, 7500, 10_000]);
});
