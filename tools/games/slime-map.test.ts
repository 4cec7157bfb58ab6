import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(
  new URL("../../apps/web/src/features/games/slime-adventure/map/pictures/", import.meta.url),
);

test("the pictures of Slime Adventure's map are light", () => {
  const sizes = readdirSync(folder).map((file) => statSync(`${folder}${file}`).size);
  expect(sizes).toHaveLength(7);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(120_000);
});
