import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./compare.mjs";
import { residentBytes } from "./cpu.mjs";
import { report, section } from "./report.mjs";
import { startServer } from "./servers.mjs";

const rounds = 3;

/**
 * Measures the time from start to the first response on an empty data folder, and the idle server's
 * memory.
 */
export async function benchStart(env) {
  section(`Start (medians of ${rounds})`);
  const starts = [];
  const weights = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(env);
    await sleep(2000);
    starts.push(server.startedMs);
    weights.push(residentBytes(server.pid) / 2 ** 20);
    await server.stop();
  }
  const startedMs = median(starts);
  const idle = median(weights);
  report("start to first answer", `${startedMs.toFixed(0)} ms`, "≤ 1500 ms", startedMs <= 1500);
  report("memory, idle", `${idle.toFixed(0)} MB`, "≤ 200 MB", idle <= 200);
}
