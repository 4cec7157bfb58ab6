import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const neededBytes = 8 * 1024 ** 3;
let folder;

/**
 * A folder for all files of a test run, removed at its end. In memory if there is room, since each
 * of a thousand test databases syncs its writes to the disk.
 */
export function temporaryFolder() {
  if (folder) return folder;
  folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), "goldmane-tests-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
}
