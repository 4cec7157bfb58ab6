import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gameIds } from "@goldmane/contracts/games/limits";
import { expect, test } from "vitest";

const folder = new URL("../../apps/web/src/pages/play-games/previews/", import.meta.url);
const sizeOf = (file: string) => statSync(fileURLToPath(new URL(file, folder))).size;

test.each(gameIds)("%s has a light still picture and a light loop", (game) => {
  expect(sizeOf(`${game}.avif`)).toBeLessThan(60_000);
  expect(sizeOf(`${game}.mp4`)).toBeLessThan(400_000);
});
