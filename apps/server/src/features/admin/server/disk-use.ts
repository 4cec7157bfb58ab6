import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { DiskUse } from "@goldmane/contracts/admin/server";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";

type Use = { disks: DiskUse[]; freeBytes: number; totalBytes: number };

/** Counting is cached: a full segment cache holds 100,000 files. */
const countedEveryMs = 30_000;

const lastCount = perApp(() => ({
  at: Number.NEGATIVE_INFINITY,
  use: null as Promise<Use> | null,
}));

/** This machine's disk usage, at most 30 s old. */
export async function readDiskUse(app: App): Promise<Use> {
  const last = lastCount(app);
  const now = performance.now();
  if (last.use && now - last.at < countedEveryMs) return await last.use;
  last.at = now;
  last.use = countUse(app);
  last.use.catch(() => {
    last.use = null;
  });
  return await last.use;
}

async function countUse({ config }: App): Promise<Use> {
  const { segmentCacheFolder, segmentCacheBytes } = config.media;
  const segments = await countFolder(segmentCacheFolder);
  const blobs =
    config.blobs.kind === "disk"
      ? await countFolder(config.blobs.folder)
      : { bytes: null, files: null };
  const { bavail, blocks, bsize } = await statfs(config.dataFolder);
  return {
    disks: [
      { name: "segments", ...segments, mostBytes: segmentCacheBytes },
      { name: "blobs", ...blobs, mostBytes: null },
    ],
    freeBytes: bavail * bsize,
    totalBytes: blocks * bsize,
  };
}

/** Missing folders count as empty; files deleted during the count are skipped. */
async function countFolder(folder: string): Promise<{ bytes: number; files: number }> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  let files = 0;
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const file = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    if (!file) continue;
    bytes += file.size;
    files += 1;
  }
  return { bytes, files };
}
