import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openLine } from "./line.mjs";

/** Three members: the error of each clock, and the one-way delay of each connection. */
const family = [
  { name: "Ada", skewMs: 0, delayMs: 2, jitterMs: 4 },
  { name: "Ben", skewMs: 3000, delayMs: 100, jitterMs: 20 },
  { name: "Cleo", skewMs: -3000, delayMs: 50, jitterMs: 10 },
];
export const described = "clocks 0, +3 and −3 s off; lines of 2, 100 and 50 ms each way";

/** A household with three browsers, each behind a proxy of its own, and the URL of their party. */
export async function gatherFamily(browser, server) {
  const people = [];
  for (const facts of family) {
    const line = await openLine(server.port, facts);
    const context = await browser.newContext({
      baseURL: line.url,
      viewport: { width: 640, height: 400 },
      serviceWorkers: "block",
    });
    await context.addInitScript(setClock, facts.skewMs);
    const call = (path, data) => post(context, line.url + path, data);
    people.push({ ...facts, line, context, call });
  }
  const [host, ...guests] = people;
  await foundHousehold(host);
  for (const guest of guests) await moveIn(host, guest);
  const party = await host.call("/api/parties", { titleId: await makeReady(host) });
  for (const person of people) {
    person.page = await person.context.newPage();
    await person.page.goto(`/party-zone/${party.code}`);
    await person.page.getByRole("button", { name: "I’m ready", exact: true }).waitFor();
  }
  return { people, host, guests };
}

/** The operator's film, once it is listed and fully encoded, so that no encoding is measured. */
async function makeReady(host) {
  const read = async (path) => host.context.request.get(new URL(path, host.line.url).href);
  const find = async () =>
    (await (await read("/api/animations")).json()).find(({ source }) => source !== "original");
  let film = await find();
  for (let tries = 0; !film && tries < 240; tries += 1) {
    await sleep(500);
    film = await find();
  }
  if (!film) throw new Error("The operator's film was not ingested within two minutes.");
  const { rungs, audioTracks } = await host.call(`/api/titles/${film.id}/playback`, {});
  for (const { playlistUrl } of [...rungs, ...audioTracks]) {
    const playlist = new URL(playlistUrl, host.line.url);
    const names = (await (await read(playlistUrl)).text()).split("\n");
    for (const name of names.filter((line) => line && !line.startsWith("#"))) {
      await (await read(new URL(name, playlist).pathname)).body();
    }
  }
  return film.id;
}

async function foundHousehold(host) {
  const email = `${randomUUID()}@example.org`;
  const password = randomUUID();
  await host.call("/api/account", { email, password, householdName: "Ember", name: host.name });
  const card = { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2090, cvc: "123" };
  await host.call("/api/billing/subscribe", {
    plan: "pride",
    card: { ...card, name: "Ada Gold" },
    key: randomUUID(),
  });
}

async function moveIn(host, { name, call }) {
  const secret = { username: name.toLowerCase(), password: randomUUID() };
  const facts = { name, displayName: name, role: "adult", ageGroup: "adult" };
  await host.call("/api/family-profiles", { ...facts, ...secret });
  await call("/api/family-profiles/login", secret);
}

async function post(context, url, data) {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await context.request.post(url, { headers, data });
  if (!answer.ok()) throw new Error(`${url} returned ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Runs in the page: sets its wall clock wrong. */
function setClock(skewMs) {
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Right.now() + skewMs]));
    }
    static now() {
      return Right.now() + skewMs;
    }
  };
  sessionStorage.setItem("introCompleted", "true");
}
