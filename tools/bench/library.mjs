import { spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { listTitles } from "./grant.mjs";

/** A film of an operator's: a picture of ffmpeg's making and a tone. It appears when it is whole. */
export function makeFile(ffmpeg, path, { picture, seconds }) {
  const made = spawnSync(
    ffmpeg,
    [
      ["-v", "error", "-f", "lavfi", "-i", picture, "-f", "lavfi", "-i", "sine=330"],
      ["-t", `${seconds}`, "-c:v", "libx264", "-preset", "veryfast", "-crf", "18"],
      ["-pix_fmt", "yuv420p", "-c:a", "aac", "-f", "mp4", `${path}.part`],
    ].flat(),
  );
  if (made.status !== 0) throw new Error(`ffmpeg made no file: ${made.stderr.toString()}`);
  renameSync(`${path}.part`, path);
}

/** Waits until so many titles stand in the catalogue that were not there before. */
export async function untilListed(server, known, count) {
  for (let tries = 0; tries < 240; tries += 1) {
    const fresh = (await listTitles(server)).filter(({ id }) => !known.has(id));
    if (fresh.length === count) return fresh;
    await sleep(500);
  }
  throw new Error("The library's files were not taken in within two minutes.");
}
