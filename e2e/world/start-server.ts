import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

export type RunningServer = {
  /** What it printed besides its log. */
  printed: readonly string[];
  /** Stops the server and waits until it has exited; a second call does nothing. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** Households sign up at the checkout and pay with test cards. */
const selling = { PAYMENTS: "sandbox", REGISTRATION: "open" };

/**
 * Starts the built product and waits until it responds.
 * @param logged receives the lines of its log
 */
export async function startServer(
  url: string,
  env: Record<string, string>,
  logged: string[] = [],
): Promise<RunningServer> {
  const server = spawn(process.execPath, ["../apps/server/dist/main.js"], {
    env: { ...process.env, ...selling, MDNS: "off", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed: string[] = [];
  createInterface(server.stdout).on("line", (line) => {
    (line.startsWith("{") ? logged : printed).push(line);
  });
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server exited with ${server.exitCode}.`);
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return { printed, stop: (signal = "SIGTERM") => stop(server, signal) };
    await sleep(100);
  }
  throw new Error("The server did not respond within 20 seconds.");
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}
