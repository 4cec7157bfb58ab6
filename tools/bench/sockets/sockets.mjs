import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "#bench/load.mjs";
import { report, section } from "#bench/report.mjs";
import { startServer } from "#bench/servers.mjs";
import { cpuSeconds } from "#bench/cpu.mjs";
import { freePort } from "#setup/free-port.mjs";
import { createLoadClients } from "./create-load-clients.mjs";
import { measureFanOut } from "./fan-out.mjs";
import { gather, shareOf } from "./gather.mjs";
import { openParties } from "./open-parties.mjs";
import { weigh } from "./weigh.mjs";

const idle = { sockets: 10_000, warmUp: 1000, processes: 2, restSeconds: 35 };
const lively = { people: 1000, aParty: 8, seconds: 30, processes: 2 };
const mostBytes = 30_000;
const mostMs = 150;

/** Measures the memory of idle connections, and how fast parties receive events. */
export async function benchSockets(env) {
  section(`Idle connections (${idle.sockets}, of as many people in households of four)`);
  await measureIdle(env);
  section(`Parties (${lively.people} members in parties of ${lively.aParty})`);
  await measureParties(env);
  await measureFanOut(env);
}

async function measureIdle(env) {
  const inspector = await freePort();
  let cookies = [];
  const furnish = (folder) => {
    cookies = createLoadClients(folder, idle.sockets);
  };
  const flags = [`--inspect=127.0.0.1:${inspector}`];
  const server = await startServer({ ...env, GOLDMANE_DEMO: "0" }, { flags, furnish });
  const crowds = gather(idle.processes);
  try {
    const open = (some) =>
      crowds.all("open", (number) => ({
        url: server.url,
        cookies: shareOf(some, number, idle.processes),
      }));
    // The server loads and compiles code for the first connections, which isn't counted.
    await open(cookies.slice(0, idle.warmUp));
    await crowds.all("close");
    await sleep(3000);
    const before = await weigh(inspector);
    const begun = performance.now();
    await open(cookies);
    const tookMs = performance.now() - begun;
    const cpuBefore = cpuSeconds(server.pid, { withChildren: false });
    await sleep(idle.restSeconds * 1000);
    const used = (cpuSeconds(server.pid, { withChildren: false }) - cpuBefore) / idle.restSeconds;
    const after = await weigh(inspector);
    const there = (await crowds.all("count")).reduce((sum, some) => sum + some, 0);
    const all = `${there} of ${idle.sockets}`;
    report("open after a round of heartbeats", all, "all", there === idle.sockets);
    const resident = (after.resident - before.resident) / idle.sockets;
    report("memory of each", kB(resident), `≤ ${kB(mostBytes)}`, resident <= mostBytes);
    report(
      "  of which in use on the heap",
      kB((after.heap - before.heap) / idle.sockets),
      "",
      null,
    );
    report("opened", `${(idle.sockets / (tookMs / 1000)).toFixed(0)} a second`, "", null);
    report("processor while they stand", `${(used * 100).toFixed(1)} %`, "", null);
  } finally {
    crowds.end();
    await server.stop();
  }
}

async function measureParties(env) {
  let cookies = [];
  const furnish = (folder) => {
    cookies = createLoadClients(folder, lively.people);
  };
  const settings = { ...env, GOLDMANE_DEMO: "0", TRUSTED_PROXIES: "loopback" };
  const server = await startServer(settings, { furnish });
  const crowds = gather(lively.processes);
  try {
    const { parties, titleId } = await openParties(server.url, cookies, lively.aParty);
    const { seconds, processes } = lively;
    const cpuBefore = cpuSeconds(server.pid, { withChildren: false });
    const told = await crowds.all("sendReactions", (number) => ({
      url: server.url,
      parties: shareOf(parties, number, processes),
      titleId,
      seconds,
    }));
    const used = cpuSeconds(server.pid, { withChildren: false }) - cpuBefore;
    showParties(told, used);
  } finally {
    crowds.end();
    await server.stop();
  }
}

function showParties(told, used) {
  const sum = (of) => told.reduce((all, each) => all + of(each), 0);
  const [sent, lost] = [sum((each) => each.sent), sum((each) => each.lost)];
  const delays = told.flatMap((each) => each.delays).toSorted((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(delays, share).toFixed(0));
  const figure = `${p95} ms (p50 ${p50}, p99 ${p99})`;
  report("said until heard by all, p95", figure, `≤ ${mostMs} ms`, Number(p95) <= mostMs);
  report("lost", `${lost} of ${sent * lively.aParty}`, "none", lost === 0 && sent > 0);
  const refused = told.flatMap((each) => each.refused);
  report(
    "refused",
    `${refused.length} ${[...new Set(refused)].join(" ")}`,
    "none",
    refused.length === 0,
  );
  report("server processor time", `${used.toFixed(1)} s`, "", null);
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
