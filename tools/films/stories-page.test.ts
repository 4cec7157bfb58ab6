import { readFileSync } from "node:fs";
import * as vocabulary from "@goldmane/stage/story/vocabulary";
import { expect, test } from "vitest";

const page = readFileSync("docs/stories.md", "utf8");

test("docs/stories.md names every word of the story language", () => {
  const words = Object.values(vocabulary).flatMap((list) =>
    Array.isArray(list) ? list : Object.keys(list),
  );
  const missing = words.filter((word) => !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(page));
  expect(missing).toEqual([]);
});
