import { link, mkdir, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Segments that earlier servers of this run drew and encoded. They are content-addressed, so any
 * server may use them.
 */
const warmed = join(tmpdir(), "goldmane-e2e-segments");
const kept = (dataDir: string) => join(dataDir, "segments", "kept");

/** Links the cached segments into a new server's data folder. */
export async function lendSegments(dataDir: string): Promise<void> {
  await linkAll(warmed, kept(dataDir));
}

/** Adds the segments that a server encoded, once it has exited. */
export async function takeSegments(dataDir: string): Promise<void> {
  await linkAll(kept(dataDir), warmed);
}

/** Links every file of a folder that the other one lacks. Files are written whole and never changed. */
async function linkAll(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  for (const { name, parentPath } of files) {
    const folder = join(to, parentPath.slice(from.length));
    await mkdir(folder, { recursive: true });
    await link(join(parentPath, name), join(folder, name)).catch(() => undefined);
  }
}
