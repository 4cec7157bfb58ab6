import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gameIds } from "@goldmane/contracts/games/limits";
import { expect, test } from "vitest";

const folder = new URL("../../apps/web/src/pages/play-games/previews/", import.meta.url);
const pathOf = (file: string) => fileURLToPath(new URL(file, folder));
const sizeOf = (file: string) => statSync(pathOf(file)).size;

test.each(gameIds)("%s has a light still picture and a light loop of some seconds", (game) => {
  expect(sizeOf(`${game}.avif`)).toBeLessThan(60_000);
  expect(sizeOf(`${game}.mp4`)).toBeLessThan(400_000);
  const seconds = secondsOf(readFileSync(pathOf(`${game}.mp4`)));
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThan(10);
});

/** The duration in the header of an MP4 file; ISO/IEC 14496-12, section 8.2.2. */
function secondsOf(file: Buffer): number {
  const header = file.indexOf("mvhd");
  return file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16);
}
