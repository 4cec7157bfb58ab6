import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, PlaywrightWorkerArgs } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { startServer } from "./start-server.ts";

/** The built product with `TLS=local`, as goldmane.local to its devices. */
export type HomeServer = AsyncDisposable & {
  /** The port that takes https and plain http. */
  port: number;
  /** A device of its own, with or without the server's authority among its certificates. */
  openDevice(options: { trusts: boolean }): Promise<BrowserContext>;
};

type Launcher = PlaywrightWorkerArgs["playwright"]["chromium"];
type Options = { chromium: Launcher; executablePath: string; args: readonly string[] };

export async function openHomeServer({
  chromium,
  executablePath,
  args,
}: Options): Promise<HomeServer> {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-home-"));
  const port = await freePort();
  const plain = `http://127.0.0.1:${port}`;
  const running = await startServer(plain, {
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
    TLS: "local",
    ALLOWED_HOSTS: "goldmane.local",
    GOLDMANE_DEMO: "0",
    WARM_CACHE: "0",
    LOG_LEVEL: "error",
  });
  const contexts: BrowserContext[] = [];
  return {
    port,
    async openDevice({ trusts }) {
      const home = mkdtempSync(join(folder, "device-"));
      const authority = join(home, "goldmane.crt");
      const answer = await fetch(`${plain}/api/trust/ca.crt`);
      writeFileSync(authority, Buffer.from(await answer.arrayBuffer()));
      if (trusts) trust(home, authority);
      const context = await chromium.launchPersistentContext(join(home, "profile"), {
        executablePath,
        args: [...args, "--host-resolver-rules=MAP goldmane.local 127.0.0.1"],
        env: { ...process.env, HOME: home },
        viewport: { width: 1280, height: 720 },
        reducedMotion: "reduce",
        // The journeys' own setting blocks them.
        serviceWorkers: "allow",
      });
      await context.addInitScript(() => sessionStorage.setItem("introCompleted", "true"));
      contexts.push(context);
      return context;
    },
    async [Symbol.asyncDispose]() {
      for (const context of contexts) await context.close();
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds an authority to the certificates that Chromium reads on Linux, as its settings page does. */
function trust(home: string, authority: string): void {
  const store = join(home, ".pki", "nssdb");
  mkdirSync(store, { recursive: true });
  const certutil = process.env.CERTUTIL_PATH ?? "certutil";
  const database = `sql:${store}`;
  execFileSync(certutil, ["-N", "-d", database, "--empty-password"]);
  execFileSync(certutil, ["-A", "-d", database, "-t", "C,,", "-n", "Goldmane", "-i", authority]);
}
