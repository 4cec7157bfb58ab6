import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { endpoint } from "@goldmane/contracts/endpoint";
import { livePath } from "@goldmane/contracts/live/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Config } from "#platform/config/config.ts";
import type { Feature } from "#platform/feature.ts";
import { openTestApp } from "#platform/testing/open-test-app.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { sendRaw, websocketHeaders } from "#platform/testing/live/raw-request.ts";
import { handle } from "#platform/http/handler.ts";

const greet = endpoint("GET", "/api/greeting", {
  access: "anyone",
  summary: "Greet",
  reply: z.object({ greeting: z.string() }),
});
const change = endpoint("POST", "/api/greeting", { access: "anyone", summary: "Change it" });

const feature: Feature = {
  name: "greetings",
  routes: [handle(greet, async () => ({ greeting: "Hello" })), handle(change, async () => {})],
  rawRoutes: [
    {
      methods: ["GET"],
      path: "/media/films/*",
      access: "anyone",
      run: ({ reply }) => reply.send("by the route"),
    },
  ],
  peek: (_app, { url }) => {
    const bytes = Buffer.from("out of memory");
    if (url !== "/media/films/ready") return null;
    return { bytes, etag: '"one"', type: "text/plain", cacheControl: "private" };
  },
};

let folder: string;
let server: TestServer;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-hosts-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "sw.js"), "self;");
  server = await openTestServer([feature], await settings());
  url = await server.http.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

async function settings(): Promise<Partial<Config>> {
  await using app = await openTestApp();
  const http: Config["http"] = {
    ...app.config.http,
    webFolder: folder,
    publicUrl: new URL("http://films.example.org/"),
    trustedProxies: ["loopback"],
    allowedHosts: ["tv.example"],
  };
  return { demo: true, http };
}

const liveTarget = `${livePath}/?EIO=4&transport=websocket`;
const targets = [
  "/api/greeting",
  "/api/health",
  "/api/openapi.json",
  "/api/nothing",
  "/",
  "/streaming",
  "/sw.js",
  "/media/films/ready",
  "/media/films/other",
];

test.each(targets)("%s responds for an allowed host, and with 421 for any other", async (path) => {
  const allowed = await sendRaw(url, { path, headers: { host: "localhost" } });
  expect(allowed.status).toBe(path === "/api/nothing" ? 404 : 200);
  const refused = await sendRaw(url, { path, headers: { host: "evil.example" } });
  expect([refused.status, JSON.parse(refused.body)]).toEqual([
    421,
    {
      error: "MISDIRECTED_REQUEST",
      message: expect.stringContaining("ALLOWED_HOSTS"),
    },
  ]);
  expect(refused.headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    connection: "close",
  });
});

test("a websocket is opened for an allowed host, and for no other", async () => {
  const open = (host: string, target = liveTarget) =>
    sendRaw(url, { path: target, headers: { ...websocketHeaders, host } });
  expect((await open("localhost")).status).toBe(101);
  const refused = await open("evil.example");
  expect([refused.status, JSON.parse(refused.body).error]).toEqual([421, "MISDIRECTED_REQUEST"]);
  expect((await open("localhost", `http://evil.example${liveTarget}`)).status).toBe(421);
  expect((await open("evil.example", "/elsewhere")).status).toBe(421);
});

test.each([
  "127.0.0.1",
  "127.0.0.1:8080",
  "192.168.1.7",
  "[::1]",
  "[2001:db8::7]:8080",
  "den.localhost",
  "films.example.org",
  "FILMS.EXAMPLE.ORG.:443",
  "tv.example:8080",
])("%s is an allowed host", async (host) => {
  expect((await sendRaw(url, { path: "/api/greeting", headers: { host } })).status).toBe(200);
});

test("mutations for another host are refused, regardless of their headers", async () => {
  const headers = { host: "evil.example", "sec-fetch-site": "same-origin", "content-length": "9" };
  expect((await sendRaw(url, { method: "POST", path: "/api/greeting", headers })).status).toBe(421);
});

test("the host of an absolute target counts as well as the header", async () => {
  const ask = async (path: string, host: string) =>
    (await sendRaw(url, { path, headers: { host } })).status;
  expect(await ask("http://localhost/api/greeting", "localhost")).toBe(200);
  expect(await ask("http://localhost/api/nothing", "localhost")).toBe(404);
  expect(await ask("http://evil.example/api/greeting", "localhost")).toBe(421);
  expect(await ask("http://evil.example/media/films/ready", "localhost")).toBe(421);
  expect(await ask("http://localhost/api/greeting", "evil.example")).toBe(421);
  expect(await ask("http://localhost@evil.example/api/greeting", "localhost")).toBe(421);
});

test("X-Forwarded-Host is ignored", async () => {
  const forwarded = { "x-forwarded-host": "localhost", "x-forwarded-for": "203.0.113.9" };
  const headers = { host: "evil.example", ...forwarded };
  expect((await sendRaw(url, { path: "/api/greeting", headers })).status).toBe(421);
  const foreign = {
    host: "localhost",
    origin: "http://evil.example",
    "x-forwarded-host": "evil.example",
  };
  const change_ = { method: "POST", path: "/api/greeting" };
  expect((await sendRaw(url, { ...change_, headers: foreign })).status).toBe(403);
  const own = { ...foreign, origin: "http://films.example.org" };
  expect((await sendRaw(url, { ...change_, headers: own })).status).toBe(204);
});

test("a request without a host is refused", async () => {
  const ask = async (lines: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.end(`${lines}\r\n\r\n`);
    return (await text(socket)).split("\r\n", 1)[0];
  };
  expect(await ask("GET /api/greeting HTTP/1.1")).toContain(" 400 ");
  expect(await ask("GET /api/greeting HTTP/1.0")).toContain(" 421 ");
  expect(await ask("GET /api/greeting HTTP/1.1\r\nHost:")).toContain(" 421 ");
});
