import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a second server is refused with the first one's pid", () => {
  using _lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  expect(() => lockDataFolder(folder)).toThrow(`pid ${process.pid}`);
});

test("the folder is free again once the first server closed", () => {
  lockDataFolder(folder)[Symbol.dispose]();
  using lock = lockDataFolder(folder);
  expect(lock).toBeDefined();
});
