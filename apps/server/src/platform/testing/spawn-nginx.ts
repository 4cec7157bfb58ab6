import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverFolder } from "#platform/config/server-folder.ts";
import { findProgram } from "./find-program.ts";
import { freePort } from "./free-port.ts";
import { waitUntil } from "./tus-client.ts";

/** A real nginx with the configuration from docs/operating, in front of two nodes. */
export async function spawnNginx(
  nodes: readonly [one: number, two: number],
): Promise<{ url: string } & AsyncDisposable> {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-nginx-"));
  const port = await freePort();
  const sample = join(serverFolder(), "..", "..", "docs", "operating", "nginx.conf");
  const site = readFileSync(sample, "utf8")
    .replaceAll("127.0.0.1:8081", `127.0.0.1:${nodes[0]}`)
    .replaceAll("127.0.0.1:8082", `127.0.0.1:${nodes[1]}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, "goldmane.conf"), site);
  writeFileSync(join(folder, "nginx.conf"), around(folder));
  const child = spawn(findProgram("nginx", "NGINX_PATH"), ["-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(async () => (await fetch(`${url}/api/health`).catch(() => null))?.ok ?? false);
  return {
    url,
    async [Symbol.asyncDispose]() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The surrounding configuration of a distribution's nginx.conf. */
function around(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  return `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 2;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 512; }
    http { access_log off; ${temporary} include ${folder}/goldmane.conf; }
  `;
}
