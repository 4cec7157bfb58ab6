import { raceSize } from "@goldmane/contracts/games/races/limits";
import {
  enterRace,
  raceChanged,
  raceCorrected,
  raceSnapshot,
  sendRaceInputs,
} from "@goldmane/contracts/games/races/live";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { kylesDashRace } from "@goldmane/games/kyles-dash/race";
import { playCarefully } from "@goldmane/games/kyles-dash/careful-bot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { type LiveBrowser, openLive } from "#platform/testing/live/open-live.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";
import { sweepRaces } from "./service.ts";

let server: TestServer;
let home: Home;
/** A child and eight adults of the household. */
const others: Person[] = [];
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server, "pride");
  for (let count = 0; count <= raceSize.most; count += 1)
    others.push(await add(count === 0 ? "child" : "adult"));
});
afterAll(() => server[Symbol.asyncDispose]());

type Person = { id: string; browser: TestBrowser };
const url = "/api/games/races";
const payload = { game: "kyles-dash" };

function parent(): Person {
  return { id: home.parentId, browser: home.browser };
}

async function add(role: string): Promise<Person> {
  const profile = await addProfile(home, { role, ageGroup: role });
  return { id: profile.id, browser: await signInAs(server, profile) };
}

function other(index = 0): Person {
  const found = others[index];
  if (!found) throw new Error(`no person ${index}`);
  return found;
}

async function open(who = parent()): Promise<Race> {
  return (await who.browser({ method: "POST", url, payload })).json();
}

async function join(who: Person, { id }: Race) {
  return await who.browser({ method: "POST", url: `${url}/${id}/racers` });
}

async function start(who: Person, { id }: Race) {
  return await who.browser({ method: "POST", url: `${url}/${id}/start` });
}

/** Moves the server's clock to `ms` after now. */
function later(ms: number): Disposable {
  const { now } = server.app;
  server.app.now = () => now() + ms;
  return { [Symbol.dispose]: () => void (server.app.now = now) };
}

describe("a race", () => {
  test("is listed for the household, and joined by its profiles in order", async () => {
    const child = other();
    const race = await open();
    expect(race).toMatchObject({ state: "open", openedBy: home.parentId, seed: null, order: null });
    expect((await join(child, race)).json().racers).toHaveLength(2);
    expect((await join(child, race)).json().racers).toHaveLength(2);
    const [listed] = (await child.browser({ url })).json();
    expect(listed.racers.map(({ profileId }: { profileId: string }) => profileId)).toEqual([
      home.parentId,
      child.id,
    ]);
  });

  test("replaces the previous open race of the same profile", async () => {
    const first = await open();
    await open();
    const { statusCode } = await home.browser({ url: `${url}/${first.id}` });
    expect(statusCode).toBe(404);
  });

  test("is invisible to other households", async () => {
    const foreign = await openHome(server, "pride");
    const race = await open();
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/racers"],
      ["DELETE", "/racers"],
      ["POST", "/start"],
    ] as const) {
      const answer = await foreign.browser({ method, url: `${url}/${race.id}${path}` });
      expect(answer.statusCode, method + path).toBe(404);
    }
    expect((await foreign.browser({ url })).json()).toEqual([]);
  });

  test("is started by the profile that opened it, with a second racer, once", async () => {
    const child = other();
    const race = await open();
    expect((await start(parent(), race)).json()).toMatchObject({ error: "CONFLICT" });
    await join(child, race);
    expect((await start(child, race)).json()).toMatchObject({ error: "NOT_ALLOWED" });
    expect((await start(parent(), race)).json()).toMatchObject({ state: "running" });
    expect((await start(parent(), race)).json()).toMatchObject({ error: "CONFLICT" });
    expect((await join(other(1), race)).json()).toMatchObject({ error: "CONFLICT" });
  });

  test("passes to the next racer when the profile that opened it leaves", async () => {
    const child = other();
    const race = await open();
    await join(child, race);
    await home.browser({ method: "DELETE", url: `${url}/${race.id}/racers` });
    const left: Race = (await child.browser({ url: `${url}/${race.id}` })).json();
    expect(left).toMatchObject({ openedBy: child.id, racers: [{ profileId: child.id }] });
    await child.browser({ method: "DELETE", url: `${url}/${race.id}/racers` });
    expect((await child.browser({ url: `${url}/${race.id}` })).statusCode).toBe(404);
  });

  test(`has at most ${raceSize.most} racers`, async () => {
    const race = await open();
    const codes: number[] = [];
    for (let index = 0; index < raceSize.most; index += 1)
      codes.push((await join(other(index), race)).statusCode);
    expect(codes).toEqual([...Array.from({ length: raceSize.most - 1 }, () => 200), 409]);
  });

  test("keeps everyone who joins at the same moment, and no more than fit", async () => {
    const race = await open();
    const answers = await Promise.all(others.map((who) => join(who, race)));
    const joined = answers.filter(({ statusCode }) => statusCode === 200);
    expect(joined).toHaveLength(raceSize.most - 1);
    const { racers }: Race = (await home.browser({ url: `${url}/${race.id}` })).json();
    expect(new Set(racers.map(({ profileId }) => profileId)).size).toBe(raceSize.most);
  });

  test("that was left alone is deleted after an hour", async () => {
    const race = await open();
    using _later = later(2 * 60 * 60 * 1000);
    await sweepRaces(server.app);
    expect((await home.browser({ url: `${url}/${race.id}` })).statusCode).toBe(404);
  });

  test("has no other games", async () => {
    const wrong = { method: "POST", url, payload: { game: "adventure-quest" } } as const;
    expect((await home.browser(wrong)).json()).toMatchObject({ error: "INVALID_INPUT" });
  });
});

