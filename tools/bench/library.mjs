import { spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { listTitles } from "./grant.mjs";

/**
 * Adds an operator's film: a test picture and a tone. The file appears only when it is complete.
 */
export function makeFile(ffmpeg, path, { picture, seconds }) {
  const made = spawnSync(
    ffmpeg,
    [
      ["-v", "error", "-f", "lavfi", "-i", picture, "-f", "lavfi", "-i", "sine=330"],
      ["-t", `${seconds}`, "-c:v", "libx264", "-preset", "veryfast", "-crf", "18"],
      ["-pix_fmt", "yuv420p", "-c:a", "aac", "-f", "mp4", `${path}.part`],
    ].flat(),
  );
  if (made.status !== 0)
    throw new Error(`ffmpeg failed to write the file: ${made.stderr.toString()}`);
  renameSync(`${path}.part`, path);
}

/** Waits until the catalog has so many new titles. */
export async function untilListed(server, known, count) {
  for (let tries = 0; tries < 240; tries += 1) {
    const fresh = (await listTitles(server)).filter(({ id }) => !known.has(id));
    if (fresh.length === count) return fresh;
    await sleep(500);
  }
  throw new Error("The library's files were not ingested within two minutes.");
}
