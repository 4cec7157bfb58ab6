import { controlPlayback, enterParty, reportLoading } from "@goldmane/contracts/parties/live";
import { expect, test } from "vitest";
import { features } from "#features.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { openTestServer } from "#platform/testing/open-test-server.ts";
import { sweepParties } from "./sweep-parties.ts";
import { gTitle, lastTimeline, PartyFixture } from "./testing/test-party.ts";

test("another process continues a party at its position and sequence number", async () => {
  await using fixture = await PartyFixture.open();
  const party = await fixture.host();
  const partyId = party.id;
  const host = await fixture.connect(fixture.parent, party);
  await host.live.send(controlPlayback, { partyId, command: { act: "show", titleId: gTitle } });
  const { seq } = (await fixture.read(host, party)).timeline;
  await host.live.send(reportLoading, { partyId, seq, isLoaded: true });
  const before = (await fixture.read(host, party)).timeline;
  expect(before.state).toBe("playing");
  // The first process isn't shut down: anything it hasn't written by now is lost.
  const { database, sessionSecret } = fixture.server.app.config;
  await using next = await openTestServer(features, { demo: false, database, sessionSecret });
  using live = await openLive(next, fixture.home.browser);
  const { party: found } = await live.send(enterParty, { partyId });
  expect(found.timeline).toEqual(before);
  await live.send(controlPlayback, { partyId, command: { act: "pause" } });
  const paused = lastTimeline({ ...fixture.parent, live });
  expect(paused).toMatchObject({ seq: before.seq + 1, state: "paused", titleId: gTitle });
});

test("a wait ends although the process that began it was killed", async () => {
  await using fixture = await PartyFixture.open();
  const party = await fixture.host();
  const partyId = party.id;
  const host = await fixture.connect(fixture.parent, party);
  await host.live.send(controlPlayback, { partyId, command: { act: "show", titleId: gTitle } });
  const { waitUntil } = (await fixture.read(host, party)).timeline;
  const { database, sessionSecret } = fixture.server.app.config;
  await using next = await openTestServer(features, { demo: false, database, sessionSecret });
  using live = await openLive(next, fixture.home.browser);
  await live.send(enterParty, { partyId });
  next.app.now = () => (waitUntil ?? 0) + 1;
  await sweepParties(next.app);
  await expect.poll(() => lastTimeline({ ...fixture.parent, live })?.state).toBe("playing");
});
