import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startS3Server } from "#platform/testing/s3-server.ts";
import type { Blobs } from "./blobs.ts";
import { LocalDiskBlobs } from "./local-disk.ts";
import { S3Blobs } from "./s3.ts";

type Store = { blobs: Blobs; drafts: string };

const stores: Record<string, (folder: string, stack: ClosingStack) => Promise<Store>> = {
  "local disk": async (folder) => ({
    blobs: await LocalDiskBlobs.open(folder),
    drafts: join(folder, "drafts"),
  }),
  S3: openS3,
};

async function openS3(folder: string, stack: ClosingStack): Promise<Store> {
  const server = await startS3Server(join(folder, "server"));
  stack.defer(() => server[Symbol.asyncDispose]());
  const spoolFolder = join(folder, "spool");
  return { blobs: await S3Blobs.open({ ...server.config, spoolFolder }), drafts: spoolFolder };
}

function hashOf(pieces: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
}

describe.each(Object.entries(stores))("blobs on %s", (_name, open) => {
  let folder: string;
  let stack: ClosingStack;
  let blobs: Blobs;
  let drafts: string;
  beforeEach(async () => {
    stack = new ClosingStack();
    folder = mkdtempSync(join(tmpdir(), "goldmane-blobs-"));
    stack.defer(() => rmSync(folder, { recursive: true }));
    ({ blobs, drafts } = await open(folder, stack));
  });
  afterEach(() => stack[Symbol.asyncDispose]());

  async function readAll(key: string, range?: { start: number; end: number }) {
    const stream = await blobs.read(key, range);
    return stream && Buffer.concat(await stream.toArray());
  }

  test("content reads back under its hash", async () => {
    const content = randomBytes(300_000);
    const kept = await blobs.put(content);
    expect(kept).toEqual({
      key: hashOf([content]),
      size: 300_000,
    });
    expect(content.equals((await readAll(kept.key)) ?? Buffer.of())).toBe(true);
    expect(await blobs.size(kept.key)).toBe(300_000);
    expect(readdirSync(drafts)).toEqual([]);
  });

  test("a stream of many chunks is stored whole", async () => {
    const pieces = Array.from({ length: 50 }, () => randomBytes(70_001));
    const kept = await blobs.put(Readable.from(pieces));
    expect(hashOf([(await readAll(kept.key)) ?? Buffer.of()])).toBe(hashOf(pieces));
    expect(kept.key).toBe(hashOf(pieces));
  });

  test("empty content can be stored", async () => {
    const kept = await blobs.put(Buffer.alloc(0));
    expect(await blobs.size(kept.key)).toBe(0);
    expect(await readAll(kept.key)).toEqual(Buffer.alloc(0));
  });

  test("equal content is stored once", async () => {
    const [first, second] = await Promise.all([
      blobs.put(Buffer.from("a film")),
      blobs.put(Buffer.from("a film")),
    ]);
    expect(second).toEqual(first);
    expect(await readAll(first.key)).toEqual(Buffer.from("a film"));
  });

  test("a range reads from its first byte to its last", async () => {
    const { key } = await blobs.put(Buffer.from("0123456789"));
    expect(await readAll(key, { start: 2, end: 5 })).toEqual(Buffer.from("2345"));
    expect(await readAll(key, { start: 9, end: 9 })).toEqual(Buffer.from("9"));
  });

  test("ffmpeg gets a path, and it is released afterwards", async () => {
    const { key } = await blobs.put(Buffer.from("a film"));
    {
      await using file = await blobs.localFile(key);
      expect(file && readFileSync(file.path, "utf8")).toBe("a film");
    }
    expect(readdirSync(drafts)).toEqual([]);
    expect(await readAll(key)).toEqual(Buffer.from("a film"));
  });

  test("deleted and unknown blobs are null", async () => {
    const { key } = await blobs.put(Buffer.from("a film"));
    await blobs.delete(key);
    await blobs.delete(key);
    for (const missing of [key, "0".repeat(64), "../../etc/passwd", ""]) {
      expect(await blobs.size(missing)).toBeNull();
      expect(await blobs.read(missing)).toBeNull();
      expect(await blobs.localFile(missing)).toBeNull();
    }
  });

  test("a stream that breaks leaves nothing behind", async () => {
    const broken = Readable.from(
      (function* () {
        yield randomBytes(100_000);
        throw new Error("connection lost");
      })(),
    );
    await expect(blobs.put(broken)).rejects.toThrow("connection lost");
    expect(readdirSync(drafts)).toEqual([]);
  });

  test("drafts left by a crash are deleted at the next start", async () => {
    writeFileSync(join(drafts, "half"), "a fi");
    await open(folder, stack);
    expect(existsSync(join(drafts, "half"))).toBe(false);
  });
});

test("a film larger than one request uploads to S3 in parts", { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-blobs-"));
  await using stack = new ClosingStack();
  stack.defer(() => rmSync(folder, { recursive: true }));
  const { blobs } = await openS3(folder, stack);
  const pieces = Array.from({ length: 130 }, () => randomBytes(1024 ** 2));
  const kept = await blobs.put(Readable.from(pieces));
  expect(kept).toEqual({ key: hashOf(pieces), size: 130 * 1024 ** 2 });
  const readBack = await (await blobs.read(kept.key))?.toArray();
  expect(hashOf(readBack ?? [])).toBe(kept.key);
});
