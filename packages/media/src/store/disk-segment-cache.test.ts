import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DiskSegmentCache } from "./disk-segment-cache.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "segments-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const kilobyte = (fill: string) => Buffer.alloc(1024, fill);

async function open(mostBytes = 1e9): Promise<DiskSegmentCache> {
  const cache = new DiskSegmentCache(folder, mostBytes);
  await cache.ready;
  return cache;
}

describe("DiskSegmentCache", () => {
  test("returns what was written, also after a restart", async () => {
    const cache = await open();
    expect(await cache.read("ab/cd/0")).toBeNull();
    await cache.write("ab/cd/0", kilobyte("a"));
    expect(await cache.read("ab/cd/0")).toEqual(kilobyte("a"));
    const again = await open();
    expect(again.size("ab/cd/0")).toBe(1024);
    expect(await again.read("ab/cd/0")).toEqual(kilobyte("a"));
    expect(again.bytes).toBe(1024);
  });

  test("evicts what was used longest ago when it reaches its cap", async () => {
    const cache = await open(3 * 1024);
    for (const key of ["a", "b", "c"]) await cache.write(key, kilobyte(key));
    await cache.read("a");
    await cache.write("d", kilobyte("d"));
    expect(readdirSync(join(folder, "kept")).toSorted()).toEqual(["a", "c", "d"]);
    expect(await cache.read("b")).toBeNull();
    expect(cache.bytes).toBe(3 * 1024);
  });

  test("orders by last use after a restart, and respects a lowered cap", async () => {
    const cache = await open();
    for (const [age, key] of ["a", "b", "c"].entries()) {
      await cache.write(key, kilobyte(key));
      utimesSync(join(folder, "kept", key), 1_700_000_000 - age, 1_700_000_000 - age);
    }
    const smaller = await open(2 * 1024);
    expect(readdirSync(join(folder, "kept")).toSorted()).toEqual(["a", "b"]);
    expect(smaller.bytes).toBe(2 * 1024);
  });

  test("ignores a file that was emptied", async () => {
    const cache = await open();
    await cache.write("a", kilobyte("a"));
    writeFileSync(join(folder, "kept", "a"), "");
    expect(await cache.read("a")).toBeNull();
    expect(cache.size("a")).toBeNull();
  });

  test("killed while it writes, it leaves whole files only, and the next start cleans up", async () => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", new URL("./write-endlessly.ts", import.meta.url).pathname, folder],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    for (let lines = 0; lines < 20;) {
      const [chunk] = await once(child.stdout, "data");
      lines += String(chunk).split("\n").length - 1;
    }
    child.kill("SIGKILL");
    await once(child, "exit");
    const kept = join(folder, "kept");
    const sizes = readdirSync(kept).map((name) => statSync(join(kept, name)).size);
    expect(sizes.length).toBeGreaterThan(10);
    expect(new Set(sizes)).toEqual(new Set([1_000_000]));
    const cache = await open();
    expect(readdirSync(join(folder, "aside"))).toEqual([]);
    expect(cache.bytes).toBe(sizes.length * 1_000_000);
  });

  const isRoot = process.getuid?.() === 0;
  test.skipIf(!isRoot)(
    "on a full disk (needs root to mount one) it makes room, or says so",
    async () => {
      mkdirSync(join(folder, "small"));
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", join(folder, "small")]);
      try {
        const cache = new DiskSegmentCache(join(folder, "small"), 1e9);
        await cache.ready;
        for (let i = 0; i < 40; i += 1) await cache.write(`${i}`, Buffer.alloc(4096, i));
        expect(await cache.read("39")).toEqual(Buffer.alloc(4096, 39));
        await expect(cache.write("huge", Buffer.alloc(100_000))).rejects.toMatchObject({
          code: "STORAGE_FULL",
        });
        const [aside = ""] = readdirSync(join(folder, "small", "aside"));
        expect(readdirSync(join(folder, "small", "aside", aside))).toEqual([]);
        await cache.write("after", Buffer.alloc(4096, 1));
        const survivors = readdirSync(join(folder, "small", "kept"));
        for (const name of survivors) {
          expect(readFileSync(join(folder, "small", "kept", name)).length).toBe(4096);
        }
      } finally {
        execFileSync("umount", [join(folder, "small")]);
      }
    },
  );
});
