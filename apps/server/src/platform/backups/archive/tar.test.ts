import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { explainDiskError } from "#platform/backups/explain-disk-error.ts";
import { readEntry } from "./read-entry.ts";
import { readTar, TarWriter } from "./tar.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-tar-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function write(path: string, files: Record<string, string>): Promise<void> {
  await using file = await open(path, "wx");
  const tar = new TarWriter(file);
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    await tar.add({ name, sizeBytes: content.length }, [content]);
  }
  await tar.finish();
}

const files = { empty: "", "blobs/abc": "x".repeat(512), "manifest.json": '{"a":"ü"}' };

test("files are read back as they were written", async () => {
  const path = join(folder, "a.tar");
  await write(path, files);
  await using file = await open(path);
  const read: Record<string, string> = {};
  for (const entry of (await readTar(file)) ?? []) {
    read[entry.name] = (await buffer(readEntry(file, entry))).toString();
  }
  expect(read).toEqual(files);
});

test("tar lists and unpacks them", async () => {
  const path = join(folder, "a.tar");
  await write(path, files);
  const listed = execFileSync("tar", ["-tf", path]).toString().trim().split("\n");
  expect(listed).toEqual(Object.keys(files));
  expect(execFileSync("tar", ["-xOf", path, "manifest.json"]).toString()).toBe('{"a":"ü"}');
});

test("a truncated or overwritten archive is not read", async () => {
  const path = join(folder, "a.tar");
  await write(path, files);
  await using file = await open(path, "r+");
  const { size } = await file.stat();
  for (const length of [size - 1025, 1500, 512, 511, 0]) {
    await file.truncate(length);
    expect(await readTar(file)).toBeNull();
  }
  await file.write(Buffer.alloc(4096, "not an archive"), 0, 4096, 0);
  expect(await readTar(file)).toBeNull();
});

test("a file that changes its size while it is read fails", async () => {
  await using file = await open(join(folder, "a.tar"), "wx");
  const wish = { name: "film", sizeBytes: 10 };
  await expect(new TarWriter(file).add(wish, [Buffer.alloc(9)])).rejects.toThrow("changed");
});

test("a full disk is explained", async () => {
  await using file = await open("/dev/full", "w");
  const wish = { name: "film", sizeBytes: 10 };
  const failed = await new TarWriter(file).add(wish, [Buffer.alloc(10)]).catch(explainDiskError);
  expect(failed).toMatchObject({ code: "STORAGE_FULL" });
});
