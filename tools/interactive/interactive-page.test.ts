import { readFileSync } from "node:fs";
import { lineTags } from "@goldmane/branching/read-next";
import { optionTags } from "@goldmane/branching/read-option";
import { filmLimits } from "@goldmane/branching/lint-film";
import { tapThings } from "@goldmane/branching/tap-things";
import { microGameIds } from "@goldmane/games/leos-arcade/micro-games";
import { expect, test } from "vitest";

const page = readFileSync("docs/interactive-stories.md", "utf8");

test("docs/interactive-stories.md names every tag, thing to tap and micro-game", () => {
  const words = [...lineTags, ...optionTags, ...tapThings, ...microGameIds];
  const missing = words.filter((word) => !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(page));
  expect(missing).toEqual([]);
});

test("docs/interactive-stories.md has the sizes that the lint demands", () => {
  for (const [kind, { clips, endings, minutes }] of Object.entries(filmLimits)) {
    const row = page.split("\n").find((line) => line.startsWith(`| \`${kind}\``));
    const cells = row?.split("|").map((cell) => cell.trim());
    expect(cells?.slice(4, 7)).toEqual([`${clips}`, `${endings}`, minutes.join(" to ")]);
  }
});
