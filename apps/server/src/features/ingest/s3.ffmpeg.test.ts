import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { ClipFolder, h264, pictures, tone } from "@goldmane/media/testing/clips";
import { FaultyStore } from "#platform/testing/faulty-store.ts";
import { startS3Server } from "#platform/testing/s3-server.ts";
import { TusClient } from "#platform/testing/tus-client.ts";
import { TestInstance } from "./testing/test-instance.ts";

const clips = new ClipFolder();
afterAll(() => clips[Symbol.dispose]());
const path = clips.make("film.mp4", `${pictures({ seconds: 2 })} ${tone(440, 2)} ${h264} -c:a aac`);
const film = readFileSync(path);

let stack: ClosingStack;
let instance: TestInstance;
let store: FaultyStore;
beforeEach(async () => {
  stack = new ClosingStack();
  const folder = mkdtempSync(join(tmpdir(), "goldmane-s3-"));
  stack.defer(() => rmSync(folder, { recursive: true }));
  const { config, ...server } = await startS3Server(join(folder, "server"));
  stack.defer(() => server[Symbol.asyncDispose]());
  const faulty = new FaultyStore(config.endpoint ?? "");
  stack.defer(() => faulty[Symbol.asyncDispose]());
  store = faulty;
  const endpoint = await faulty.listen();
  const spoolFolder = join(folder, "spool");
  const built = new TestInstance({ blobs: { kind: "s3", ...config, endpoint, spoolFolder } });
  stack.defer(() => built[Symbol.asyncDispose]());
  instance = await built.start();
});
afterEach(() => stack[Symbol.asyncDispose]());

async function upload(name: string): Promise<void> {
  const client = new TusClient(await instance.listen());
  const created = await client.create({ size: film.length, name });
  const sent = await client.send(created.headers.location ?? "", 0, film);
  expect(sent.status).toBe(204);
}

/** The keys in the store. */
async function keptBlobs(): Promise<string[]> {
  const rows = await instance.server.app.db.selectFrom("ingest_blob").select("blob").execute();
  return rows.map(({ blob }) => blob);
}

async function seePoster(): Promise<{ status: number; type: unknown }> {
  const [card] = await instance.films();
  const answer = await instance.ask("GET", card?.posterUrl ?? "");
  return { status: answer.statusCode, type: answer.headers["content-type"] };
}

test("an uploaded film, its pictures and its source are stored in S3, and deleted from there", async () => {
  await upload("Film.mp4");
  const { id } = await instance.itemWhen("Film.mp4", "ready");
  expect(await seePoster()).toEqual({ status: 200, type: "image/jpeg" });
  const browser = instance.server.openBrowser();
  const playback = await browser({ method: "POST", url: `/api/titles/${id}/playback` });
  expect((await browser(playback.json().start.url)).statusCode).toBe(200);
  const kept = await keptBlobs();
  expect(kept).toHaveLength(3);
  expect((await instance.ask("DELETE", `/api/ingest/${id}`)).statusCode).toBe(204);
  for (const key of kept) expect(await instance.server.app.blobs.size(key)).toBeNull();
});

test.each(["gone", "refuses"] as const)(
  "while the store %s a film waits, says why, and appears once the store is back",
  async (fault) => {
    store.fail(fault);
    await upload("Film.mp4");
    const failed = await instance.itemWhen("Film.mp4", "failed");
    expect(failed).toMatchObject({
      reason: expect.stringMatching(/^The object storage (does not respond|rejected)/),
      canRetry: true,
      titleId: null,
    });
    expect(await instance.films()).toEqual([]);
    expect(await keptBlobs()).toEqual([]);
    store.fail("none");
    await instance.ask("POST", `/api/ingest/${failed.id}/retry`);
    await instance.itemWhen("Film.mp4", "ready");
    expect(await seePoster()).toMatchObject({ status: 200 });
    expect(await keptBlobs()).toHaveLength(3);
  },
);

test("a library film whose pictures cannot be fetched still appears", async () => {
  copyFileSync(path, join(instance.library, "Film.mp4"));
  await instance.itemWhen("Film.mp4", "ready");
  store.fail("gone");
  expect(await seePoster()).toMatchObject({ status: 503 });
  expect(await instance.films()).toMatchObject([{ title: "Film" }]);
  store.fail("none");
  expect(await seePoster()).toMatchObject({ status: 200 });
});
