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
  /** TCP port to listen on; 0 takes any that is free. */
  PORT: optional(port),
  /** Address to listen on. */
  HOST: optional(text),
  /** Folder for everything the server keeps. */
  DATA_DIR: optional(text),
  /** PostgreSQL 15 or newer; without it SQLite in DATA_DIR. */
  DATABASE_URL: optional(postgresUrl),
  /** Redis 6.2 or newer, through which several nodes tell each other; without it there is one node. */
  REDIS_URL: optional(redisUrl),
  /** Bucket of an S3-compatible store; without it blobs are files in DATA_DIR. */
  BLOBS_S3_BUCKET: optional(text),
  /** Where that store answers, if not at Amazon's. */
  BLOBS_S3_ENDPOINT: optional(webUrl),
  BLOBS_S3_REGION: optional(text),
  BLOBS_S3_ACCESS_KEY_ID: optional(text),
  BLOBS_S3_SECRET_ACCESS_KEY: optional(text),
  /** Signs media links; every node of an installation needs the same. Made and kept in DATA_DIR if absent. */
  SESSION_SECRET: optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  /** The address that browsers use, when a proxy stands in front. */
  PUBLIC_URL: optional(webUrl),
  /** Addresses or networks of those proxies, separated by commas; "loopback" if only PUBLIC_URL is set. */
  TRUSTED_PROXIES: optional(text),
  /** Names that the server answers to beside its own, separated by commas; `.example.org` stands for every name below it. */
  ALLOWED_HOSTS: optional(text),
  /** Folder of the operator's own films, scanned at start and watched. */
  LIBRARY_DIR: optional(text),
  /** The ffmpeg to use, when it isn't the one on PATH. */
  FFMPEG_PATH: optional(text),
  /** The ffprobe to use, when it isn't the one on PATH. */
  FFPROBE_PATH: optional(text),
  /** Key for The Movie Database; without it the house's own catalogue answers. */
  TMDB_API_KEY: optional(text),
  /** Where The Movie Database answers. */
  TMDB_URL: optional(webUrl),
  /** Stripe's secret key; without it payments are the sandbox's: test cards, and no money. */
  STRIPE_SECRET_KEY: optional(text),
  /** What Stripe signs its webhooks with. */
  STRIPE_WEBHOOK_SECRET: optional(text),
  /** Where Stripe answers. */
  STRIPE_API_URL: optional(webUrl),
  /** Whose language model answers beside the house's own assistant; without it that one is alone. */
  LEO_LLM_PROVIDER: optional(
    z.enum(["openai-compatible", "anthropic"], "must be openai-compatible or anthropic"),
  ),
  /** Where it answers, such as http://127.0.0.1:11434/v1; Anthropic's own address without it. */
  LEO_LLM_BASE_URL: optional(webUrl),
  LEO_LLM_API_KEY: optional(text),
  LEO_LLM_MODEL: optional(text),
  /** "off" for models that cannot call tools: they are handed what was found. */
  LEO_LLM_TOOLS: optional(z.enum(["auto", "off"], "must be auto or off")),
  /** How long a whole answer may take, in milliseconds, before the house's own is given. */
  LEO_LLM_TOTAL_MS: optional(milliseconds),
  /** How many tokens the model may use up for each household and day; without it as many as it takes. */
  LEO_LLM_TOKENS_A_DAY: optional(count),
  /** Also asks the same server's /moderations about what is said, by this model of it. */
  LEO_LLM_MODERATION_MODEL: optional(text),
  /** A server with /audio/speech as OpenAI has it, for the voices; without it the house's own. */
  LEO_TTS_BASE_URL: optional(webUrl),
  LEO_TTS_API_KEY: optional(text),
  LEO_TTS_MODEL: optional(text),
  LEO_TTS_VOICE_LEO: optional(text),
  LEO_TTS_VOICE_MIRRORLOX: optional(text),
  /** A server with /audio/transcriptions as OpenAI has it; without it pocketsphinx, where it is installed. */
  LEO_STT_BASE_URL: optional(webUrl),
  LEO_STT_API_KEY: optional(text),
  LEO_STT_MODEL: optional(text),
  /** The helpline for someone in need, such as "116 111, day and night"; without it lines in the US. */
  LEO_HELPLINE: optional(z.string().check(z.maxLength(200, "must have at most 200 characters"))),
  /** Where browsers find each other for talking at a party: turn: and stun: addresses, by commas. */
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
  /** The secret that those TURN servers share with this one (coturn: static-auth-secret). */
  TURN_SECRET: optional(text),
  /** The server that mails go out by; without it each is a file in DATA_DIR/outbox. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps URL" })),
  /** Whom mails are from. */
  MAIL_FROM: optional(text),
  /** 1 turns demo mode on, 0 off; without it it is on where nothing of a real deployment is set. */
  GOLDMANE_DEMO: optional(flag),
  /** The account that runs the house once its address is verified; in demo mode its parent does. */
  GOLDMANE_OPERATOR_EMAIL: optional(z.email("must be an e-mail address")),
  /** How much disk rendered segments may take before the least recently used go. */
  SEGMENT_CACHE_BYTES: optional(bytes),
  /** 0 makes nothing ahead of its first viewer: for machines that are paid by the minute. */
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

/** The folders that the shell looks for programs in. */
export function readSearchPath(): string {
  return process.env.PATH ?? "";
}

/** A program that the tests were told of; null leaves it to the search path. */
export function readTestProgram(
  variable: "CHROMIUM_PATH" | "FFMPEG_PATH" | "NGINX_PATH" | "STRACE_PATH",
): string | null {
  return process.env[variable] ?? null;
}

/** The PostgreSQL that the tests run on; null runs them on SQLite. */
export function readTestDatabaseUrl(): string | null {
  return process.env.TEST_DATABASE_URL ?? null;
}

/** The Redis that the tests of several nodes run on; null where there is none. */
export function readTestRedisUrl(): string | null {
  return process.env.TEST_REDIS_URL ?? null;
}

/** Whether tests that start a server process take the built product, which starts faster. */
export function startsBuiltServer(): boolean {
  return process.env.TEST_BUILT_SERVER === "1";
}
