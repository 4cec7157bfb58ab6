import {
  enterRace,
  raceChanged,
  raceSnapshot,
  sendRaceInputs,
} from "@goldmane/contracts/games/races/live";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { readTestRedisUrl } from "#platform/config/env.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

const redisUrl = readTestRedisUrl();
const stack = new ClosingStack();
let one: TestServer;
let two: TestServer;
let home: Home;
beforeAll(async () => {
  one = await openTestServer(features, { demo: false, redisUrl });
  stack.defer(() => one[Symbol.asyncDispose]());
  const { database, sessionSecret } = one.app.config;
  two = await openTestServer(features, { demo: false, redisUrl, database, sessionSecret });
  stack.defer(() => two[Symbol.asyncDispose]());
  home = await openHome(one, "pride");
});
afterAll(() => stack[Symbol.asyncDispose]());

test("racers on different nodes are in one race, which the node that started it runs", async () => {
  const url = "/api/games/races";
  const child = await addProfile(home, { role: "child", ageGroup: "child" });
  const browser = await signInAs(one, child);
  const payload = { game: "kyles-dash" };
  const race: Race = (await home.browser({ method: "POST", url, payload })).json();
  await browser({ method: "POST", url: `${url}/${race.id}/racers` });
  using near = await openLive(one, home.browser);
  using far = await openLive(two, browser);
  await near.send(enterRace, { raceId: race.id });
  await far.send(enterRace, { raceId: race.id });
  await home.browser({ method: "POST", url: `${url}/${race.id}/start` });
  await expect.poll(() => far.received(raceChanged).at(-1)?.state).toBe("running");

  const { now } = one.app;
  one.app.now = () => now() + 4_000;
  const inputs = Array.from({ length: 12 }, () => 0);
  await far.send(sendRaceInputs, { raceId: race.id, from: 0, inputs });
  const ownTick = () => far.received(raceSnapshot).at(-1)?.racers[1]?.tick ?? 0;
  await expect.poll(ownTick).toBeGreaterThan(0);

  one.app.now = () => now() + 20 * 60 * 1000;
  for (const live of [near, far])
    await expect.poll(() => live.received(raceChanged).at(-1)?.state).toBe("over");
  const orders = [near, far].map((live) => live.received(raceChanged).at(-1)?.order);
  expect(orders[0]).toEqual(orders[1]);
  one.app.now = now;
});
