import { fork } from "node:child_process";
import { once } from "node:events";
import { median } from "#bench/compare.mjs";
import { percentile } from "#bench/load.mjs";
import { report, section } from "#bench/report.mjs";
import { startHouse } from "#bench/servers.mjs";
import { gather } from "./gather.mjs";
import { openParties } from "./open-parties.mjs";
import { foundTown } from "./town.mjs";

const people = 200;
const aParty = 20;
const [rounds, seconds] = [3, 10];
const mostTimesBare = 1.3;

/**
 * How long after the first at a full party the others hear what is said: what telling many costs,
 * apart from what the house does before. It and a bare `ws` server are measured in turn.
 */
export async function measureFanOut(env) {
  section(`Telling a full party (${people} members in parties of ${aParty})`);
  let cookies = [];
  const furnish = (folder) => {
    cookies = foundTown(folder, people);
  };
  const settings = { ...env, GOLDMANE_DEMO: "0", TRUSTED_PROXIES: "loopback" };
  const house = await startHouse(settings, { furnish });
  const bare = fork(new URL("bare-house.mjs", import.meta.url));
  const crowd = gather(1);
  try {
    const [{ port }] = await once(bare, "message");
    const { parties, titleId } = await openParties(house.url, cookies, aParty);
    const celebrate = async (url) => {
      const [told] = await crowd.all("celebrate", () => ({ url, parties, titleId, seconds }));
      return told.afterFirst;
    };
    const [ours, floor] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(p99(await celebrate(house.url)));
      floor.push(p99(await celebrate(`http://127.0.0.1:${port}`)));
    }
    show(median(ours), median(floor));
  } finally {
    crowd.end();
    bare.kill();
    await house.stop();
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
