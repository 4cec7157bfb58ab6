import { mkdir, open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { AppError } from "@goldmane/contracts/errors";
import Database from "libsql";
import { blobPrefix, databaseNames, secretName } from "#platform/backups/archive/manifest.ts";
import { type Archive, openArchive } from "#platform/backups/archive/open-archive.ts";
import { readEntry } from "#platform/backups/archive/read-entry.ts";
import type { TarEntry } from "#platform/backups/archive/tar.ts";
import { explainDiskError } from "#platform/backups/explain-disk-error.ts";
import { isBlobKey } from "#platform/blobs/blob-key.ts";
import type { Config } from "#platform/config/config.ts";
import { draftFolder, readyFolder } from "./restore-folders.ts";

/** Data folders whose restore is being prepared by this process, which holds their locks. */
const preparing = new Set<string>();

/**
 * Checks a backup and unpacks it beside the data. Nothing is replaced: the last step, a rename, makes
 * it the data of the next start.
 * @param confirm runs before that step, which its error prevents
 * @throws AppError CONFLICT while another one is being prepared.
 */
export async function prepareRestore(
  config: Config,
  path: string,
  confirm: () => Promise<void> = async () => {},
): Promise<void> {
  if (preparing.has(config.dataFolder))
    throw new AppError("CONFLICT", "A restore is already running. Wait until it has finished.");
  preparing.add(config.dataFolder);
  try {
    await prepare(config, path, confirm);
  } finally {
    preparing.delete(config.dataFolder);
  }
}

async function prepare(config: Config, path: string, confirm: () => Promise<void>): Promise<void> {
  const draft = draftFolder(config);
  await rm(draft, { recursive: true, force: true });
  try {
    await using archive = await openArchive(config, path);
    await checkFit(config, archive);
    await mkdir(join(draft, "blobs"), { recursive: true, mode: 0o700 });
    for (const entry of archive.entries) {
      await unpack(archive, entry, join(draft, ...entry.name.split("/")));
    }
    if (config.database.kind === "sqlite") checkSqlite(join(draft, databaseNames.sqlite));
    await syncFolder(draft);
    await confirm();
    await rm(readyFolder(config), { recursive: true, force: true });
    await rename(draft, readyFolder(config));
    await syncFolder(config.dataFolder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw explainDiskError(error);
  }
}

async function checkFit(config: Config, { file, manifest, entries }: Archive): Promise<void> {
  const { kind } = config.database;
  if (manifest.database !== kind) {
    const names = { sqlite: "SQLite", postgres: "PostgreSQL" };
    throw new AppError(
      "INVALID_INPUT",
      `This backup is of a ${names[manifest.database]} database, and this server uses ${names[kind]}.`,
    );
  }
  const expected = new Set<string>([databaseNames[kind], secretName]);
  const isKnown = ({ name }: TarEntry) =>
    expected.has(name) || (name.startsWith(blobPrefix) && isBlobKey(name.slice(blobPrefix.length)));
  const secret = entries.find(({ name }) => name === secretName);
  if (
    !entries.every(isKnown) ||
    !secret ||
    !entries.some(({ name }) => name === databaseNames[kind])
  )
    throw new AppError("INVALID_INPUT", "This file isn’t a complete backup.");
  if (config.hasFixedSecret && (await text(readEntry(file, secret))) !== config.sessionSecret) {
    throw new AppError(
      "CONFLICT",
      "SESSION_SECRET differs from the old server’s. Remove it, or set the old value.",
    );
  }
  const neededBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const { bavail, bsize } = await statfs(config.dataFolder);
  if (neededBytes > bavail * bsize)
    throw new AppError("STORAGE_FULL", "There isn’t enough free space on the server’s disk.");
}

async function unpack({ file }: Archive, entry: TarEntry, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await using out = await open(target, "wx", 0o600);
  for await (const chunk of readEntry(file, entry)) await out.writeFile(chunk);
  await out.sync();
}

/** A checksum proves that the file arrived, not that it was a sound database. */
function checkSqlite(path: string): void {
  const database = new Database(path, { readonly: true });
  try {
    const [row] = database.prepare("pragma quick_check").raw().all();
    if (String(row) !== "ok")
      throw new AppError("INVALID_INPUT", "The database in this backup is damaged.");
  } finally {
    database.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, "r");
  await folder.sync();
}
