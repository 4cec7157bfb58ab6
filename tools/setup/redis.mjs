import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.mjs";

/** Starts Redis on a private port without persistence; `stop` ends it. */
export async function startRedis(redisPath) {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-redis-"));
  const port = await freePort();
  const given = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
  const server = spawn(redisPath, [...given, "--save", "", "--appendonly", "no"], {
    stdio: "ignore",
  });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 150) throw new Error("Redis did not start within 30 seconds.");
    await sleep(200);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
