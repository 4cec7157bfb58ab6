import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { livePath } from "@goldmane/contracts/live/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#platform/testing/free-port.ts";
import { spawnCaddy } from "#platform/testing/spawn-caddy.ts";
import { type ServerProcess, spawnServer } from "#platform/testing/spawn-server.ts";

let folder: string;
let server: ServerProcess;
let caddy: Awaited<ReturnType<typeof spawnCaddy>>;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-behind-caddy-"));
  const inner = await freePort();
  port = await freePort();
  server = spawnServer({
    PATH: process.env.PATH ?? "",
    DATA_DIR: folder,
    PORT: String(inner),
    PUBLIC_URL: `https://localhost:${port}`,
    GOLDMANE_DEMO: "1",
    WARM_CACHE: "0",
  });
  await server.url;
  caddy = await spawnCaddy({ proxy: port, server: inner });
});
afterAll(async () => {
  await caddy[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

function place() {
  return { host: "127.0.0.1", port, servername: "localhost", ca: caddy.authority };
}

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const host = `localhost:${port}`;
  const asked = request({ ...place(), method, path, agent: false, headers: { host, ...headers } });
  asked.end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test("the sample of Caddy serves calls over https with secure cookies", async () => {
  const health = await ask("GET", "/api/health");
  expect(health).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect(health.headers["strict-transport-security"]).toBeDefined();
  const path = "/api/account/passkey/options";
  const own = await ask("POST", path, { origin: `https://localhost:${port}` });
  expect(own.status).toBe(200);
  expect(own.headers["set-cookie"]?.[0]).toMatch(/^__Host-gm_n=.+; Secure$/);
  expect((await ask("POST", path, { origin: "https://evil.example" })).status).toBe(403);
});

test("a visitor through Caddy doesn't get the demo's session", async () => {
  const session = JSON.parse((await ask("GET", "/api/session")).body);
  expect(session).toMatchObject({ isDemo: true, household: null });
});

test("live connections pass through Caddy", async () => {
  const socket = connect(place());
  await once(socket, "secureConnect");
  socket.write(
    [
      `GET ${livePath}/?EIO=4&transport=websocket HTTP/1.1`,
      `Host: localhost:${port}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "\r\n",
    ].join("\r\n"),
  );
  const [head] = (await once(socket, "data")) as [Buffer];
  // The gateway answers, asking for a household.
  expect(head.toString()).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});
