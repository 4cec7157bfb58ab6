import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverFolder } from "#platform/config/server-folder.ts";
import { findProgram } from "./find-program.ts";
import { waitUntil } from "./tus-client.ts";

type Proxy = AsyncDisposable & {
  /** The certificate authority of its https. */
  authority: string;
};

/**
 * A real Caddy with the configuration from docs/operating, in front of one server. Its name is
 * localhost, certified by Caddy's own authority instead of a public one.
 */
export async function spawnCaddy(ports: { proxy: number; server: number }): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-caddy-"));
  const sample = join(serverFolder(), "..", "..", "docs", "operating", "Caddyfile");
  const site = readFileSync(sample, "utf8")
    .replace("films.example.org {", `https://localhost:${ports.proxy} {\n\ttls internal`)
    .replace("127.0.0.1:8080", `127.0.0.1:${ports.server}`);
  const options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n";
  const file = join(folder, "Caddyfile");
  writeFileSync(file, options + site);
  const run = ["run", "--config", file, "--adapter", "caddyfile"];
  const child = spawn(findProgram("caddy", "CADDY_PATH"), run, {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const root = join(folder, "caddy", "pki", "authorities", "local", "root.crt");
  await waitUntil(async () => {
    if (child.exitCode !== null) throw new Error(`Caddy exited with ${child.exitCode}.`);
    return existsSync(root);
  });
  return {
    authority: readFileSync(root, "utf8"),
    async [Symbol.asyncDispose]() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
