import { ClosingStack } from "@goldmane/std/closing-stack";
import type { Redis } from "ioredis";
import type { App } from "#platform/app.ts";
import type { Blobs } from "#platform/blobs/blobs.ts";
import { LocalDiskBlobs } from "#platform/blobs/local-disk.ts";
import { InProcessBus } from "#platform/bus/in-process.ts";
import { RedisBus } from "#platform/bus/redis.ts";
import type { Config } from "#platform/config/config.ts";
import { lockDataFolder } from "#platform/data-folder-lock.ts";
import { openDb } from "#platform/db/open-db.ts";
import { ThreadGames } from "#platform/games/thread-games.ts";
import { HomeNetwork } from "#platform/home-network/home-network.ts";
import { migrate, readMigrations } from "#platform/db/migrate.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { LeasedJobs } from "#platform/jobs/leased-jobs.ts";
import { LiveServer } from "./platform/live/live-server.ts";
import { createLog } from "#platform/log.ts";
import { openMedia } from "@goldmane/media/open-media";
import { warnAboutEncoder } from "@goldmane/media/find-ffmpeg";
import type { Mail } from "#platform/mail/mail.ts";
import { Outbox } from "#platform/mail/outbox.ts";
import { senderOf } from "#platform/mail/sender-of.ts";
import { NoPayments } from "#platform/payments/no-payments.ts";
import type { Payments } from "#platform/payments/payments.ts";
import { SandboxPayments } from "#platform/payments/sandbox/sandbox.ts";
import { Settings } from "#platform/settings/settings.ts";
import { openTls } from "#platform/tls/open-tls.ts";

/** Opens an adapter for every port. The only place that chooses adapters. */
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
  if (applied.length > 0) {
    log.info({ event: "db.migrated", applied }, "Database migrations were applied.");
  }

  const redis = await openRedis(config.redisUrl, log);
  stack.defer(() => redis?.disconnect());

  const bus = redis ? await RedisBus.open(redis, log) : new InProcessBus(log);
  stack.defer(() => bus.close());

  const settings = await Settings.open({ db, bus, log, now, config });
  stack.defer(() => settings[Symbol.dispose]());

  const live = await LiveServer.open(redis);
  stack.defer(() => live.close());

  const jobs = new LeasedJobs({ db, log, now, isSingleProcess: config.database.kind === "sqlite" });
  stack.defer(() => jobs.close());

  if (config.demo) await seedDemo({ db, now, config, jobs });

  const blobs = await openBlobs(config.blobs);

  const media = await openMedia({ config: config.media, sessionSecret: config.sessionSecret, now });
  stack.defer(() => media[Symbol.asyncDispose]());
  warnAboutEncoder(media.ffmpeg, log);

  const games = new ThreadGames();
  stack.defer(() => games[Symbol.asyncDispose]());

  const payments = await openPayments(config.payments);

  const mail = await openMail({ config, settings, log });
  stack.defer(() => mail.close());

  const home = new HomeNetwork();
  stack.defer(() => home[Symbol.dispose]());

  const tls = await openTls({ http: config.http, home, log, now });
  stack.defer(() => tls?.[Symbol.asyncDispose]());

  const ports = { db, blobs, jobs, bus, live, media, games, payments, mail, settings, home, tls };
  return { config, ...ports, log, now };
}

async function openRedis(url: string | null, log: App["log"]): Promise<Redis | null> {
  if (url === null) return null;
  // Loaded lazily, since it is optional.
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 3 });
  redis.on("error", (error) =>
    log.warn({ event: "redis.error", err: error }, "The Redis connection reported an error."),
  );
  await redis.connect();
  return redis;
}

async function openBlobs(blobs: Config["blobs"]): Promise<Blobs> {
  if (blobs.kind === "disk") return await LocalDiskBlobs.open(blobs.folder);
  // Loaded lazily, since it is optional.
  const { S3Blobs } = await import("#platform/blobs/s3.ts");
  return await S3Blobs.open(blobs);
}

async function openPayments(payments: Config["payments"]): Promise<Payments> {
  if (payments === "none") return new NoPayments();
  if (payments === "sandbox") return new SandboxPayments();
  // Loaded lazily, since it is optional.
  const { StripePayments } = await import("#platform/payments/stripe/stripe.ts");
  return new StripePayments(payments);
}

async function openMail(parts: Pick<App, "config" | "settings" | "log">): Promise<Mail> {
  const { smtpUrl, outboxFolder } = parts.config.mail;
  const sender = () => senderOf(parts);
  if (smtpUrl === null) return await Outbox.open({ outboxFolder, sender }, parts.log);
  // Loaded lazily, since it is optional.
  const { SmtpMail } = await import("#platform/mail/smtp.ts");
  return new SmtpMail({ smtpUrl, sender });
}

async function close(stack: ClosingStack): Promise<void> {
  await stack[Symbol.asyncDispose]();
}
