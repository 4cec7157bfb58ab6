import { changed } from "@goldmane/contracts/live/schema";
import type { Notification } from "@goldmane/contracts/notifications/schema";
import type { Party } from "@goldmane/contracts/parties/schema";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openHome } from "#platform/testing/open-home.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { type TestPerson, PartyFixture } from "#features/parties/testing/test-party.ts";

let fixture: PartyFixture;
let child: TestPerson;
let teen: TestPerson;
let party: Party;
beforeAll(async () => {
  fixture = await PartyFixture.open();
  child = await fixture.add("child");
  teen = await fixture.add("teen");
});
beforeEach(async () => {
  party = await fixture.host(fixture.parent, { name: "Friday" });
});
afterEach(() => fixture.disconnectAll());
afterAll(() => fixture[Symbol.asyncDispose]());

async function invite(who: TestPerson, ...profileIds: string[]): Promise<number> {
  const url = `/api/parties/${party.id}/invitations`;
  return (await who.browser({ method: "POST", url, payload: { profileIds } })).statusCode;
}

async function newsOf(who: TestPerson): Promise<Notification[]> {
  const news: Notification[] = await fixture.call(who, "GET", "/api/notifications");
  return news.filter(({ id }) => id === `party-${party.id}`);
}

test("notifies an invited profile at once, until it joins", async () => {
  using live = await openLive(fixture.server, child.browser);
  expect(await invite(fixture.parent, child.id)).toBe(204);
  await expect
    .poll(() => live.received(changed))
    .toContainEqual({ topics: ["notifications", "parties"] });
  const [news] = await newsOf(child);
  expect(news).toMatchObject({
    actionUrl: `/party-zone/${party.code.toLowerCase()}`,
    isRead: false,
  });
  expect(news?.message).toContain("Friday");
  expect(await newsOf(teen)).toEqual([]);
  await fixture.join(child, party);
  expect(await newsOf(child)).toEqual([]);
});

test("invites once, and not after the party has ended", async () => {
  expect([await invite(fixture.parent, teen.id), await invite(fixture.parent, teen.id)]).toEqual([
    204, 204,
  ]);
  expect(await newsOf(teen)).toHaveLength(1);
  await fixture.parent.browser({ method: "DELETE", url: `/api/parties/${party.id}` });
  expect(await newsOf(teen)).toEqual([]);
});

test("rejects invitations by guests and to people of other households", async () => {
  await fixture.join(teen, party);
  expect(await invite(teen, child.id)).toBe(403);
  const other = await openHome(fixture.server);
  expect(await invite(fixture.parent, other.parentId)).toBe(404);
  const outsider = { id: other.parentId, browser: other.browser };
  await fixture.join(outsider, party);
  const url = `/api/parties/${party.id}/participants/${outsider.id}`;
  await fixture.call(fixture.parent, "PATCH", url, { role: "cohost" });
  expect(await invite(outsider, child.id)).toBe(404);
});
