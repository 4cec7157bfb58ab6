import { accessSync, constants, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { domainToASCII } from "node:url";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import { isLoopbackName } from "#platform/host-name.ts";
import { ConfigError, type Env, readSearchPath } from "./env.ts";
import { type FixedSettings, toFixedSettings } from "./fixed-settings.ts";
import { type LeoConfig, toLeo } from "./leo-config.ts";
import { isAnnouncing, type TlsConfig, toTls, usesTls } from "./network-config.ts";
import { serverFolder } from "./server-folder.ts";
import { loadSessionSecret } from "./session-secret.ts";

/** Process roles. One process has all of them unless `--roles` is given. */
const roles = ["web", "worker"] as const;
export type Role = (typeof roles)[number];

export type Config = {
  roles: readonly Role[];
  /** A household with a known code that needs no sign-in on this machine. */
  demo: boolean;
  /** The `toEmailKey` of the account that is the operator's once its address is verified. */
  operatorEmailKey: string | null;
  http: {
    host: string;
    port: number;
    /** Null if browsers reach the server directly, without a proxy. */
    publicUrl: URL | null;
    /** Addresses and networks whose X-Forwarded-For is trusted. */
    trustedProxies: string[];
    /** Additional allowed host names; a leading dot matches all subdomains. */
    allowedHosts: string[];
    tls: TlsConfig;
    /** Whether goldmane.local is announced on the home network. */
    isAnnounced: boolean;
    /** The built web app. */
    webFolder: string;
  };
  dataFolder: string;
  migrationsFolder: string;
  database: { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };
  /** Null if this process is the only one. */
  redisUrl: string | null;
  blobs: { kind: "disk"; folder: string } | ({ kind: "s3" } & S3Config);
  /** Signs media links. */
  sessionSecret: string;
  /** SESSION_SECRET is set; otherwise the secret is a file in the data folder. */
  hasFixedSecret: boolean;
  /** Settings that the environment sets. They can't change at run time. */
  fixedSettings: FixedSettings;
  libraryFolder: string | null;
  media: {
    ffmpegPath: string | null;
    ffprobePath: string | null;
    /** Folders to look for programs in. */
    searchPath: string;
    segmentCacheFolder: string;
    segmentCacheBytes: number;
    /** Pictures that originals come with; null to draw all of them. */
    picturesFolder: string | null;
    /** Whether start files, first segments and posters are rendered ahead while the server is idle. */
    isWarming: boolean;
    /** The module of the render workers; null for the built-in one. */
    renderWorker: URL | null;
  };
  tmdb: { apiKey: string; url: string } | null;
  payments: "none" | "sandbox" | StripeConfig;
  mail: MailConfig;
  turn: { urls: string[]; secret: string | null };
  leo: LeoConfig;
  logLevel: NonNullable<Env["LOG_LEVEL"]>;
};

export type S3Config = {
  bucket: string;
  /** Temporary files for uploads and downloads. */
  spoolFolder: string;
  endpoint: string | null;
  region: string;
  /** Null for the SDK's defaults: instance role, shared credentials file. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

export type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  /** Null for Stripe's own API. */
  apiUrl: URL | null;
  /** The base of Stripe's return URLs. */
  publicUrl: URL;
};

type MailConfig = {
  /** Null writes e-mails to the outbox. */
  smtpUrl: string | null;
  outboxFolder: string;
  /** The From header, such as `Name <name@host>`; null for the server's name and `defaultAddress`. */
  from: string | null;
  defaultAddress: string;
  /** Where replies go; null is the sender. */
  replyTo: string | null;
  /** The origin of links in e-mails. Never taken from a request: Host headers can be forged. */
  linkOrigin: string;
};

const defaultHost = "127.0.0.1";
const deploymentSetting =
  /^(?:PUBLIC_URL|DATABASE_URL|REDIS_URL|SMTP_URL|STRIPE_\w+|BLOBS_S3_\w+)$/;

/**
 * Converts environment variables to a Config with defaults. Creates the data folder and its session
 * secret if they are missing.
 */
export function loadConfig(env: Env, args: readonly string[] = []): Config {
  const host = env.HOST ?? defaultHost;
  const dataFolder = makeDataFolder(env.DATA_DIR ?? "data");
  const demo = env.GOLDMANE_DEMO ?? listDemoBarriers(env).length === 0;
  return {
    roles: readRoles(args),
    demo,
    operatorEmailKey: env.GOLDMANE_OPERATOR_EMAIL ? toEmailKey(env.GOLDMANE_OPERATOR_EMAIL) : null,
    http: {
      host,
      port: env.PORT ?? 8080,
      publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : null,
      trustedProxies: readProxies(env),
      allowedHosts: readAllowedHosts(env),
      tls: toTls(env, dataFolder),
      isAnnounced: isAnnouncing(env, host),
      webFolder: join(serverFolder(), "..", "web", "dist"),
    },
    dataFolder,
    migrationsFolder: join(serverFolder(), "migrations"),
    database: env.DATABASE_URL
      ? { kind: "postgres", url: env.DATABASE_URL }
      : { kind: "sqlite", file: join(dataFolder, "goldmane.db") },
    redisUrl: env.REDIS_URL ?? null,
    blobs: toBlobs(env, dataFolder),
    sessionSecret: env.SESSION_SECRET ?? loadSessionSecret(dataFolder),
    hasFixedSecret: env.SESSION_SECRET !== undefined,
    fixedSettings: toFixedSettings(env),
    libraryFolder: env.LIBRARY_DIR ? resolve(env.LIBRARY_DIR) : null,
    media: {
      ffmpegPath: env.FFMPEG_PATH ?? null,
      ffprobePath: env.FFPROBE_PATH ?? null,
      searchPath: readSearchPath(),
      segmentCacheFolder: join(dataFolder, "segments"),
      segmentCacheBytes: env.SEGMENT_CACHE_BYTES ?? 20 * 1024 ** 3,
      picturesFolder: join(serverFolder(), "..", "..", "packages", "originals", "pictures"),
      isWarming: env.WARM_CACHE ?? true,
      renderWorker: null,
    },
    tmdb: env.TMDB_API_KEY
      ? { apiKey: env.TMDB_API_KEY, url: env.TMDB_URL ?? "https://api.themoviedb.org/3" }
      : null,
    payments: toPayments(env, { demo }),
    mail: toMail(env, { host, dataFolder }),
    turn: { urls: env.TURN_URLS?.split(",") ?? [], secret: env.TURN_SECRET ?? null },
    leo: toLeo(env),
    logLevel: env.LOG_LEVEL ?? "info",
  };
}

function makeDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${folder} cannot be used: ${String(error)}`);
  }
  return folder;
}

function readRoles(args: readonly string[]): readonly Role[] {
  const given = args.find((arg) => arg.startsWith("--roles="))?.slice("--roles=".length);
  if (given === undefined) return roles;
  const asked = given.split(",").map((name) => roles.find((role) => role === name));
  const known = asked.filter((role) => role !== undefined);
  if (known.length < asked.length) {
    throw new ConfigError(`--roles takes ${roles.join(", ")}, separated by commas, not "${given}"`);
  }
  return known;
}

/** With PUBLIC_URL and without https of its own, a proxy on loopback is trusted by default. */
function readProxies(env: Env): string[] {
  const named = env.TRUSTED_PROXIES?.split(",").map((name) => name.trim());
  const isBehindProxy = env.PUBLIC_URL !== undefined && !usesTls(env);
  return named ?? (isBehindProxy ? ["loopback"] : []);
}

/** Normalized as in a Host header: lower case, Punycode for non-ASCII names. */
function readAllowedHosts(env: Env): string[] {
  const names = env.ALLOWED_HOSTS?.split(",").map((name) => name.trim()) ?? [];
  return names.map((name) => {
    const dot = name.startsWith(".") ? "." : "";
    const ascii = domainToASCII(name.slice(dot.length)).replace(/\.$/, "");
    if (/^[\w-]+(\.[\w-]+)*$/.test(ascii)) return dot + ascii;
    throw new ConfigError(
      `ALLOWED_HOSTS takes names without a scheme or port, separated by commas, not "${name}"`,
    );
  });
}

/**
 * The set variables that indicate a real deployment. Demo mode makes every local visitor an operator,
 * so with any of them it must be turned on explicitly.
 */
export function listDemoBarriers(env: Env): string[] {
  const isReachable = !isLoopbackName(env.HOST ?? defaultHost);
  const names = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && deploymentSetting.test(name) ? [name] : [],
  );
  return [...(isReachable ? ["HOST"] : []), ...names];
}

function toBlobs(env: Env, dataFolder: string): Config["blobs"] {
  const bucket = env.BLOBS_S3_BUCKET;
  if (!bucket) return { kind: "disk", folder: join(dataFolder, "blobs") };
  const accessKeyId = env.BLOBS_S3_ACCESS_KEY_ID;
  const secretAccessKey = env.BLOBS_S3_SECRET_ACCESS_KEY;
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new ConfigError("BLOBS_S3_ACCESS_KEY_ID and BLOBS_S3_SECRET_ACCESS_KEY go together");
  }
  return {
    kind: "s3",
    bucket,
    spoolFolder: join(dataFolder, "spool"),
    endpoint: env.BLOBS_S3_ENDPOINT ?? null,
    region: env.BLOBS_S3_REGION ?? "us-east-1",
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

function toPayments(env: Env, { demo }: { demo: boolean }): Config["payments"] {
  const stripe = toStripe(env);
  if (stripe && env.PAYMENTS) {
    throw new ConfigError("PAYMENTS=sandbox and STRIPE_SECRET_KEY exclude each other");
  }
  const payments = stripe ?? env.PAYMENTS ?? (demo ? "sandbox" : "none");
  if (payments === "none" && env.REGISTRATION === "open") {
    throw new ConfigError("REGISTRATION=open needs STRIPE_SECRET_KEY, or PAYMENTS=sandbox");
  }
  return payments;
}

function toStripe(env: Env): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (Boolean(secretKey) !== Boolean(webhookSecret)) {
    throw new ConfigError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together");
  }
  if (!secretKey || !webhookSecret) return null;
  if (!env.PUBLIC_URL) {
    throw new ConfigError("STRIPE_SECRET_KEY needs PUBLIC_URL: where Stripe sends people back to");
  }
  const apiUrl = env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null;
  return { secretKey, webhookSecret, apiUrl, publicUrl: new URL(env.PUBLIC_URL) };
}

function toMail(env: Env, { host, dataFolder }: { host: string; dataFolder: string }): MailConfig {
  if (env.SMTP_URL && !env.PUBLIC_URL) {
    throw new ConfigError("SMTP_URL needs PUBLIC_URL: where the links in mails lead");
  }
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const scheme = usesTls(env) ? "https" : "http";
  const listening = `${scheme}://${isEverywhere || isLoopbackName(host) ? "localhost" : host}:${env.PORT ?? 8080}`;
  const address = new URL(env.PUBLIC_URL ?? listening);
  return {
    smtpUrl: env.SMTP_URL ?? null,
    outboxFolder: join(dataFolder, "outbox"),
    from: env.MAIL_FROM ?? null,
    defaultAddress: `no-reply@${address.hostname}`,
    replyTo: env.MAIL_REPLY_TO ?? null,
    linkOrigin: address.origin,
  };
}