describe("a running race", () => {
  /** Starts a race of two at once; its clock is in the hands of the test. */
  async function run() {
    const child = other();
    const race = await open();
    await join(child, race);
    const lives = [await openLive(server, home.browser), await openLive(server, child.browser)];
    for (const live of lives) await live.send(enterRace, { raceId: race.id });
    const started: Race = (await start(parent(), race)).json();
    return { race: started, child, lives };
  }

  /** Sends a careful runner's inputs of all ticks up to `ticks`, in messages of a second each. */
  async function drive(live: LiveBrowser, race: Race, ticks: number): Promise<number> {
    const state = kylesDashRace.rules.start(race.seed ?? 0, kylesDashRace.options);
    let from = 0;
    while (from < ticks && kylesDashRace.rules.resultOf(state) === null) {
      const inputs: number[] = [];
      while (inputs.length < 120 && kylesDashRace.rules.resultOf(state) === null) {
        const input = playCarefully(state);
        kylesDashRace.rules.step(state, [input]);
        inputs.push(input);
      }
      await live.send(sendRaceInputs, { raceId: race.id, from, inputs });
      from += inputs.length;
    }
    return from;
  }

  test("shows everyone the same finishing order at its end", async () => {
    const { race, child, lives } = await run();
    const [first, second] = lives;
    if (!first || !second) throw new Error("two racers");
    // Beyond the count-down.
    using _later = later(4_000 + 400);
    await drive(first, race, 12);
    await expect.poll(() => first.received(raceSnapshot).length).toBeGreaterThan(3);
    using _end = later(20 * 60 * 1000);
    for (const live of lives)
      await expect
        .poll(() => live.received(raceChanged).at(-1))
        .toMatchObject({ id: race.id, state: "over", order: expect.any(Array) });
    const orders = lives.map((live) => live.received(raceChanged).at(-1)?.order);
    expect(orders[0]).toEqual(orders[1]);
    const stored: Race = (await child.browser({ url: `${url}/${race.id}` })).json();
    expect(stored.order).toEqual(orders[0]);
    for (const live of lives) live[Symbol.dispose]();
  });

  test("corrects a racer whose inputs came too late, and nobody else", async () => {
    const { race, lives } = await run();
    const [first, second] = lives;
    if (!first || !second) throw new Error("two racers");
    using _later = later(4_000 + 2_000);
    await expect.poll(() => first.received(raceCorrected).length).toBeGreaterThan(0);
    expect(first.received(raceCorrected)[0]).toMatchObject({ raceId: race.id, racer: 0 });
    expect(second.received(raceCorrected)[0]).toMatchObject({ raceId: race.id, racer: 1 });
    expect(first.received(raceCorrected).every(({ racer }) => racer === 0)).toBe(true);
    for (const live of lives) live[Symbol.dispose]();
  });

  test("goes on without a racer who left", async () => {
    const { race, child, lives } = await run();
    await child.browser({ method: "DELETE", url: `${url}/${race.id}/racers` });
    using _later = later(5_000);
    await expect.poll(() => lives[0]?.received(raceSnapshot).at(-1)?.racers[1]?.isOut).toBe(true);
    for (const live of lives) live[Symbol.dispose]();
  });

  test("refuses inputs and entry from someone who isn't in it", async () => {
    const { race, lives } = await run();
    using stranger = await openLive(server, other(2).browser);
    await expect(stranger.send(enterRace, { raceId: race.id })).rejects.toThrow("NOT_FOUND");
    await expect(
      stranger.send(sendRaceInputs, { raceId: race.id, from: 0, inputs: [0] }),
    ).rejects.toThrow("NOT_FOUND");
    for (const live of lives) live[Symbol.dispose]();
  });
});
