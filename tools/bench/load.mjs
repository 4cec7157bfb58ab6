import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * Asks for the paths round-robin over keep-alive connections for some seconds, each connection one
 * request at a time, from a process of its own: what others keep in memory is not to make it stop.
 * Answers requests done, bytes read, failures, and latencies in ms, sorted.
 */
export async function load(asked) {
  const clients = fork(new URL("load-clients.mjs", import.meta.url), { serialization: "advanced" });
  try {
    clients.send(asked);
    const [result] = await once(clients, "message");
    return result;
  } finally {
    clients.kill();
  }
}

export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
