import { fork } from "node:child_process";
import { once } from "node:events";
import { median } from "#bench/compare.mjs";
import { percentile } from "#bench/load.mjs";
import { report, section } from "#bench/report.mjs";
import { startServer } from "#bench/servers.mjs";
import { gather } from "./gather.mjs";
import { openParties } from "./open-parties.mjs";
import { createLoadClients } from "./create-load-clients.mjs";

const people = 200;
const aParty = 20;
const [rounds, seconds] = [3, 10];
const mostTimesBare = 1.3;

/**
 * Measures how long after the first member the other members of a full party receive a message: the
 * cost of the broadcast without the server's work before it. Alternates between the server and a
 * bare `ws` server.
 */
export async function measureFanOut(env) {
  section(`Telling a full party (${people} members in parties of ${aParty})`);
  let cookies = [];
  const furnish = (folder) => {
    cookies = createLoadClients(folder, people);
  };
  const settings = { ...env, GOLDMANE_DEMO: "0", TRUSTED_PROXIES: "loopback" };
  const server = await startServer(settings, { furnish });
  const bare = fork(new URL("baseline-server.mjs", import.meta.url));
  const crowd = gather(1);
  try {
    const [{ port }] = await once(bare, "message");
    const { parties, titleId } = await openParties(server.url, cookies, aParty);
    const sendReactions = async (url) => {
      const [told] = await crowd.all("sendReactions", () => ({ url, parties, titleId, seconds }));
      return told.afterFirst;
    };
    const [ours, floor] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(p99(await sendReactions(server.url)));
      floor.push(p99(await sendReactions(`http://127.0.0.1:${port}`)));
    }
    show(median(ours), median(floor));
  } finally {
    crowd.end();
    bare.kill();
    await server.stop();
  }
}

function p99(delays) {
  return percentile(
    delays.toSorted((a, b) => a - b),
    0.99,
  );
}

function show(ms, floorMs) {
  const ratio = ms / floorMs;
  const figure = `${ms.toFixed(1)} ms = ${ratio.toFixed(2)} × bare ws`;
  report(
    "the first has heard until all have, p99",
    figure,
    `≤ ${mostTimesBare} ×`,
    ratio <= mostTimesBare,
  );
}
