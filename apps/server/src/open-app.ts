import { ClosingStack } from "@goldmane/std/closing-stack";
import type { App } from "#platform/app.ts";
import { LocalDiskBlobs } from "#platform/blobs/local-disk.ts";
import { InProcessBus } from "#platform/bus/in-process.ts";
import type { Config } from "#platform/config/config.ts";
import { lockDataFolder } from "#platform/data-folder-lock.ts";
import { openDb } from "#platform/db/client.ts";
import { migrate, readMigrations } from "#platform/db/migrate.ts";
import { LeasedJobs } from "#platform/jobs/leased-jobs.ts";
import { createLog } from "#platform/log.ts";

/** Opens an adapter for every port: the only place that chooses one. */
export async function openApp(config: Config): Promise<App & AsyncDisposable> {
  const stack = new ClosingStack();
  try {
    return { ...(await open(config, stack)), [Symbol.asyncDispose]: () => close(stack) };
  } catch (error) {
    await close(stack);
    throw error;
  }
}

async function open(config: Config, stack: ClosingStack): Promise<App> {
  const log = createLog(config.logLevel);
  const now = Date.now;

  const lock = lockDataFolder(config.dataFolder);
  stack.defer(() => lock[Symbol.dispose]());

  const db = openDb(config.database, log);
  stack.defer(() => db.destroy());
  const applied = await migrate(db, await readMigrations(config.migrationsFolder), now);
  if (applied.length > 0) log.info({ applied }, "migrated the database");

  const bus = new InProcessBus(log);
  stack.defer(() => bus.close());

  const jobs = new LeasedJobs({ db, log, now, isAlone: config.database.kind === "sqlite" });
  stack.defer(() => jobs.close());

  const blobs = await openBlobs(config.blobs);
  return { config, db, blobs, jobs, bus, media: { ffmpeg: null }, log, now };
}

async function openBlobs(blobs: Config["blobs"]) {
  if (blobs.kind === "disk") return await LocalDiskBlobs.open(blobs.folder);
  throw new Error("S3 not yet");
}

async function close(stack: ClosingStack): Promise<void> {
  await stack[Symbol.asyncDispose]();
}
