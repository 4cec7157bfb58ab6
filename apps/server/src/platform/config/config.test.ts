import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listDemoBarriers, loadConfig } from "./config.ts";
import { ConfigError, envSchema, readEnv } from "./env.ts";
import { serverFolder } from "./server-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-config-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test(".env.example lists exactly the variables that the server reads", () => {
  const example = readFileSync(join(serverFolder(), "..", "..", ".env.example"), "utf8");
  const named = example.match(/^[A-Z0-9_]+(?==)/gm);
  expect(named?.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted());
});

test(".env.example sets nothing by default", () => {
  const example = readFileSync(join(serverFolder(), "..", "..", ".env.example"), "utf8");
  const names = example.match(/^[A-Z0-9_]+(?==)/gm) ?? [];
  const copied = Object.fromEntries(names.map((name) => [name, ""]));
  expect(Object.values(readEnv(copied)).filter((value) => value !== undefined)).toEqual([]);
});

test("with nothing set the server is for this machine only", () => {
  const config = loadConfig({ DATA_DIR: folder });
  expect(config).toMatchObject({
    roles: ["web", "worker"],
    demo: true,
    http: { host: "127.0.0.1", port: 8080, publicUrl: null },
    database: { kind: "sqlite", file: join(folder, "goldmane.db") },
    blobs: { kind: "disk", folder: join(folder, "blobs") },
    libraryFolder: null,
    tmdb: null,
    logLevel: "info",
  });
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/films"],
  ["PUBLIC_URL", "films.example.org"],
  ["SESSION_SECRET", "short"],
  ["SEGMENT_CACHE_BYTES", "20 GB"],
  ["GOLDMANE_DEMO", "yes"],
  ["LOG_LEVEL", "loud"],
  ["LEO_LLM_PROVIDER", "a friend"],
  ["LEO_LLM_BASE_URL", "file:///etc/passwd"],
  ["LEO_LLM_TOTAL_MS", "soon"],
  ["LEO_TTS_BASE_URL", "tts.example.org"],
])("%s=%s is refused by name", (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
});

test("all invalid values are reported together", () => {
  expect(() => readEnv({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT.*\n.*LOG_LEVEL/);
});

test("an incomplete pair of S3 keys is refused", () => {
  const env = { DATA_DIR: folder, BLOBS_S3_BUCKET: "films", BLOBS_S3_ACCESS_KEY_ID: "me" };
  expect(() => loadConfig(env)).toThrow("BLOBS_S3_SECRET_ACCESS_KEY");
});

test("a data folder that cannot be created is refused with its path", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => loadConfig({ DATA_DIR: join(folder, "file", "data") })).toThrow("DATA_DIR");
});

test("an unknown role is refused", () => {
  expect(() => loadConfig({ DATA_DIR: folder }, ["--roles=web,cook"])).toThrow("--roles");
  expect(loadConfig({ DATA_DIR: folder }, ["--roles=worker"]).roles).toEqual(["worker"]);
});

test.each([
  { PUBLIC_URL: "https://films.example.org" },
  { DATABASE_URL: "postgres://localhost/goldmane" },
  { REDIS_URL: "redis://localhost" },
  { PUBLIC_URL: "https://films.example.org", SMTP_URL: "smtp://mail.example.org" },
  {
    PUBLIC_URL: "https://films.example.org",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
  },
  { STRIPE_API_URL: "http://localhost:9" },
  { BLOBS_S3_BUCKET: "films" },
  { BLOBS_S3_REGION: "eu-west-1" },
])("with %j the demo is off unless explicitly enabled", (settings) => {
  const env = { DATA_DIR: folder, ...settings };
  expect(loadConfig(env).demo).toBe(false);
  expect(listDemoBarriers(env)).toEqual(Object.keys(settings));
  expect(loadConfig({ ...env, GOLDMANE_DEMO: true }).demo).toBe(true);
});

