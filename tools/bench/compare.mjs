import { cpuSeconds } from "./cpu.mjs";
import { load, percentile } from "./load.mjs";

const rounds = 3;
const seconds = 3;

/**
 * Loads subject and reference in turn and compares requests per server CPU-second, medians of three
 * rounds. Wall-clock figures depend on what else the machine does; this ratio hardly does. Both are
 * warm: a house that has answered for a minute has its code compiled.
 */
export async function compareServers(subject, reference) {
  const ours = [];
  const theirs = [];
  await measure(subject);
  if (reference) await measure(reference);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(subject));
    if (reference) theirs.push(await measure(reference));
  }
  const perCpu = median(ours.map((run) => run.perCpuSecond));
  const referencePerCpu = theirs.length > 0 ? median(theirs.map((run) => run.perCpuSecond)) : null;
  return {
    perCpuSecond: Math.round(perCpu),
    ratio: referencePerCpu === null ? null : perCpu / referencePerCpu,
    p99: median(ours.map((run) => run.p99)),
    failures: ours.reduce((sum, run) => sum + run.failures, 0),
  };
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
