import { readableSettings, registrationModes } from "@goldmane/contracts/admin/settings";
import { languages } from "@goldmane/contracts/languages";
import * as z from "zod/mini";

/** An empty value means that the variable isn't set, as in a copied `.env.example`. */
function optional<T>(schema: z.ZodMiniType<T, string>) {
  return z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((value) => (value === "" ? undefined : value)),
    ),
    z.optional(schema),
  );
}

const text = z.string();
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, "must be a port number, 0 to 65535")),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, "must be at most 65535"))),
);
const bytes = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, "must be a number of bytes")),
  z.transform(Number),
);
const milliseconds = z.pipe(
  z.string().check(z.regex(/^\d{3,6}$/, "must be a number of milliseconds, 100 to 999999")),
  z.transform(Number),
);
const count = z.pipe(
  z.string().check(z.regex(/^\d{1,12}$/, "must be a whole number")),
  z.transform(Number),
);
const flag = z.pipe(
  z.enum(["0", "1"], "must be 1 or 0"),
  z.transform((value) => value === "1"),
);
const webUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });
const redisUrl = z.url({ protocol: /^rediss?$/, error: "must be a redis:// URL" });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" });

/** Every variable that the server reads. `.env.example` says the same to the operator. */
export const envSchema = z.object({
  /** TCP port to listen on; 0 for any free port. */
  PORT: optional(port),
  /** Address to listen on. */
  HOST: optional(text),
  /** `local` serves https with a certificate of this server's own authority. */
  TLS: optional(z.enum(["local", "off"], "must be local or off")),
  /** The administrator's certificate with its chain, and its key: files in PEM. */
  TLS_CERT: optional(text),
  TLS_KEY: optional(text),
  /** Announces goldmane.local on the home network. */
  MDNS: optional(z.enum(["on", "off"], "must be on or off")),
  /** Folder for everything the server keeps. */
  DATA_DIR: optional(text),
  /** PostgreSQL 15 or newer; without it SQLite in DATA_DIR. */
  DATABASE_URL: optional(postgresUrl),
  /** Redis 6.2 or newer, the message bus between nodes; without it there is one node. */
  REDIS_URL: optional(redisUrl),
  /** Bucket of an S3-compatible store; without it blobs are files in DATA_DIR. */
  BLOBS_S3_BUCKET: optional(text),
  /** Endpoint of that store, if it isn't Amazon S3. */
  BLOBS_S3_ENDPOINT: optional(webUrl),
  BLOBS_S3_REGION: optional(text),
  BLOBS_S3_ACCESS_KEY_ID: optional(text),
  BLOBS_S3_SECRET_ACCESS_KEY: optional(text),
  /** Signs media links; all nodes need the same. Generated in DATA_DIR if absent. */
  SESSION_SECRET: optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  /** The URL that browsers use, if there is a proxy in front. */
  PUBLIC_URL: optional(webUrl),
  /** Addresses or networks of those proxies, separated by commas; "loopback" if only PUBLIC_URL is set. */
  TRUSTED_PROXIES: optional(text),
  /** Additional host names to accept, separated by commas; `.example.org` matches all subdomains. */
  ALLOWED_HOSTS: optional(text),
  /** Limits who can sign up; this and the next two win over the setting of the same name. */
  REGISTRATION: optional(z.enum(registrationModes, "must be closed, invite or open")),
  /** The server's name, as people see it. */
  SERVER_NAME: optional(readableSettings.serverName),
  /** The language of people whose own is not known. */
  DEFAULT_LANGUAGE: optional(z.enum(languages, `must be one of ${languages.join(", ")}`)),
  /** Folder of the operator's own films, scanned at start and watched. */
  LIBRARY_DIR: optional(text),
  /** The ffmpeg to use instead of the one on PATH. */
  FFMPEG_PATH: optional(text),
  /** The ffprobe to use instead of the one on PATH. */
  FFPROBE_PATH: optional(text),
  /** Key for The Movie Database; without it the built-in catalog is used. */
  TMDB_API_KEY: optional(text),
  /** Base URL of The Movie Database's API. */
  TMDB_URL: optional(webUrl),
  /** Stripe's secret key; without it nothing is sold, except in the sandbox. */
  STRIPE_SECRET_KEY: optional(text),
  /** The signing secret of Stripe's webhook. */
  STRIPE_WEBHOOK_SECRET: optional(text),
  /** Base URL of Stripe's API. */
  STRIPE_API_URL: optional(webUrl),
  /** "sandbox" accepts test cards and takes no money; on in the demo. Without Stripe or it nothing is sold. */
  PAYMENTS: optional(z.enum(["sandbox"], "must be sandbox, or empty")),
  /** Provider of a language model for Leo; without it only the built-in assistant answers. */
  LEO_LLM_PROVIDER: optional(
    z.enum(["openai-compatible", "anthropic"], "must be openai-compatible or anthropic"),
  ),
  /** Its base URL, such as http://127.0.0.1:11434/v1; defaults to Anthropic's own. */
  LEO_LLM_BASE_URL: optional(webUrl),
  LEO_LLM_API_KEY: optional(text),
  LEO_LLM_MODEL: optional(text),
  /** "off" for models that cannot call tools: they get the search results in the prompt. */
  LEO_LLM_TOOLS: optional(z.enum(["auto", "off"], "must be auto or off")),
  /** Timeout of a whole answer in milliseconds, before the built-in assistant answers. */
  LEO_LLM_TOTAL_MS: optional(milliseconds),
  /** Token budget per household and day; unlimited by default. */
  LEO_LLM_TOKENS_A_DAY: optional(count),
  /** Also checks messages with this model at the same server's /moderations. */
  LEO_LLM_MODERATION_MODEL: optional(text),
  /** A server with OpenAI's /audio/speech API; without it the built-in voices. */
  LEO_TTS_BASE_URL: optional(webUrl),
  LEO_TTS_API_KEY: optional(text),
  LEO_TTS_MODEL: optional(text),
  LEO_TTS_VOICE_LEO: optional(text),
  LEO_TTS_VOICE_MIRRORLOX: optional(text),
  /** A server with OpenAI's /audio/transcriptions API; without it pocketsphinx, if installed. */
  LEO_STT_BASE_URL: optional(webUrl),
  LEO_STT_API_KEY: optional(text),
  LEO_STT_MODEL: optional(text),
  /** The helpline for someone in need, such as "116 111, day and night"; defaults to US helplines. */
  LEO_HELPLINE: optional(z.string().check(z.maxLength(200, "must have at most 200 characters"))),
  /** turn: and stun: URLs for voice chat at parties, separated by commas. */
  TURN_URLS: optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:stuns?|turns?):[^,\s]+(?:,(?:stuns?|turns?):[^,\s]+)*$/,
          "must be turn: or stun: addresses, separated by commas",
        ),
      ),
  ),
  /** The shared secret of those TURN servers (coturn: static-auth-secret). */
  TURN_SECRET: optional(text),
  /** The mail server; without it e-mails are written to DATA_DIR/outbox. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps URL" })),
  /** The From address of e-mails. */
  MAIL_FROM: optional(text),
  /** Where replies to e-mails go; by default to the sender. */
  MAIL_REPLY_TO: optional(z.email("must be an e-mail address")),
  /** 1 turns demo mode on, 0 off; by default it is on unless a deployment setting is set. */
  GOLDMANE_DEMO: optional(flag),
  /** The operator's account, once its address is verified; in demo mode the demo's parent is one. */
  GOLDMANE_OPERATOR_EMAIL: optional(z.email("must be an e-mail address")),
  /** Size limit of the segment cache; the least recently used segments are evicted. */
  SEGMENT_CACHE_BYTES: optional(bytes),
  /** 0 renders nothing ahead of the first viewer, for machines billed by the minute. */
  WARM_CACHE: optional(flag),
  LOG_LEVEL: optional(
    z.enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    ),
  ),
});
export type Env = z.infer<typeof envSchema>;

/** A setting that the server cannot start with. The message names the variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const read = envSchema.safeParse(source);
  if (read.success) return read.data;
  const complaints = read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new ConfigError(complaints.join("\n"));
}

/** The PATH variable. */
export function readSearchPath(): string {
  return process.env.PATH ?? "";
}

/** Path of a program for tests; null to search PATH. */
export function readTestProgram(
  variable: "CADDY_PATH" | "CHROMIUM_PATH" | "FFMPEG_PATH" | "NGINX_PATH" | "STRACE_PATH",
): string | null {
  return process.env[variable] ?? null;
}

/** The PostgreSQL database for tests; null for SQLite. */
export function readTestDatabaseUrl(): string | null {
  return process.env.TEST_DATABASE_URL ?? null;
}

/** The Redis for multi-node tests; null if there is none. */
export function readTestRedisUrl(): string | null {
  return process.env.TEST_REDIS_URL ?? null;
}

/** Whether tests start the built server, which starts faster. */
export function startsBuiltServer(): boolean {
  return process.env.TEST_BUILT_SERVER === "1";
}
