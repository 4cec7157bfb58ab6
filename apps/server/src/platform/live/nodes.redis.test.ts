import { ClosingStack } from "@goldmane/std/closing-stack";
import { liveEvent } from "@goldmane/contracts/live/message";
import { changed, ended, presence } from "@goldmane/contracts/live/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { features } from "#features.ts";
import { readTestRedisUrl } from "#platform/config/env.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { LiveServer } from "./live-server.ts";

const redisUrl = readTestRedisUrl();
const stack = new ClosingStack();
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await openTestServer(features, { demo: false, redisUrl });
  stack.defer(() => one[Symbol.asyncDispose]());
  const { config } = one.app;
  // The same database, and a folder of its own as another machine has.
  two = await openTestServer(features, {
    demo: false,
    redisUrl,
    database: config.database,
    sessionSecret: config.sessionSecret,
  });
  stack.defer(() => two[Symbol.asyncDispose]());
});
afterAll(() => stack[Symbol.asyncDispose]());

const greeting = liveEvent("test.greeting", z.object({ words: z.string() }));

test("an event emitted on one node arrives once on every node", async () => {
  const { browser, parentId } = await openHome(one);
  using here = await openLive(one, browser);
  using there = await openLive(two, browser);
  one.app.live.emit(`profile:${parentId}`, greeting, { words: "hello" });
  two.app.live.emit(`profile:${parentId}`, greeting, { words: "again" });
  for (const live of [here, there]) {
    await expect
      .poll(() =>
        live
          .received(greeting)
          .map(({ words }) => words)
          .toSorted(),
      )
      .toEqual(["again", "hello"]);
  }
});

test("a change on one node notifies browsers of the other", async () => {
  const home = await openHome(one);
  using live = await openLive(two, home.browser);
  const url = `/api/watchlist/${originals.find(({ rating }) => rating === "G")?.id}`;
  const payload = { progress: 0, updatedAt: one.app.now() };
  expect((await home.browser({ method: "PUT", url, payload })).statusCode).toBe(200);
  await expect.poll(() => live.received(changed)).toEqual([{ topics: ["watchlist"] }]);
});

test("a session revoked on one node is disconnected by the other", async () => {
  const home = await openHome(one);
  const live = await openLive(two, home.browser);
  await home.browser({ method: "POST", url: "/api/session/sign-out" });
  await expect.poll(() => live.received(ended)).toEqual([{ reason: "identity" }]);
  await expect.poll(() => live.socket.connected).toBe(false);
});

test("a profile is present until it is connected to no node", async () => {
  const home = await openHome(one);
  const who = await addProfile(home);
  const browser = await signInAs(one, who);
  using live = await openLive(one, home.browser);
  const [here, there] = [await openLive(one, browser), await openLive(two, browser)];
  const profileId = who.id;
  await expect.poll(() => live.received(presence)).toContainEqual({ profileId, isPresent: true });
  here[Symbol.dispose]();
  there[Symbol.dispose]();
  await expect.poll(() => live.received(presence).at(-1)).toEqual({ profileId, isPresent: false });
});

test("closing a node while it emits and queries leaves no unhandled rejection", async () => {
  const { Redis } = await import("ioredis");
  const redis = new Redis(redisUrl ?? "");
  const refused = vi.fn<() => void>();
  process.on("unhandledRejection", refused);
  for (let round = 0; round < 5; round += 1) {
    const hub = await LiveServer.open(redis);
    hub.emit("everyone", greeting, { words: "bye" });
    const asked = hub.listProfiles("everyone").catch(() => new Set());
    await hub.close();
    if (round === 0) expect([...(await asked)]).toEqual([]);
  }
  process.off("unhandledRejection", refused);
  expect(refused).not.toHaveBeenCalled();
  await redis.quit();
});
