import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSearchPath } from "#platform/config/env.ts";
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

test("an address that lets others in refuses the demo, and says how to have it", async () => {
  await using server = start({ HOST: "0.0.0.0" });
  const url = (await server.url).replace("0.0.0.0", "127.0.0.1");
  // The log goes its own way to the pipe.
  await expect.poll(() => server.said()).toContain("GOLDMANE_DEMO=1");
  expect(server.said()).not.toContain("golden-lion");
  expect((await fetch(`${url}/api/ingest`)).status).toBe(403);
});
