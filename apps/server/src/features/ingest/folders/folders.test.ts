import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OperatorServer, openOperatorServer } from "#features/admin/testing/test-operator.ts";

let admin: OperatorServer;
let top: string;
beforeAll(async () => {
  admin = await openOperatorServer();
});
afterAll(() => admin[Symbol.asyncDispose]());
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "goldmane-folders-"));
});
afterEach(async () => {
  await admin.server.app.settings.change({ reset: ["libraryFolders"] });
  rmSync(top, { recursive: true });
});

function make(...names: string[]): string {
  const folder = join(top, ...names);
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function add(path: string) {
  const { browser } = admin.operator;
  const reply = await browser({ method: "POST", url: "/api/ingest/folders", payload: { path } });
  return { status: reply.statusCode, ...reply.json() };
}

async function browse(path: string) {
  const url = `/api/ingest/browse?path=${encodeURIComponent(path)}`;
  const reply = await admin.operator.browser(url);
  return { status: reply.statusCode, ...reply.json() };
}

async function listPaths(): Promise<string[]> {
  const folders = await admin.read("/api/ingest/folders");
  return folders.map(({ path }: { path: string }) => path);
}

describe("folders of the library", () => {
  test("are added and removed, which the audit log records, and their files stay", async () => {
    const movies = make("movies");
    writeFileSync(join(movies, "notes.txt"), "Mine");
    expect(await add(`${movies}/`)).toMatchObject({ status: 200 });
    const [folder] = await admin.read("/api/ingest/folders");
    expect(folder).toMatchObject({ path: movies, isFixed: false, films: 0, problem: null });
    expect(await admin.send("DELETE", `/api/ingest/folders/${folder.id}`)).toEqual([
      204,
      undefined,
    ]);
    expect(await listPaths()).toEqual([]);
    expect(await admin.send("DELETE", `/api/ingest/folders/${folder.id}`)).toEqual([
      404,
      "NOT_FOUND",
    ]);
    const { items } = await admin.read("/api/admin/audit?kind=ingest.folder-removed");
    expect(items[0].details).toEqual({ folder: movies });
  });

  test("can't be added twice, also not by another name of the same folder", async () => {
    const movies = make("movies");
    symlinkSync(movies, join(top, "link"));
    await add(movies);
    for (const path of [movies, join(top, "link"), join(top, "x", "..", "movies")]) {
      expect(await add(path)).toMatchObject({
        status: 409,
        message: "This folder is already in the library.",
      });
    }
    expect(await listPaths()).toEqual([movies]);
  });

  test("are added once by two requests at the same time", async () => {
    const movies = make("movies");
    const answers = await Promise.all([add(movies), add(movies)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await listPaths()).toEqual([movies]);
  });

  test("can't contain each other", async () => {
    const movies = make("movies");
    const kids = make("movies", "kids");
    make("movies-2");
    await add(movies);
    expect(await add(kids)).toMatchObject({ status: 409 });
    expect((await add(kids)).message).toContain(movies);
    expect(await add(top)).toMatchObject({ status: 409 });
    expect(await add(join(top, "movies-2"))).toMatchObject({ status: 200 });
  });

  test("can't be the server's own data, or hold it", async () => {
    const { dataFolder } = admin.server.app.config;
    for (const path of [dataFolder, join(dataFolder, "uploads"), join(dataFolder, "..")]) {
      expect(await add(path)).toMatchObject({ status: 400, error: "INVALID_INPUT" });
      expect((await add(path)).message).toContain("own data");
    }
  });

  test.each(["movies", "", "/nowhere/to/be/found", "/dev/null", "/a\0b"])(
    "%j is refused with a reason",
    async (path) => {
      expect(await add(path)).toMatchObject({ status: 400, error: "INVALID_INPUT" });
      expect(await listPaths()).toEqual([]);
    },
  );

  test("that LIBRARY_DIR sets can't be removed", async () => {
    expect(await admin.send("DELETE", "/api/ingest/folders/environment")).toEqual([
      409,
      "CONFLICT",
    ]);
  });

  test("that disappeared says so after a scan", async () => {
    const movies = make("movies");
    await add(movies);
    rmSync(movies, { recursive: true });
    await admin.send("POST", "/api/ingest/scan");
    const [folder] = await admin.read("/api/ingest/folders");
    expect(folder.problem).toBe(`There is no folder ${movies} on the server.`);
    expect(folder.scannedAt).toBeGreaterThan(0);
  });
});

describe("browsing folders", () => {
  test("lists folders and links to folders, and never files", async () => {
    make("b10");
    make("b9");
    make(".hidden");
    writeFileSync(join(top, "secret.txt"), "");
    symlinkSync(make("b9"), join(top, "link"));
    symlinkSync(join(top, "secret.txt"), join(top, "link-to-file"));
    symlinkSync(join(top, "gone"), join(top, "broken"));
    const listing = await browse(top);
    expect(listing.folders.map(({ name }: { name: string }) => name)).toEqual([
      "b9",
      "b10",
      "link",
    ]);
    expect(listing).toMatchObject({ path: top, parent: tmpdir(), isCut: false });
    expect(JSON.stringify(listing)).not.toContain("secret");
  });

  test("starts where films usually are, and ends at the top", async () => {
    const start = await admin.read("/api/ingest/browse");
    expect(start.places).toContain(start.path);
    expect(await browse("/")).toMatchObject({ status: 200, parent: null });
  });

  test("explains a folder that can't be read", async ({ skip }) => {
    if (process.getuid?.() === 0) skip("root reads every folder");
    const locked = make("locked");
    chmodSync(locked, 0o000);
    expect((await browse(locked)).message).toContain("isn’t allowed to read");
    chmodSync(locked, 0o700);
  });

  test.each(["movies", "/nowhere"])("refuses %j", async (path) => {
    expect(await browse(path)).toMatchObject({ status: 400, error: "INVALID_INPUT" });
  });
});
