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

test("with nothing set but a folder it starts, says where it is, and answers", async () => {
  await using server = start();
  const answer = await fetch(`${await server.url}/api/health`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: "ok" });
  server.child.kill("SIGTERM");
  expect(await server.exited).toEqual({ code: 0, signal: null });
});

test("stopped while it makes films ahead of their viewers, it still closes everything", async () => {
  await using server = start();
  const url = await server.url;
  const countAll = async () => {
    const health = getHealth.reply?.parse(await (await fetch(`${url}/api/health`)).json());
    return health?.ahead?.of;
  };
  await expect.poll(countAll).toBeGreaterThan(0);
  await sleep(1000);
  server.child.kill("SIGTERM");
  expect(await server.exited).toEqual({ code: 0, signal: null });
});

test("a second server on one data folder is refused, by the first one's pid", async () => {
  await using first = start();
  await first.url;
  await using second = start();
  expect(await second.exited).toMatchObject({ code: 1 });
  expect(second.said()).toContain(`pid ${first.child.pid}`);
  expect(second.said()).not.toContain("    at ");
});

test("a server that was killed leaves the folder to the next one", async () => {
  await using first = start();
  await first.url;
  first.child.kill("SIGKILL");
  await first.exited;
  await using second = start();
  expect((await fetch(`${await second.url}/api/health`)).status).toBe(200);
});

test("a setting that cannot be is named, and nothing is started", async () => {
  await using server = start({ PORT: "eighty" });
  expect(await server.exited).toMatchObject({ code: 1 });
  expect(server.said()).toBe("PORT must be a port number, 0 to 65535\n");
});

test("a port that is taken is said to be", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await using server = start({ PORT: String(port) });
  expect(await server.exited).toMatchObject({ code: 1 });
  expect(server.said()).toContain("Set PORT to another");
  other.close();
});

test("a second signal ends it while it still waits for a request", async () => {
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

test("behind a public address there is no demo, and the log says why", async () => {
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
    expect([status, JSON.parse(body).error]).toEqual([403, "NOT_ALLOWED"]);
  }
});

test("without ffmpeg the log says so once, however many films wait for it", async () => {
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
  const reason = expect.stringContaining("Install it");
  await expect.poll(listFailed).toEqual([reason, reason, reason]);
  // A job that goes on to try again would do so within a second.
  await sleep(1500);
  const lines = server.said().split("\n");
  expect(lines.filter((line) => /ffmpeg/i.test(line))).toEqual([
    expect.stringContaining("No ffmpeg was found"),
  ]);
  expect(lines.filter((line) => line.includes('"err"'))).toEqual([]);
});

test("an address that lets others in refuses the demo, and says how to have it", async () => {
  await using server = start({ HOST: "0.0.0.0" });
  const url = (await server.url).replace("0.0.0.0", "127.0.0.1");
  // The log goes its own way to the pipe.
  await expect.poll(() => server.said()).toContain("GOLDMANE_DEMO=1");
  expect(server.said()).not.toContain("golden-lion");
  expect((await fetch(`${url}/api/ingest`)).status).toBe(403);
});
