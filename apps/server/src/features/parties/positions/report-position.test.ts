import { controlPlayback, drifted, reportPosition } from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  gTitle,
  type ConnectedPerson,
  type TestPerson,
  PartyFixture,
} from "#features/parties/testing/test-party.ts";

let fixture: PartyFixture;
let adult: TestPerson;
let party: Party;
beforeAll(async () => {
  fixture = await PartyFixture.open();
  adult = await fixture.add("adult");
});
beforeEach(async () => {
  party = await fixture.host();
});
afterEach(() => fixture.disconnectAll());
afterAll(() => fixture[Symbol.asyncDispose]());

const report = (who: ConnectedPerson, roundTripMs: number, driftMs: number | null = null) =>
  who.live.send(reportPosition, { partyId: party.id, roundTripMs, driftMs });

async function keptOf({ id }: TestPerson): Promise<number> {
  const row = await fixture.server.app.db
    .selectFrom("party_member")
    .select("round_trip_ms")
    .where("party_id", "=", party.id)
    .where("profile_id", "=", id)
    .executeTakeFirstOrThrow();
  return row.round_trip_ms;
}

test("delays commands for a slow connection until it is replaced by a faster one", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  await report(guest, 700);
  expect(await keptOf(guest)).toBe(700);
  const before = Date.now();
  const command = { act: "show", titleId: gTitle } as const;
  const { at } = await host.live.send(controlPlayback, { partyId: party.id, command });
  expect(at).toBeGreaterThanOrEqual(before + 1400);
  guest.live[Symbol.dispose]();
  await report(await fixture.connect(adult, party), 30);
  expect(await keptOf(guest)).toBe(30);
});

test("doesn't store small or frequent changes of the round trip", async () => {
  const guest = await fixture.connect(adult, party);
  for (const roundTripMs of [20, 90, 150, 199]) await report(guest, roundTripMs);
  expect(await keptOf(guest)).toBe(0);
  for (const roundTripMs of [600, 300, 900]) await report(guest, roundTripMs);
  expect(await keptOf(guest)).toBe(600);
});

test("sends everyone's drift to all participants", async () => {
  const [host, guest] = [
    await fixture.connect(fixture.parent, party),
    await fixture.connect(adult, party),
  ];
  await report(guest, 20, -35);
  await expect
    .poll(() => host.live.received(drifted).flatMap(({ drifts }) => drifts))
    .toContainEqual({ profileId: guest.id, driftMs: -35 });
});
