import { cpuSeconds } from "./cpu.mjs";
import { load, percentile } from "./load.mjs";

const rounds = 3;
const seconds = 3;

/**
 * Loads servers in turn and returns requests per server CPU-second and p99 for each, as medians of
 * three rounds. Wall-clock figures depend on other load of the machine; ratios hardly do. All
 * servers are warmed up for a minute, so that their code is compiled.
 */
export async function compareServers(...servers) {
  const runs = servers.map(() => []);
  for (const server of servers) await measure(server);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, server] of servers.entries()) runs[at].push(await measure(server));
  return runs.map((own) => ({
    perCpuSecond: Math.round(median(own.map((run) => run.perCpuSecond))),
    p99: median(own.map((run) => run.p99)),
    failures: own.reduce((sum, run) => sum + run.failures, 0),
  }));
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function measure({ port, pid, paths, headers, withChildren = false }) {
  const before = cpuSeconds(pid, { withChildren });
  const result = await load({ port, paths, headers, connections: 64, seconds });
  return {
    perCpuSecond: result.requests / Math.max(0.01, cpuSeconds(pid, { withChildren }) - before),
    p99: percentile(result.latencies, 0.99),
    failures: result.failures,
  };
}
