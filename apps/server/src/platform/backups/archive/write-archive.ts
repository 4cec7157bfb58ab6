import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { snapshotDatabase } from "#platform/backups/snapshot-database.ts";
import type { App } from "#platform/app.ts";
import { isBlobKey } from "#platform/blobs/blob-key.ts";
import { type Migration, readMigrations } from "#platform/db/migrate.ts";
import { version } from "#platform/http/version.ts";
import { blobPrefix, databaseNames, type Manifest, manifestName, secretName } from "./manifest.ts";
import { openArchive } from "./open-archive.ts";
import { TarWriter } from "./tar.ts";

type Wish = {
  path: string;
  withFilms: boolean;
  onProgress: (writtenBytes: number) => void;
};

/**
 * Makes a backup while the server runs. It is read again and checked before it gets its name, so that
 * a file without the ending `.part` is always complete.
 */
export async function writeArchive(
  app: Pick<App, "config" | "now">,
  { path, withFilms, onProgress }: Wish,
): Promise<void> {
  const { config } = app;
  const migrations = await readMigrations(config.migrationsFolder);
  const draft = `${path}.part`;
  const copy = `${path}.database.part`;
  try {
    await snapshotDatabase(config, copy);
    {
      await using file = await open(draft, "wx", 0o600);
      const parts = new Parts(new TarWriter(file), onProgress);
      await parts.addFile(databaseNames[config.database.kind], copy);
      await parts.addText(secretName, config.sessionSecret);
      if (withFilms && config.blobs.kind === "disk") {
        for (const key of await listBlobs(config.blobs.folder)) {
          await parts.addBlob(
            key,
            join(config.blobs.folder, key.slice(0, 2), key.slice(2, 4), key),
          );
        }
      }
      await parts.finish(describe(app, { withFilms, migrations, files: parts.files }));
    }
    await using _checked = await openArchive(config, draft);
    await rename(draft, path);
    await using folder = await open(dirname(path), "r");
    await folder.sync();
  } finally {
    await rm(draft, { force: true });
    await rm(copy, { force: true });
  }
}

function describe(
  { config, now }: Pick<App, "config" | "now">,
  facts: { withFilms: boolean; migrations: readonly Migration[]; files: Record<string, string> },
): Manifest {
  return {
    product: "goldmane",
    format: 1,
    version,
    at: now(),
    database: config.database.kind,
    migrations: facts.migrations.map(({ name, checksum }) => ({ name, checksum })),
    withFilms: facts.withFilms,
    files: facts.files,
  };
}

/** Writes files into an archive and notes their checksums. */
class Parts {
  readonly files: Record<string, string> = {};
  readonly #tar: TarWriter;
  readonly #onProgress: (writtenBytes: number) => void;

  constructor(tar: TarWriter, onProgress: (writtenBytes: number) => void) {
    this.#tar = tar;
    this.#onProgress = onProgress;
  }

  async addFile(name: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const hash = createHash("sha256");
    await this.#tar.add({ name, sizeBytes: size }, hashing(createReadStream(path), hash));
    this.files[name] = hash.digest("hex");
    this.#onProgress(this.#tar.length);
  }

  /** Leaves out a blob that was deleted since the copy of the database was made. */
  async addBlob(key: string, path: string): Promise<void> {
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (isThere) await this.addFile(`${blobPrefix}${key}`, path);
  }

  async addText(name: string, text: string): Promise<void> {
    const content = Buffer.from(text);
    await this.#tar.add({ name, sizeBytes: content.length }, [content]);
    this.files[name] = createHash("sha256").update(content).digest("hex");
  }

  async finish(manifest: Manifest): Promise<void> {
    const content = Buffer.from(JSON.stringify(manifest));
    await this.#tar.add({ name: manifestName, sizeBytes: content.length }, [content]);
    await this.#tar.finish();
  }
}

async function* hashing(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

async function listBlobs(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile() && isBlobKey(one.name)).map(({ name }) => name);
}
