import { controlPlayback, drifted, reportPosition } from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { gTitle, type Seated, type Somebody, TestHouse } from "#features/parties/test-party.ts";

let house: TestHouse;
let adult: Somebody;
let party: Party;
beforeAll(async () => {
  house = await TestHouse.open();
  adult = await house.add("adult");
});
beforeEach(async () => {
  party = await house.host();
});
afterEach(() => house.hangUp());
afterAll(() => house[Symbol.asyncDispose]());

const report = (who: Seated, roundTripMs: number, driftMs: number | null = null) =>
  who.live.send(reportPosition, { partyId: party.id, roundTripMs, driftMs });

async function keptOf({ id }: Somebody): Promise<number> {
  const row = await house.server.app.db
    .selectFrom("party_member")
    .select("round_trip_ms")
    .where("party_id", "=", party.id)
    .where("profile_id", "=", id)
    .executeTakeFirstOrThrow();
  return row.round_trip_ms;
}

test("delays commands for a slow connection until it is replaced by a faster one", async () => {
  const [host, guest] = [await house.seat(house.parent, party), await house.seat(adult, party)];
  await report(guest, 700);
  expect(await keptOf(guest)).toBe(700);
  const before = Date.now();
  const command = { act: "show", titleId: gTitle } as const;
  const { at } = await host.live.send(controlPlayback, { partyId: party.id, command });
  expect(at).toBeGreaterThanOrEqual(before + 1400);
  guest.live[Symbol.dispose]();
  await report(await house.seat(adult, party), 30);
  expect(await keptOf(guest)).toBe(30);
});

test("doesn't store small or frequent changes of the round trip", async () => {
  const guest = await house.seat(adult, party);
  for (const roundTripMs of [20, 90, 150, 199]) await report(guest, roundTripMs);
  expect(await keptOf(guest)).toBe(0);
  for (const roundTripMs of [600, 300, 900]) await report(guest, roundTripMs);
  expect(await keptOf(guest)).toBe(600);
});

test("sends everyone's drift to all participants", async () => {
  const [host, guest] = [await house.seat(house.parent, party), await house.seat(adult, party)];
  await report(guest, 20, -35);
  await expect
    .poll(() => host.live.received(drifted).flatMap(({ drifts }) => drifts))
    .toContainEqual({ profileId: guest.id, driftMs: -35 });
});
