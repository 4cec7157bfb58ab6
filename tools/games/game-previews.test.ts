import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gameIds } from "@goldmane/contracts/games/limits";
import { expect, test } from "vitest";

const folder = new URL("../../apps/web/src/pages/play-games/previews/", import.meta.url);
const pathOf = (file: string) => fileURLToPath(new URL(file, folder));
const sizeOf = (file: string) => statSync(pathOf(file)).size;

test.each(gameIds)("%s has a light still picture and a light, complete loop", (game) => {
  expect(sizeOf(`${game}.avif`)).toBeLessThan(60_000);
  expect(sizeOf(`${game}.mp4`)).toBeLessThan(400_000);
  // The index is written last, and moved to the front.
  expect(readFileSync(pathOf(`${game}.mp4`)).indexOf("moov")).toBeGreaterThan(0);
});
