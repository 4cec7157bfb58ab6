import { ClosingStack } from "@goldmane/std/closing-stack";
import {
  closeScreen,
  pressRemote,
  remoteChanged,
  remoteEnded,
  remotesChanged,
  shownChanged,
  reportState,
} from "@goldmane/contracts/companion/live";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { readTestRedisUrl } from "#platform/config/env.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { openTestPhone, openTestScreen } from "./testing/test-screen.ts";

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

const play = { act: "play" } as const;

test("a phone on one node controls a screen on another and gets its acknowledgment", async () => {
  using screen = await openTestScreen(one, home.browser);
  using phone = await openTestPhone(two, screen, await signInAs(two, await addProfile(home)));
  await expect
    .poll(() => screen.live.received(remotesChanged).at(-1)?.remotes)
    .toMatchObject([{ isIn: true, isAway: false }]);
  await phone.live.send(pressRemote, { token: phone.token, command: play });
  expect(screen.commands).toEqual([play]);
  await screen.live.send(reportState, {
    screenId: screen.id,
    state: { film: null, isParty: true, game: null },
  });
  await expect.poll(() => phone.live.received(shownChanged).at(-1)?.shown.isParty).toBe(true);
  await screen.live.send(closeScreen, { screenId: screen.id });
  await expect.poll(() => phone.live.received(remoteEnded)).toMatchObject([{ reason: "ended" }]);
});

test("a screen that reconnects to another node keeps its phones", async () => {
  const before = await openTestScreen(one, home.browser);
  using phone = await openTestPhone(one, before, await signInAs(one, await addProfile(home)));
  before[Symbol.dispose]();
  await expect.poll(() => phone.live.received(remoteChanged).at(-1)?.isAway).toBe(true);
  const answer = await phone.live.trySend(pressRemote, { token: phone.token, command: play });
  expect(answer).toMatchObject({ ok: false, error: { reason: "away" } });
  using screen = await openTestScreen(two, home.browser, before.id);
  await expect.poll(() => phone.live.received(remoteChanged).at(-1)?.isAway).toBe(false);
  await phone.live.send(pressRemote, { token: phone.token, command: play });
  expect(screen.commands).toEqual([play]);
});
