import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Backup } from "@goldmane/contracts/backups/schema";
import { type OperatorServer, openOperatorServer } from "#features/admin/testing/test-operator.ts";
import { createSqliteFile } from "#platform/testing/database/sqlite-file.ts";
import { backupMakerOf } from "./backup-maker.ts";
import { makeDueBackup } from "./jobs.ts";

let admin: OperatorServer;
let folder: string;
const sqlite = createSqliteFile();
beforeAll(async () => {
  // On PostgreSQL, pg_dump makes them: backups.pg.test.ts.
  admin = await openOperatorServer({ database: sqlite.database });
  folder = join(admin.server.app.config.dataFolder, "backups");
});
afterAll(async () => {
  await admin[Symbol.asyncDispose]();
  sqlite[Symbol.dispose]();
});
beforeEach(async () => {
  await admin.server.app.settings.change({ reset: ["backupSchedule"] });
  rmSync(folder, { recursive: true, force: true });
});

async function list(): Promise<Backup[]> {
  return (await admin.read("/api/backups")).backups;
}

async function make(withFilms = true): Promise<Backup> {
  expect(await admin.send("POST", "/api/backups", { withFilms })).toEqual([200, undefined]);
  await backupMakerOf(admin.server.app).close();
  const [backup] = await list();
  if (!backup) throw new Error("No backup was made");
  return backup;
}

async function download(name: string): Promise<Buffer> {
  const reply = await admin.operator.browser(`/api/backups/${name}/file`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-disposition"]).toContain(name);
  return reply.rawPayload;
}

async function upload(name: string, payload: Buffer) {
  const headers = { "content-type": "application/octet-stream" };
  const url = `/api/backups/${name}/file`;
  const reply = await admin.operator.browser({ method: "PUT", url, payload, headers });
  return { status: reply.statusCode, ...reply.json() };
}

describe("backups", () => {
  test("are made, listed, downloaded and deleted, which the audit log records", async () => {
    const { key } = await admin.server.app.blobs.put(Buffer.from("a film"));
    const { name, isScheduled } = await make();
    expect(isScheduled).toBe(false);
    const content = await download(name);
    expect(content.equals(readFileSync(join(folder, name)))).toBe(true);
    expect(content.includes(`blobs/${key}`)).toBe(true);
    expect(readdirSync(folder)).toEqual([name]);
    expect(await admin.send("DELETE", `/api/backups/${name}`)).toEqual([204, undefined]);
    expect(await admin.send("DELETE", `/api/backups/${name}`)).toEqual([404, "NOT_FOUND"]);
    expect(await list()).toEqual([]);
    const kinds = (await admin.read("/api/admin/audit")).items.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds.slice(0, 3)).toEqual(["backup.deleted", "backup.downloaded", "backup.started"]);
  });

  test("have room on the disk before the first one is made", async () => {
    expect(readdirSync(admin.server.app.config.dataFolder)).not.toContain("backups");
    expect((await admin.read("/api/backups")).freeBytes).toBeGreaterThan(0);
  });

  test("leave films out on request", async () => {
    const { key } = await admin.server.app.blobs.put(Buffer.from("a film"));
    expect((await download((await make(false)).name)).includes(key)).toBe(false);
  });

  test("are made one at a time", async () => {
    const both = await Promise.all([
      admin.send("POST", "/api/backups", { withFilms: false }),
      admin.send("POST", "/api/backups", { withFilms: false }),
    ]);
    await backupMakerOf(admin.server.app).close();
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 409]));
  });

  test("can be uploaded, if they are whole", async () => {
    const { name } = await make();
    const content = await download(name);
    await admin.send("DELETE", `/api/backups/${name}`);
    expect(await upload("carried.tar", content)).toMatchObject({ status: 200 });
    expect((await list()).map((one) => one.name)).toEqual(["carried.tar"]);
    expect(await upload("carried.tar", content)).toMatchObject({ status: 409 });

    const damaged = Buffer.from(content);
    damaged.writeUInt8(damaged.readUInt8(2000) ^ 1, 2000);
    const newer = Buffer.from(content);
    const at = newer.lastIndexOf("0068-settings");
    newer.write("9999-settings", at);
    for (const [bad, message] of [
      [content.subarray(0, content.length / 2), "incomplete or damaged"],
      [content.subarray(0, content.length - 1024), "incomplete or damaged"],
      [damaged, "incomplete or damaged"],
      [newer, "newer version"],
      [Buffer.from("a letter"), "incomplete or damaged"],
      [Buffer.alloc(0), "incomplete or damaged"],
    ] as const) {
      const refusal = await upload("bad.tar", bad);
      expect(refusal).toMatchObject({ status: 400, error: "INVALID_INPUT" });
      expect(refusal.message).toContain(message);
    }
    expect(readdirSync(folder)).toEqual(["carried.tar"]);
  });

  test.each(["..%2f..%2fgoldmane.db", "goldmane.db", ".tar", "x.tar.part", "a%2fb.tar"])(
    "named %s are not served",
    async (name) => {
      const reply = await admin.operator.browser(`/api/backups/${name}/file`);
      expect(reply.statusCode).toBe(404);
    },
  );

  test("are made when they are due, and old ones are deleted", async () => {
    const { app } = admin.server;
    await makeDueBackup(app);
    expect(await list()).toEqual([]);
    const schedule = { every: "daily", keep: 2, withFilms: false, folder: null };
    await admin.send("PUT", "/api/backups/schedule", schedule);
    const { name: byHand } = await make(false);
    const start = app.now();
    for (let day = 0; day < 4; day += 1) {
      const now = () => start + day * 25 * 3_600_000;
      await makeDueBackup({ ...app, now });
      await makeDueBackup({ ...app, now });
    }
    const names = (await list()).map((one) => one.name);
    expect(names.filter((name) => name.startsWith("goldmane-auto-"))).toHaveLength(2);
    expect(names).toContain(byHand);
  });

  test("go to another folder, and a missing one is explained", async () => {
    const other = mkdtempSync(join(tmpdir(), "goldmane-disk-"));
    const schedule = { every: "weekly", keep: 2, withFilms: false, folder: `${other}/` };
    await admin.send("PUT", "/api/backups/schedule", schedule);
    expect((await admin.read("/api/backups")).folder).toBe(other);
    await make();
    expect(readdirSync(other)).toHaveLength(1);
    rmSync(other, { recursive: true });
    await admin.send("POST", "/api/backups", { withFilms: false });
    await backupMakerOf(admin.server.app).close();
    const state = await admin.read("/api/backups");
    expect(state).toMatchObject({ backups: [], making: null, freeBytes: null });
    expect(state.problem).toBeTruthy();
  });

  test.each(["backups", "/nowhere", "/dev/null"])("can't go to %s", async (path) => {
    const schedule = { every: "daily", keep: 2, withFilms: false, folder: path };
    expect(await admin.send("PUT", "/api/backups/schedule", schedule)).toEqual([
      400,
      "INVALID_INPUT",
    ]);
  });

  test("can't go to a folder that the server can't write to", async ({ skip }) => {
    if (process.getuid?.() === 0) skip("root writes to every folder");
    const locked = join(folder, "locked");
    mkdirSync(locked, { recursive: true });
    chmodSync(locked, 0o500);
    const schedule = { every: "daily", keep: 2, withFilms: false, folder: locked };
    expect(await admin.send("PUT", "/api/backups/schedule", schedule)).toEqual([
      400,
      "INVALID_INPUT",
    ]);
  });
});
