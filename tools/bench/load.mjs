import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * Requests the paths round-robin over keep-alive connections for some seconds, one request per
 * connection at a time. Runs in its own process, whose garbage collection has little to do. Returns
 * requests done, bytes read, failures, and sorted latencies in ms.
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
