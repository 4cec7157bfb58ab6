import { createHash, randomBytes } from "node:crypto";
import { readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { maxUploadBytes } from "@goldmane/contracts/ingest/limits";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { spawnServer } from "#platform/testing/spawn-server.ts";
import { ClipFolder, h264, pictures, tone } from "@goldmane/media/testing/clips";
import { TusClient, waitUntil } from "#platform/testing/tus-client.ts";
import { TestInstance } from "./testing/test-instance.ts";

const clips = new ClipFolder();
afterAll(() => clips[Symbol.dispose]());
const film = readFileSync(
  clips.make("film.mp4", `${pictures({ seconds: 3 })} ${tone(440)} ${h264} -c:a aac`),
);
/**
 * The same film with trailing bytes that players ignore: large enough to be interrupted during the
 * upload.
 */
const large = Buffer.concat([film, freeBox(6 * 1024 ** 2)]);

let instance: TestInstance;
let client: TusClient;
beforeEach(async () => {
  instance = await new TestInstance().start();
  client = new TusClient(await instance.listen());
});
afterEach(() => instance[Symbol.asyncDispose]());

function freeBox(size: number): Buffer {
  const box = randomBytes(size);
  box.writeUInt32BE(size);
  box.write("free", 4, "latin1");
  return box;
}

async function upload(name: string, bytes: Buffer): Promise<void> {
  const created = await client.create({ size: bytes.length, name });
  expect(created.status).toBe(201);
  const sent = await client.send(created.headers.location ?? "", 0, bytes);
  expect(sent.status).toBe(204);
}

/** The server's source of an uploaded film: the key of a blob is its SHA-256. */
async function sourceOf(id: string): Promise<string | null> {
  const row = await instance.server.app.db
    .selectFrom("film")
    .select("source_blob")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.source_blob ?? null;
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

test("an uploaded film appears in the library, complete, and leaves nothing in the upload folder", async () => {
  await upload("A Film (2019).mp4", film);
  const item = await instance.itemWhen("A Film (2019).mp4", "ready");
  expect(item).toMatchObject({ origin: "upload", sizeBytes: film.length });
  expect(await instance.films()).toMatchObject([{ id: item.titleId, title: "A Film", year: 2019 }]);
  expect(await sourceOf(item.id)).toBe(sha256(film));
  expect(instance.storedFiles()).toEqual({ blobs: 3, uploads: 0 });

  expect((await instance.ask("DELETE", `/api/ingest/${item.id}`)).statusCode).toBe(204);
  expect(await instance.films()).toEqual([]);
  expect(instance.storedFiles()).toEqual({ blobs: 0, uploads: 0 });
});

test("an interrupted upload resumes after the server restarts", async () => {
  const created = await client.create({ size: large.length, name: "Cut.mp4" });
  const location = created.headers.location ?? "";
  await client.sendAndCut(location, large, Math.floor(large.length * 0.4));
  await instance.stop();

  await instance.start();
  client = new TusClient(await instance.listen());
  const offset = await client.offset(location);
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThan(large.length);
  expect((await client.send(location, offset, large.subarray(offset))).status).toBe(204);
  const { id } = await instance.itemWhen("Cut.mp4", "ready");
  expect(await sourceOf(id)).toBe(sha256(large));
});

test("an upload survives a killed server", async () => {
  await instance.stop();
  const env = {
    DATA_DIR: instance.data,
    PORT: "0",
    PATH: "/usr/local/bin:/usr/bin:/bin",
    LOG_LEVEL: "silent",
    GOLDMANE_DEMO: "1",
  };
  let location: string;
  {
    await using server = spawnServer(env);
    client = new TusClient(await server.url);
    const created = await client.create({ size: large.length, name: "Killed.mp4" });
    location = created.headers.location ?? "";
    await client.sendAndCut(location, large, Math.floor(large.length * 0.6));
    server.child.kill("SIGKILL");
    await server.exited;
  }
  await using server = spawnServer(env);
  client = new TusClient(await server.url);
  const offset = await client.offset(location);
  expect(offset).toBeGreaterThan(0);
  expect((await client.send(location, offset, large.subarray(offset))).status).toBe(204);
  server.child.kill("SIGTERM");
  await server.exited;

  await instance.start();
  const { id } = await instance.itemWhen("Killed.mp4", "ready");
  expect(await sourceOf(id)).toBe(sha256(large));
});

describe("an unusable upload", () => {
  test("leaves its row with the reason, and nothing else", async () => {
    await upload("list.mp4", Buffer.from("#EXTM3U\n#EXTINF:1,\n/etc/passwd\n"));
    const item = await instance.itemWhen("list.mp4", "failed");
    expect(item).toMatchObject({
      reason: expect.stringMatching(/^This is a playlist/),
      canRetry: false,
      titleId: null,
    });
    expect(instance.storedFiles()).toEqual({ blobs: 0, uploads: 0 });
    expect((await instance.ask("POST", `/api/ingest/${item.id}/retry`)).statusCode).toBe(409);
    await instance.ask("DELETE", `/api/ingest/${item.id}`);
    expect(await instance.items()).toEqual([]);
  });

  test("does not block the next upload", async () => {
    await upload("noise.mkv", randomBytes(50_000));
    await upload("Good.mp4", film);
    await instance.itemWhen("Good.mp4", "ready");
    expect(await instance.item("noise.mkv")).toMatchObject({ state: "failed" });
    expect(await instance.films()).toMatchObject([{ title: "Good" }]);
  });
});

test("whatever a file is called, it becomes a name and never a path", async () => {
  const names = [
    ["../../../evil.mp4", "evil.mp4"],
    ["C:\\Windows\\evil2.mp4", "evil2.mp4"],
    ["-i.mp4", "-i.mp4"],
    ['"; rm -rf ~; ".mp4', '"; rm -rf ~; ".mp4'],
    ["concat:a|b.mp4", "concat:a|b.mp4"],
    ["invoice\u202Egnp.mp4", "invoicegnp.mp4"],
    ["%2e%2e%2fsecret.mp4", "%2e%2e%2fsecret.mp4"],
    ["", "Untitled film"],
  ] as const;
  for (const [name] of names) await upload(name, Buffer.from("not a film"));
  await waitUntil(async () => (await instance.items()).every(({ state }) => state === "failed"));
  const called = (await instance.items()).map(({ fileName }) => fileName);
  expect(called.toSorted()).toEqual(names.map(([, clean]) => clean).toSorted());
  expect(instance.storedFiles()).toEqual({ blobs: 0, uploads: 0 });
});

describe("an upload is refused at its start", () => {
  test("if it is larger than the limit", async () => {
    const answer = await client.create({ size: maxUploadBytes + 1, name: "Huge.mp4" });
    expect(answer.status).toBe(413);
    expect(instance.storedFiles().uploads).toBe(0);
  });

  const { bavail, bsize } = statfsSync(tmpdir());
  test.skipIf(bavail * bsize > 2 * maxUploadBytes)("if there is no room for it", async () => {
    const answer = await client.create({ size: maxUploadBytes, name: "Large.mp4" });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      507,
      { error: "STORAGE_FULL", message: expect.stringContaining("enough free space") },
    ]);
    expect(instance.storedFiles().uploads).toBe(0);
  });

  test("if it names an upload that does not exist", async () => {
    const answer = await client.send("/api/ingest/uploads/..%2f..%2fgoldmane.db", 0, film);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

test("only the operator may upload, or see and change uploads", async () => {
  const created = await client.create({ size: film.length, name: "Film.mp4" });
  const location = created.headers.location ?? "";
  await instance.stop();
  await using guests = new TestInstance({ demo: false });
  await guests.start();
  client = new TusClient(await guests.listen());
  expect((await client.create({ size: 10, name: "Film.mp4" })).status).toBe(403);
  expect((await client.send(location, 0, film)).status).toBe(403);
  const id = "01890000-0000-7000-8000-000000000000";
  const asked = [
    ["GET", "/api/ingest"],
    ["POST", "/api/ingest/scan"],
    ["POST", `/api/ingest/${id}/retry`],
    ["DELETE", `/api/ingest/${id}`],
    ["PATCH", `/api/ingest/titles/${id}`],
  ] as const;
  for (const [method, url] of asked) {
    const answer = await guests.ask(
      method,
      url,
      method === "PATCH" ? { title: "Mine" } : undefined,
    );
    expect([url, answer.statusCode]).toEqual([url, 403]);
  }
  expect(guests.storedFiles().uploads).toBe(0);
});

test("a page of another origin can neither start an upload nor read one", async () => {
  const answer = await instance.server.inject({
    method: "POST",
    url: "/api/ingest/uploads",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": "10",
      "sec-fetch-site": "cross-site",
      origin: "https://example.org",
    },
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});
