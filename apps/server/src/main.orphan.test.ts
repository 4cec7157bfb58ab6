import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSearchPath } from "#platform/config/env.ts";
import { serverFolder } from "#platform/config/server-folder.ts";
import { listServerArguments } from "#platform/testing/spawn-server.ts";

vi.setConfig({ testTimeout: 180_000 });

const root = join(serverFolder(), "..", "..");
const pollOptions = { timeout: 80_000 };

let folder: string;
let started: number[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-orphan-"));
  started = [];
});
afterEach(() => {
  for (const pid of started) if (isRunning(pid)) process.kill(pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** `npm start` of this repository, without its install and build steps. */
async function startByNpm() {
  const tools = pathToFileURL(join(root, "tools", "run-server.mjs")).href;
  writeFileSync(
    join(folder, "start.mjs"),
    `import { runServer, watchStarter } from ${JSON.stringify(tools)};
     process.stdout.write("Started by " + process.pid + "\\n");
     process.chdir(${JSON.stringify(serverFolder())});
     runServer(${JSON.stringify(listServerArguments())}, watchStarter());`,
  );
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const scripts = { start: manifest.scripts.start.replace("tools/start.mjs", "start.mjs") };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "started", scripts }));
  const env = {
    PATH: readSearchPath(),
    HOME: folder,
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    WARM_CACHE: "0",
    npm_config_update_notifier: "false",
  };
  const npm = spawn("npm", ["start"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  started.push(npm.pid ?? 0);
  let said = "";
  npm.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const hear = (words: RegExp) => expect.poll(() => said, pollOptions).toMatch(words);
  await hear(/Started by \d+/);
  const starter = Number(/Started by (\d+)/.exec(said)?.[1]);
  started.push(starter);
  await hear(/Goldmane is on/);
  const server = Number(readFileSync(join(folder, "data", "server.pid"), "utf8"));
  started.push(server);
  return { npm, starter, server, hear };
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "%s to npm start stops the server cleanly",
  async (signal) => {
    const { npm, server, hear } = await startByNpm();
    npm.kill(signal);
    await hear(/"event":"server.stopping"/);
    await expect.poll(() => isRunning(server), pollOptions).toBe(false);
  },
);

test("a server whose parent process is killed stops cleanly", async () => {
  const { starter, server, hear } = await startByNpm();
  process.kill(starter, "SIGKILL");
  await hear(/"event":"server.stopping"/);
  await expect.poll(() => isRunning(server), pollOptions).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