test("other settings leave the demo on", () => {
  const settings = {
    PORT: 80,
    LOG_LEVEL: "warn",
    TMDB_API_KEY: "key",
    ALLOWED_HOSTS: "tv",
  } as const;
  expect(loadConfig({ DATA_DIR: folder, LIBRARY_DIR: folder, ...settings }).demo).toBe(true);
});

test("allowed hosts are normalized as browsers send them", () => {
  const read = (ALLOWED_HOSTS: string) =>
    loadConfig({ DATA_DIR: folder, ALLOWED_HOSTS }).http.allowedHosts;
  expect(loadConfig({ DATA_DIR: folder }).http.allowedHosts).toEqual([]);
  expect(read("TV.example, .Lan.example,bücher.example,goldmane")).toEqual([
    "tv.example",
    ".lan.example",
    "xn--bcher-kva.example",
    "goldmane",
  ]);
});

test.each([
  "tv.example:8080",
  "https://tv.example",
  "*",
  "*.tv.example",
  "tv.example,,",
  ".",
  "a b",
])("ALLOWED_HOSTS=%s is refused by name", (ALLOWED_HOSTS) => {
  expect(() => loadConfig({ DATA_DIR: folder, ALLOWED_HOSTS })).toThrow("ALLOWED_HOSTS");
});

test.each([
  ["127.0.0.1", undefined, true],
  ["localhost", undefined, true],
  ["::1", undefined, true],
  ["0.0.0.0", undefined, false],
  ["192.168.1.5", undefined, false],
  ["0.0.0.0", true, true],
  ["127.0.0.1", false, false],
])("on %s with GOLDMANE_DEMO %s the demo is %s", (HOST, GOLDMANE_DEMO, demo) => {
  expect(loadConfig({ DATA_DIR: folder, HOST, GOLDMANE_DEMO }).demo).toBe(demo);
});

test("the secret is created once, readable only by its owner", () => {
  const first = loadConfig({ DATA_DIR: folder }).sessionSecret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadConfig({ DATA_DIR: folder }).sessionSecret).toBe(first);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
});

test("Stripe's two secrets are required together, along with PUBLIC_URL", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };
  const load = (env: object) => loadConfig({ DATA_DIR: folder, ...env });
  expect(load({}).payments).toBe("sandbox");
  expect(() => load({ STRIPE_SECRET_KEY: "sk_test_x" })).toThrow("go together");
  expect(() => load(keys)).toThrow("PUBLIC_URL");
  const complete = { ...keys, PUBLIC_URL: "https://films.example.org" };
  expect(load(complete).payments).toMatchObject({ secretKey: "sk_test_x", apiUrl: null });
  expect(() => load({ ...complete, PAYMENTS: "sandbox" })).toThrow("exclude each other");
});

test("payments accept test cards in the demo and with PAYMENTS=sandbox only", () => {
  const load = (env: object) => loadConfig({ DATA_DIR: folder, ...env }).payments;
  expect(load({})).toBe("sandbox");
  expect(load({ HOST: "0.0.0.0" })).toBe("none");
  expect(load({ HOST: "0.0.0.0", PAYMENTS: "sandbox" })).toBe("sandbox");
  expect(() => load({ HOST: "0.0.0.0", REGISTRATION: "open" })).toThrow("needs STRIPE_SECRET_KEY");
});

test("links in e-mails use PUBLIC_URL, never a request's host", () => {
  expect(() => loadConfig({ DATA_DIR: folder, SMTP_URL: "smtp://mail.example.org" })).toThrow(
    "SMTP_URL needs PUBLIC_URL",
  );
  const alone = loadConfig({ DATA_DIR: folder, HOST: "0.0.0.0", PORT: 8080 });
  expect(alone.mail).toMatchObject({ smtpUrl: null, linkOrigin: "http://localhost:8080" });
  const PUBLIC_URL = "https://films.example.org/";
  const public_ = loadConfig({ DATA_DIR: folder, SMTP_URL: "smtp://mail.example.org", PUBLIC_URL });
  expect(public_.mail).toMatchObject({
    linkOrigin: "https://films.example.org",
    from: null,
    replyTo: null,
    defaultAddress: "no-reply@films.example.org",
  });
});

