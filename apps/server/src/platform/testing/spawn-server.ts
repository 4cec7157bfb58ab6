import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { startsBuiltServer } from "#platform/config/env.ts";
import { serverFolder } from "#platform/config/server-folder.ts";

export type ServerProcess = AsyncDisposable & {
  child: ChildProcess;
  /** Its output so far. */
  said: () => string;
  /** Its URL, once printed. Rejects with its output if it exits first. */
  url: Promise<string>;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

const built: Readonly<Record<string, string>> = {
  "src/main.ts": "dist/main.js",
  "src/cli.ts": "dist/cli.js",
};

/** Node's arguments to run a server script: the built one under `npm test`, else the source. */
export function listServerArguments(script = "src/main.ts"): string[] {
  const product = startsBuiltServer() ? built[script] : undefined;
  return product ? [product] : ["--import", "tsx", script];
}

/** Spawns a server script with exactly this environment. */
export function spawnServer(
  env: Record<string, string>,
  { script, args = [] }: { script?: string; args?: readonly string[] } = {},
): ServerProcess {
  const child = spawn(process.execPath, [...listServerArguments(script), ...args], {
    cwd: serverFolder(),
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const listening = new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      said += text;
      const url = /Goldmane is on (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    child.once("exit", () => reject(new Error(`The server ended: ${said}`)));
  });
  listening.catch(() => {});
  const exited = once(child, "close").then(() => ({
    code: child.exitCode,
    signal: child.signalCode,
  }));
  return {
    child,
    said: () => said,
    url: listening,
    exited,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
