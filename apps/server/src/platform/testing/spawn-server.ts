import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { startsBuiltServer } from "#platform/config/env.ts";
import { serverFolder } from "#platform/config/server-folder.ts";

export type ServerProcess = AsyncDisposable & {
  child: ChildProcess;
  /** Everything it printed so far. */
  said: () => string;
  /** Its address, once it says it; rejects with what it said if it ends before that. */
  url: Promise<string>;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

const built: Readonly<Record<string, string>> = {
  "src/main.ts": "dist/main.js",
  "src/cli.ts": "dist/cli.js",
};

/** Node's arguments that run a script of the server's: the built product under `npm test`, else the sources. */
export function listServerArguments(script = "src/main.ts"): string[] {
  const product = startsBuiltServer() ? built[script] : undefined;
  return product ? [product] : ["--import", "tsx", script];
}

/** Starts a script of the server's as a process of its own, with this environment and no other. */
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
