import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fault, FaultyStore } from "#platform/testing/faulty-store.ts";
import { startS3Server } from "#platform/testing/s3-server.ts";
import { S3Blobs } from "./s3.ts";

let stack: ClosingStack;
let store: FaultyStore;
let blobs: S3Blobs;
let openWithLongTimeout: () => Promise<S3Blobs>;
let spool: string;
beforeEach(async () => {
  stack = new ClosingStack();
  const folder = mkdtempSync(join(tmpdir(), "goldmane-faults-"));
  stack.defer(() => rmSync(folder, { recursive: true }));
  const { config, ...server } = await startS3Server(join(folder, "server"));
  stack.defer(() => server[Symbol.asyncDispose]());
  const faulty = new FaultyStore(config.endpoint ?? "");
  store = faulty;
  stack.defer(() => faulty[Symbol.asyncDispose]());
  spool = join(folder, "spool");
  const endpoint = await faulty.listen();
  const testConfig = { ...config, endpoint, spoolFolder: spool };
  blobs = await S3Blobs.open(testConfig, 1000);
  openWithLongTimeout = () => S3Blobs.open(testConfig, 30_000);
});
afterEach(() => stack[Symbol.asyncDispose]());

const noResponse = "The object storage does not respond. Try again later.";
const faults: [string, Fault, string][] = [
  ["rejects requests", "refuses", "The object storage rejected the request"],
  ["does not respond", "silent", noResponse],
  ["is not reachable", "gone", noResponse],
  ["disconnects during an upload", { cutAfterBytes: 100_000 }, noResponse],
];

test.each(faults)(
  "a store that %s stores nothing and reports why",
  async (_name, fault, message) => {
    const content = randomBytes(2_000_000);
    const elsewhere = await blobs.put(randomBytes(2_000_000));
    store.fail(fault);
    const failure = { code: "UNAVAILABLE", message: expect.stringContaining(message) };
    await expect(blobs.put(content)).rejects.toMatchObject(failure);
    await expect(blobs.localFile(elsewhere.key)).rejects.toMatchObject(failure);
    expect(readdirSync(spool)).toEqual([]);

    store.fail("none");
    const { key } = await blobs.put(content);
    expect(content.equals(Buffer.concat((await (await blobs.read(key))?.toArray()) ?? []))).toBe(
      true,
    );
  },
);

test("a film whose upload fails between two parts does not exist", async () => {
  // One part of this size can take over a second on a busy machine.
  blobs = await openWithLongTimeout();
  const film = randomBytes(65 * 1024 ** 2);
  store.fail({ cutAfterBytes: 30 * 1024 ** 2 });
  await expect(blobs.put(film)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  store.fail("none");
  expect(readdirSync(spool)).toEqual([]);
  const kept = await blobs.put(film);
  expect(await blobs.size(kept.key)).toBe(film.length);
});
