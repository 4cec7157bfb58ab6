import { genres } from "@goldmane/contracts/library/limits";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const tokens = await readFile(join(import.meta.dirname, "../src/ui/tokens.css"), "utf8");

test.each(genres)("the tokens of $name match the contract's colors", (genre) => {
  const rule = new RegExp(`data-genre="${genre.slug}"\\] \\{([^}]*)`).exec(tokens)?.[1] ?? "";
  const colors = [...rule.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color);
  expect(colors).toEqual(genre.colors);
});
