import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const ticksPerSecond = 100;

/**
 * CPU seconds that a process has used (proc(5), fields 14 and 15), including its living children if
 * they serve too. The server's child processes draw and encode, which these measurements don't
 * trigger.
 */
export function cpuSeconds(pid, { withChildren }) {
  const pids = withChildren ? [pid, ...childrenOf(pid)] : [pid];
  return pids.reduce((sum, each) => sum + ownCpuSeconds(each), 0);
}

/** CPU seconds of a process and of all its children, ended ones included (fields 14 to 17). */
export function familyCpuSeconds(pid) {
  const pids = [pid, ...childrenOf(pid)];
  return pids.reduce((sum, each) => sum + ownCpuSeconds(each, { withEnded: true }), 0);
}

/**
 * Resolves when a process and its children are nearly idle: a new server first draws the pictures
 * of its lists.
 */
export async function untilAtRest(pid) {
  for (let second = 0; second < 60; second += 1) {
    const before = familyCpuSeconds(pid);
    await sleep(1000);
    if (familyCpuSeconds(pid) - before < 0.1) return;
  }
}

/** Resident memory of a process and its children, in bytes. */
export function residentBytes(pid) {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => {
    const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${each}/status`, "utf8"));
    return sum + Number(match?.[1] ?? 0) * 1024;
  }, 0);
}

function ownCpuSeconds(pid, { withEnded = false } = {}) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (
      fields.slice(11, withEnded ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) /
      ticksPerSecond
    );
  } catch {
    return 0;
  }
}

function childrenOf(pid) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => (parentOf(name) === pid ? [Number(name), ...childrenOf(Number(name))] : []));
}

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ")[1]);
  } catch {
    return 0;
  }
}
