import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { text } from "node:stream/consumers";
import { endpoint } from "@goldmane/contracts/endpoint";
import { livePath } from "@goldmane/contracts/live/limits";
import { trustState } from "@goldmane/contracts/trust/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Feature } from "#platform/feature.ts";
import { handle } from "#platform/http/handler.ts";
import { serve, type Serving } from "#platform/serve.ts";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import { openTestServer } from "#platform/testing/open-test-server.ts";
import { trustRawRoutes, trustRoutes } from "./routes.ts";

const visit = endpoint("POST", "/api/visit", { access: "anyone", summary: "Start a session" });
const features: Feature[] = [
  { name: "trust", routes: trustRoutes, rawRoutes: trustRawRoutes },
  { name: "visits", routes: [handle(visit, async () => undefined)] },
];

let folder: string;
let app: TestApp;
let serving: Serving;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-trust-"));
  const plain = await openTestApp();
  const http = { ...plain.config.http, tls: { kind: "local" as const, folder } };
  await plain[Symbol.asyncDispose]();
  app = await openTestApp({ http, roles: ["web"] });
  serving = await serve(app, features);
  port = Number(new URL(serving.url ?? "").port);
});
afterAll(async () => {
  await serving[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

type Asked = { method?: string; headers?: Record<string, string> };

/** Asks the server as a device that trusts its authority. */
async function ask(
  scheme: "https" | "http",
  path: string,
  { method = "GET", headers }: Asked = {},
) {
  const options = { host: "127.0.0.1", port, path, method, agent: false, headers };
  const asked =
    scheme === "http"
      ? requestHttp(options)
      : requestHttps({ ...options, ca: app.tls?.authority ?? "", servername: "goldmane.local" });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const asPage = { accept: "text/html", host: "goldmane.local:8080" };

test("one port takes https and plain http", async () => {
  expect(serving.url).toBe(`http://127.0.0.1:${port}`);
  for (const scheme of ["https", "http"] as const) {
    const { status, headers } = await ask(scheme, "/api/health");
    expect([status, headers["strict-transport-security"]]).toEqual([200, undefined]);
  }
});

test("a page over plain http leads to the page about trust", async () => {
  app.home.setAnnouncedName("goldmane.local");
  const { status, headers } = await ask("http", "/watch/x", { headers: asPage });
  expect([status, headers.location]).toEqual([302, "/trust?to=%2Fwatch%2Fx"]);
  expect((await ask("https", "/watch/x", { headers: asPage })).status).toBe(404);
  const cookie = "gm_http=1";
  expect((await ask("http", "/watch/x", { headers: { ...asPage, cookie } })).status).toBe(404);
  app.home.setAnnouncedName(null);
  expect((await ask("http", "/", { headers: asPage })).status).toBe(421);
});

test("a new address is certified while the server runs", async () => {
  app.home.setAnnouncedName("goldmane-2.local");
  await expect.poll(readNames).toContain("goldmane-2.local");
  app.home.setAnnouncedName(null);
});

async function readNames() {
  const ca = app.tls?.authority ?? "";
  const socket = connectTls({ host: "127.0.0.1", port, servername: "goldmane.local", ca });
  await once(socket, "secureConnect");
  const { subjectaltname = "" } = socket.getPeerCertificate();
  socket.destroy();
  return subjectaltname;
}

test("over https a session's cookie is Secure, and a session of plain http doesn't count", async () => {
  const secure = await ask("https", "/api/visit", { method: "POST" });
  expect(secure.headers["set-cookie"]?.[0]).toMatch(/^__Host-gm_n=.+; Secure$/);
  const plain = await ask("http", "/api/visit", { method: "POST" });
  const [setCookie = ""] = plain.headers["set-cookie"] ?? [];
  expect(setCookie).toMatch(/^gm_n=.+; SameSite=Lax$/);

  const cookie = setCookie.split(";", 1)[0] ?? "";
  const again = (scheme: "https" | "http") =>
    ask(scheme, "/api/visit", { method: "POST", headers: { cookie } });
  expect((await again("http")).headers["set-cookie"]).toBeUndefined();
  expect((await again("https")).headers["set-cookie"]?.[0]).toMatch(/^__Host-gm_n=/);
});

test("live connections are accepted over both", async () => {
  const headers = `GET ${livePath}/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const ca = app.tls?.authority ?? "";
  for (const socket of [
    connect(port, "127.0.0.1"),
    connectTls({ host: "127.0.0.1", port, servername: "localhost", ca }),
  ]) {
    socket.write(headers);
    const [chunk] = (await once(socket, "data")) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 101 /);
    socket.destroy();
  }
});

test("devices download the authority, and Apple's a profile of it", async () => {
  const { headers, body } = await ask("http", "/api/trust/ca.crt");
  expect(headers["content-type"]).toBe("application/x-x509-ca-cert");
  expect(body.length).toBeGreaterThan(0);
  const certificate = new X509Certificate(app.tls?.authority ?? "");
  const profile = await ask("http", "/api/trust/goldmane.mobileconfig");
  expect(profile.headers["content-type"]).toBe("application/x-apple-aspen-config");
  const [, data = ""] = /<data>([^<]+)<\/data>/.exec(profile.body) ?? [];
  expect(Buffer.from(data, "base64")).toEqual(certificate.raw);
  expect(profile.body).toContain("com.apple.security.root");

  const state = trustState.parse(JSON.parse((await ask("https", "/api/trust")).body));
  expect(state).toMatchObject({
    https: "local",
    urls: [],
    authority: { fingerprint: certificate.fingerprint256 },
  });
  expect(state.authority?.name).toMatch(/^Goldmane on /);
});

test("a page of plain http can ask over https whether the device trusts the server", async () => {
  const headers = { origin: "http://goldmane.local" };
  const { status, headers: sent } = await ask("https", "/api/trust/probe", { headers });
  expect([status, sent["access-control-allow-origin"]]).toEqual([204, "*"]);
});

test("a server without its own https has nothing to trust", async () => {
  await using server = await openTestServer(features);
  expect((await server.inject("/api/trust")).json()).toEqual({
    https: "off",
    urls: [],
    authority: null,
  });
  expect((await server.inject("/api/trust/ca.crt")).statusCode).toBe(404);
});

test("idle connections of both kinds don't delay a shutdown", async () => {
  const another = await openTestApp({ http: app.config.http, roles: ["web"] });
  const served = await serve(another, features);
  const { port: open } = new URL(served.url ?? "");
  const plain = connect(Number(open), "127.0.0.1");
  plain.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(plain, "data");
  const ended = once(plain, "close");
  await served[Symbol.asyncDispose]();
  await ended;
  expect(plain.destroyed).toBe(true);
  await another[Symbol.asyncDispose]();
});