test("Leo needs no model by default, and a model needs its name, URL and key", () => {
  const load = (env: object) => loadConfig({ DATA_DIR: folder, ...env }).leo;
  expect(load({})).toEqual({
    model: null,
    speech: null,
    speechTimeoutMs: 15_000,
    hearing: null,
    helpline: null,
  });
  const compatible = { LEO_LLM_PROVIDER: "openai-compatible" } as const;
  const anthropic = { LEO_LLM_PROVIDER: "anthropic", LEO_LLM_MODEL: "m" } as const;
  expect(() => load(compatible)).toThrow("LEO_LLM_MODEL");
  expect(() => load({ ...compatible, LEO_LLM_MODEL: "m" })).toThrow("LEO_LLM_BASE_URL");
  expect(() => load(anthropic)).toThrow("LEO_LLM_API_KEY");
  expect(load({ ...anthropic, LEO_LLM_API_KEY: "key" }).model).toEqual({
    provider: "anthropic",
    baseUrl: null,
    apiKey: "key",
    name: "m",
    mayUseTools: true,
    totalMs: 20_000,
    tokensADay: null,
    moderation: null,
  });
  const moderated = { ...anthropic, LEO_LLM_API_KEY: "key", LEO_LLM_MODERATION_MODEL: "omni" };
  expect(() => load(moderated)).toThrow("LEO_LLM_MODERATION_MODEL");
  expect(load({ LEO_TTS_BASE_URL: "http://tts.example.org/v1" }).speech).toMatchObject({
    model: "tts-1",
    voices: { leo: "onyx", mirrorlox: "nova" },
  });
});

test.each([
  [{}, { kind: "off" }],
  [{ TLS: "off" }, { kind: "off" }],
  [{ TLS: "local", PUBLIC_URL: "https://goldmane.local:8080" }, { kind: "local" }],
  [
    { TLS_CERT: "/c.pem", TLS_KEY: "/k.pem" },
    { kind: "own", certFile: "/c.pem", keyFile: "/k.pem" },
  ],
] as const)("with %j https is %j", (env, tls) => {
  expect(loadConfig({ DATA_DIR: folder, ...env }).http.tls).toMatchObject(tls);
});

test.each([
  [{ TLS_CERT: "/c.pem" }, "TLS_KEY"],
  [{ TLS: "local", TLS_CERT: "/c.pem", TLS_KEY: "/k.pem" }, "exclude each other"],
  [{ TLS: "local", PUBLIC_URL: "http://goldmane.local:8080" }, "https://"],
  [{ TLS: "local", PUBLIC_URL: "https://films.example.org" }, "not for films.example.org"],
] as const)("%j is refused", (env, reason) => {
  expect(() => loadConfig({ DATA_DIR: folder, ...env })).toThrow(reason);
});

test.each([
  [{}, false],
  [{ MDNS: "on" }, false],
  [{ HOST: "0.0.0.0" }, true],
  [{ HOST: "0.0.0.0", MDNS: "off" }, false],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://films.example.org" }, false],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://films.example.org", MDNS: "on" }, true],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://goldmane.local", TLS: "local" }, true],
] as const)("with %j goldmane.local is announced: %s", (env, isAnnounced) => {
  expect(loadConfig({ DATA_DIR: folder, ...env }).http.isAnnounced).toBe(isAnnounced);
});

test("links in e-mails use https if the server has it", () => {
  const env = { DATA_DIR: folder, HOST: "0.0.0.0", TLS: "local" } as const;
  expect(loadConfig(env).mail.linkOrigin).toBe("https://localhost:8080");
});
