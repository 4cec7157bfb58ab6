import { ClosingStack } from "@goldmane/std/closing-stack";
import {
  controlPlayback,
  enterParty,
  partyChanged,
  reportLoading,
} from "@goldmane/contracts/parties/live";
import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#features.ts";
import { readTestRedisUrl } from "#platform/config/env.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { gTitle, lastTimeline, type TestPerson, PartyFixture } from "./testing/test-party.ts";

const redisUrl = readTestRedisUrl();
const stack = new ClosingStack();
let fixture: PartyFixture;
let two: TestServer;
let adult: TestPerson;
beforeAll(async () => {
  fixture = await PartyFixture.open({ redisUrl });
  stack.defer(() => fixture[Symbol.asyncDispose]());
  const { database, sessionSecret } = fixture.server.app.config;
  two = await openTestServer(features, { demo: false, redisUrl, database, sessionSecret });
  stack.defer(() => two[Symbol.asyncDispose]());
  adult = await fixture.add("adult");
});
afterAll(() => stack[Symbol.asyncDispose]());

test("participants on different nodes share one party and start together", async () => {
  const party = await fixture.host();
  const partyId = party.id;
  const host = await fixture.connect(fixture.parent, party);
  await fixture.join(adult, party);
  using live = await openLive(two, adult.browser);
  const guest = { ...adult, live };
  await live.send(enterParty, { partyId });
  await host.live.send(controlPlayback, { partyId, command: { act: "show", titleId: gTitle } });
  const waiting = [host.id, guest.id].toSorted();
  await expect.poll(() => lastTimeline(guest)?.waitingFor.toSorted()).toEqual(waiting);
  const seq = lastTimeline(guest)?.seq ?? 0;
  await host.live.send(reportLoading, { partyId, seq, isLoaded: true });
  await live.send(reportLoading, { partyId, seq, isLoaded: true });
  await expect.poll(() => lastTimeline(host)?.state).toBe("playing");
  await expect.poll(() => lastTimeline(guest)).toEqual(lastTimeline(host));
});

test("concurrent commands through two nodes are all applied, in one order for everyone", async () => {
  const party = await fixture.host();
  const partyId = party.id;
  const host = await fixture.connect(fixture.parent, party);
  using live = await openLive(two, fixture.home.browser);
  await live.send(enterParty, { partyId });
  await live.send(controlPlayback, { partyId, command: { act: "show", titleId: gTitle } });
  const first = (await fixture.read(host, party)).timeline.seq;
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const through = index % 2 === 0 ? live : host.live;
      return await through.send(controlPlayback, {
        partyId,
        command: { act: "seek", position: index + 1 },
      });
    }),
  );
  const seqs = answers.map(({ seq }) => seq).toSorted((a, b) => a - b);
  expect(seqs).toEqual(Array.from({ length: 12 }, (_, index) => first + 1 + index));
});

test("a race that runs on one node shows its result to participants on the other", async () => {
  const party = await fixture.host();
  const partyId = party.id;
  await fixture.connect(fixture.parent, party);
  await fixture.join(adult, party);
  using live = await openLive(two, adult.browser);
  await live.send(enterParty, { partyId });
  const game = () => live.received(partyChanged).at(-1)?.party.game;
  const url = `/api/parties/${partyId}/game`;
  await fixture.call(fixture.parent, "POST", url, { game: "kyles-dash" });
  await expect.poll(game).toMatchObject({ state: "open" });
  await fixture.call(adult, "POST", `${url}/racers`);
  await fixture.call(fixture.parent, "POST", `/api/games/races/${game()?.id}/start`);
  const { app } = fixture.server;
  const { now } = app;
  app.now = () => now() + 20 * 60_000;
  await expect.poll(game).toMatchObject({ state: "over", order: expect.any(Array) });
  app.now = now;
});
