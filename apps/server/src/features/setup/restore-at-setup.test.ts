import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setupCodeHeader } from "@goldmane/contracts/setup/api";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { features } from "#features.ts";
import { writeArchive } from "#platform/backups/archive/write-archive.ts";
import { isRestoreReady } from "#platform/backups/restore/restore-folders.ts";
import { createSqliteFile } from "#platform/testing/database/sqlite-file.ts";
import { openTestApp } from "#platform/testing/open-test-app.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { findSetupCode } from "./service.ts";

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-usb-"));
  archive = join(folder, "old.tar");
  using sqlite = createSqliteFile();
  await using old = await openTestApp({ database: sqlite.database });
  await writeArchive(old, { path: archive, withFilms: true, onProgress: () => {} });
  mkdirSync(join(folder, "movies"));
  mkdirSync(join(folder, "folder.tar"));
  writeFileSync(join(folder, "notes.txt"), "");
  writeFileSync(join(folder, "half.tar"), readFileSync(archive).subarray(0, 5000));
});
afterAll(() => rmSync(folder, { recursive: true }));

let server: TestServer;
let sqlite: ReturnType<typeof createSqliteFile>;
let code: string;
beforeEach(async () => {
  sqlite = createSqliteFile();
  const fresh = { demo: false, payments: "none", fixedSettings: {} } as const;
  server = await openTestServer(features, { ...fresh, database: sqlite.database });
  code = (await findSetupCode(server.app)) ?? "";
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  sqlite[Symbol.dispose]();
});

async function post(url: string, payload: object) {
  const answer = await server.openBrowser()({ method: "POST", url, payload });
  return { status: answer.statusCode, body: answer.body === "" ? {} : answer.json() };
}

const restore = (path: string) => post("/api/setup/restore", { code, path });
const isFresh = async () => (await server.inject("/api/setup")).json();

async function upload(name: string, payload: Buffer, given = code) {
  const answer = await server.openBrowser()({
    method: "PUT",
    url: `/api/setup/backups/${name}`,
    payload,
    headers: { "content-type": "application/octet-stream", [setupCodeHeader]: given },
  });
  return { status: answer.statusCode, body: answer.json() };
}

test("a folder's backups are listed for the holder of the code only", async () => {
  const { status, body } = await post("/api/setup/backups", { code, path: folder });
  expect([status, body.folders.map((one: { name: string }) => one.name)]).toEqual([
    200,
    ["folder.tar", "movies"],
  ]);
  const names = body.backups.map((one: { name: string }) => one.name);
  expect(new Set(names)).toEqual(new Set(["half.tar", "old.tar"]));
  for (const [url, more] of [
    ["/api/setup/backups", { path: folder }],
    ["/api/setup/restore", { path: archive }],
  ] as const) {
    expect((await post(url, { code: "AAAA-BBBB-CCCC", ...more })).status).toBe(403);
  }
  expect((await upload("x.tar", readFileSync(archive), "AAAA-BBBB-CCCC")).status).toBe(403);
});

test("an uploaded backup replaces the data at the next start, and ends the set-up", async () => {
  const { status, body } = await upload("carried.tar", readFileSync(archive));
  expect(status).toBe(200);
  expect((await upload("carried.tar", readFileSync(archive))).status).toBe(200);
  expect(await restore(body.path)).toMatchObject({ status: 200 });
  expect(isRestoreReady(server.app.config)).toBe(true);
  expect(await isFresh()).toMatchObject({ isFresh: true, restoring: {} });
  const owner = { name: "Eve", username: "eve", password: "correct horse battery" };
  const late = await post("/api/setup", { ...owner, householdName: "Strangers", code });
  expect([late.status, late.body.isRestoring]).toEqual([409, true]);
});

test("what can't be restored is refused with a reason, and the code still works", async () => {
  for (const path of [
    join(folder, "half.tar"),
    join(folder, "notes.txt"),
    join(folder, "gone.tar"),
    folder,
    "old.tar",
    "/dev/null",
  ]) {
    const { status, body } = await restore(path);
    expect([path, status, body.error]).toEqual([path, 400, "INVALID_INPUT"]);
  }
  expect((await upload("half.tar", Buffer.from("a letter"))).status).toBe(400);
  expect(await isFresh()).toMatchObject({ isFresh: true, restoring: null });
  expect(await findSetupCode(server.app)).toBe(code);
  expect((await restore(archive)).status).toBe(200);
});

test("of two restores at the same time one is refused", async () => {
  const answers = await Promise.all([restore(archive), restore(archive)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test("someone who finished the set-up meanwhile keeps their account", async () => {
  const owner = { name: "Ada", username: "ada", password: "correct horse battery" };
  const [restored, opened] = await Promise.all([
    restore(archive),
    post("/api/setup", { ...owner, householdName: "The Golds", code }),
  ]);
  expect(new Set([restored.status, opened.status])).toEqual(new Set([200, 409]));
  expect(isRestoreReady(server.app.config)).toBe(restored.status === 200);
});
