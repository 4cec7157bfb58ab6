import { type FileHandle, open } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { AppError } from "@goldmane/contracts/errors";
import * as z from "zod/mini";
import type { Config } from "#platform/config/config.ts";
import { type Migration, readMigrations } from "#platform/db/migrate.ts";
import { type Manifest, manifestName, manifestSchema } from "./manifest.ts";
import { hashEntry, readEntry } from "./read-entry.ts";
import { readTar, type TarEntry } from "./tar.ts";

export type Archive = AsyncDisposable & {
  file: FileHandle;
  manifest: Manifest;
  /** Without the manifest. */
  entries: readonly TarEntry[];
};

/**
 * Opens a backup after checking all of it: that it is complete, that each file has its checksum, and
 * that this version of the server can read it.
 * @throws AppError INVALID_INPUT with what is wrong.
 */
export async function openArchive(
  { migrationsFolder }: Pick<Config, "migrationsFolder">,
  path: string,
): Promise<Archive> {
  const file = await open(path, "r");
  try {
    const all = await readTar(file);
    const last = all?.at(-1);
    if (!all || last?.name !== manifestName) throw damaged();
    const manifest = await readManifest(file, last);
    const entries = all.slice(0, -1);
    await checkEntries(file, entries, manifest);
    checkMigrations(manifest, await readMigrations(migrationsFolder));
    return { file, manifest, entries, [Symbol.asyncDispose]: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readManifest(file: FileHandle, entry: TarEntry): Promise<Manifest> {
  try {
    const text = (await buffer(readEntry(file, entry))).toString();
    return z.parse(manifestSchema, JSON.parse(text));
  } catch {
    throw new AppError(
      "INVALID_INPUT",
      "This version can’t read the backup. Update the server and try again.",
    );
  }
}

async function checkEntries(
  file: FileHandle,
  entries: readonly TarEntry[],
  { files }: Manifest,
): Promise<void> {
  const names = new Set(entries.map(({ name }) => name));
  if (names.size !== entries.length || Object.keys(files).some((name) => !names.has(name)))
    throw damaged();
  for (const entry of entries) {
    if ((await hashEntry(file, entry)) !== files[entry.name]) throw damaged();
  }
}

function checkMigrations({ migrations, version }: Manifest, known: readonly Migration[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  if (migrations.every(({ name, checksum }) => checksums.get(name) === checksum)) return;
  throw new AppError(
    "INVALID_INPUT",
    `This backup is from a newer version of Goldmane (${version}). Update the server and try again.`,
  );
}

function damaged(): AppError {
  return new AppError(
    "INVALID_INPUT",
    "This file is incomplete or damaged. Copy the backup again, or choose another one.",
  );
}
