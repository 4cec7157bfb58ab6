import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getHealth } from "@goldmane/contracts/health";
import { listIngest } from "@goldmane/contracts/ingest/api";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSearchPath } from "#platform/config/env.ts";
import { freePort } from "#platform/testing/free-port.ts";
import { sendRaw } from "#platform/testing/live/raw-request.ts";
import { type ServerProcess, spawnServer } from "#platform/testing/spawn-server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-main-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(env: Record<string, string> = {}): ServerProcess {
  return spawnServer({
    PATH: readSearchPath(),
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    LOG_LEVEL: "warn",
    ...env,
  });
}

test("with only a data folder set it starts, prints its URL and responds", async () => {
  await using server = start();
  const answer = await fetch(`${await server.url}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: "ok" });
  server.child.kill("SIGTERM");
  expect(await server.exited).toEqual({ code: 0, signal: null });
});

test("closes everything when stopped during cache warming", async () => {
  await using server = start();
  const url = await server.url;
  const countAll = async () => {
    const health = getHealth.reply?.parse(await (await fetch(`${url}/api/health`)).json());
    return health?.readAhead?.total;
  };
  await expect.poll(countAll).toBeGreaterThan(0);
  await sleep(1000);
  server.child.kill("SIGTERM");
  expect(await server.exited).toEqual({ code: 0, signal: null });
});

test("a second server on one data folder is refused with the first one's pid", async () => {
  await using first = start();
  await first.url;
  await using second = start();
  expect(await second.exited).toMatchObject({ code: 1 });
  expect(second.said()).toContain(`pid ${first.child.pid}`);
  expect(second.said()).not.toContain("    at ");
});

test("a killed server does not keep its data folder locked", async () => {
  await using first = start();
  await first.url;
  first.child.kill("SIGKILL");
  await first.exited;
  await using second = start();
  expect((await fetch(`${await second.url}/api/health`)).status).toBe(200);
});

test("an invalid setting is reported and nothing starts", async () => {
  await using server = start({ PORT: "eighty" });
  expect(await server.exited).toMatchObject({ code: 1 });
  expect(server.said()).toBe("PORT must be a port number, 0 to 65535\n");
});

test("a port in use is reported", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await using server = start({ PORT: String(port) });
  expect(await server.exited).toMatchObject({ code: 1 });
  expect(server.said()).toContain("Set PORT to another");
  other.close();
});

test("a second signal ends the server while a request is still open", async () => {
  await using server = start();
  const { hostname, port } = new URL(await server.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write("GET /api/health HTTP/1.1\r\n");
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.child.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(server.child.exitCode).toBeNull();
  server.child.kill("SIGTERM");
  expect(await server.exited).toEqual({ code: 1, signal: null });
  socket.destroy();
});

test("with a public URL demo mode is off and the log says why", async () => {
  const port = await freePort();
  await using server = start({ PUBLIC_URL: "https://films.example.org", PORT: String(port) });
  await server.url;
  await expect.poll(() => server.said()).toContain("Demo mode is off because of PUBLIC_URL");
  expect(server.said()).not.toContain("golden-lion");
  const url = `http://127.0.0.1:${port}`;
  const forwarded = { host: "films.example.org", "x-forwarded-for": "203.0.113.9" };
  for (const headers of [undefined, forwarded]) {
    const { status, body } = await sendRaw(url, {
      path: "/api/admin/households",
      ...(headers && { headers }),
    });
    expect([status, JSON.parse(body).error]).toEqual([503, "SETUP_REQUIRED"]);
  }
});

test("missing ffmpeg is logged once, regardless of the number of films", async () => {
  const films = join(folder, "films");
  mkdirSync(films);
  for (const name of ["One", "Two", "Three"]) writeFileSync(join(films, `${name}.mp4`), name);
  await using server = start({
    PATH: folder,
    FFMPEG_PATH: join(folder, "ffmpeg"),
    LIBRARY_DIR: films,
    WARM_CACHE: "1",
  });
  const url = await server.url;
  const listFailed = async () => {
    const answer = await fetch(`${url}/api/ingest?state=failed`);
    const list = listIngest.reply?.parse(await answer.json());
    return list?.items.map(({ reason: said }) => said);
  };
  const reason = expect.stringContaining("Install ffmpeg");
  await expect.poll(listFailed).toEqual([reason, reason, reason]);
  // A retrying job would run again within a second.
  await sleep(1500);
  const lines = server.said().split("\n");
  expect(lines.filter((line) => /ffmpeg/i.test(line))).toEqual([
    expect.stringContaining("No ffmpeg was found"),
  ]);
  expect(lines.filter((line) => line.includes('"err"'))).toEqual([]);
});

test("listening on a public address turns demo mode off and says how to turn it on", async () => {
  await using server = start({ HOST: "0.0.0.0", MDNS: "off" });
  const url = (await server.url).replace("0.0.0.0", "127.0.0.1");
  // The log is written to the pipe asynchronously.
  await expect.poll(() => server.said()).toContain("GOLDMANE_DEMO=1");
  expect(server.said()).not.toContain("golden-lion");
  expect((await fetch(`${url}/api/ingest`)).status).toBe(503);
});
