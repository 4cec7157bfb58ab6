import { changed } from "@goldmane/contracts/live/schema";
import type { Invitee, FriendList, NewFriendCode } from "@goldmane/contracts/friends/schema";
import type { Notification } from "@goldmane/contracts/notifications/schema";
import type { Party, PartyCard } from "@goldmane/contracts/parties/schema";
import { partyOver } from "@goldmane/contracts/parties/live";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TestPerson, PartyFixture } from "#features/parties/testing/test-party.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { openHome } from "#platform/testing/open-home.ts";

const fixture = await PartyFixture.open();
afterEach(() => fixture.disconnectAll());
afterAll(() => fixture[Symbol.asyncDispose]());

const adult = await fixture.add("adult");
const teen = await fixture.add("teen");
const child = await fixture.add("child");
let other: TestPerson;
beforeEach(async () => {
  const { parentId, browser } = await openHome(fixture.server);
  other = { id: parentId, browser };
});

const read = (who: TestPerson): Promise<FriendList> => fixture.call(who, "GET", "/api/friends");
const makeCode = async (who: TestPerson = fixture.parent): Promise<string> => {
  const made: NewFriendCode = await fixture.call(who, "POST", "/api/friends/code", {});
  return made.code;
};
const ask = (who: TestPerson, code: string) =>
  who.browser({ method: "POST", url: "/api/friends/requests", payload: { code } });
async function befriend(): Promise<void> {
  await ask(other, await makeCode());
  const [request] = (await read(fixture.parent)).requests;
  await fixture.call(fixture.parent, "POST", `/api/friends/requests/${request?.id}/accept`, {});
}
const newsOf = async (who: TestPerson): Promise<string[]> => {
  const news: Notification[] = await fixture.call(who, "GET", "/api/notifications");
  return news.filter(({ id }) => id.startsWith("friends-")).map(({ title }) => title);
};
const partiesOf = async (who: TestPerson): Promise<PartyCard[]> =>
  (await fixture.call(who, "GET", "/api/parties")).parties;

describe("becoming friends", () => {
  test("takes a code, a request by the other household and an acceptance", async () => {
    using live = await openLive(fixture.server, fixture.parent.browser);
    const code = await makeCode();
    expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    const asked = await ask(other, ` ${code.toLowerCase().replaceAll("-", " ")} `);
    expect(asked.statusCode, asked.body).toBe(200);
    expect(asked.json()).toMatchObject({ isOwn: true });
    expect((await read(other)).friends).toEqual([]);
    await expect
      .poll(() => live.received(changed))
      .toContainEqual({ topics: ["friends", "parties", "notifications"] });

    const waiting = await read(fixture.parent);
    expect(waiting).toMatchObject({
      friends: [],
      codeExpiresAt: null,
      requests: [{ isOwn: false }],
    });
    expect((await newsOf(fixture.parent))[0]).toContain("wants to be friends");
    const url = `/api/friends/requests/${waiting.requests[0]?.id}/accept`;
    expect((await other.browser({ method: "POST", url, payload: {} })).statusCode).toBe(404);
    const made: FriendList = await fixture.call(fixture.parent, "POST", url, {});
    expect(made.requests).toEqual([]);
    expect(made.friends[0]?.grownUps).toHaveLength(1);
    expect((await read(other)).friends).toHaveLength(1);
    expect((await newsOf(other))[0]).toContain("are now friends");
  });

  test("accepts a code once, within a day, and not from its own household", async () => {
    const code = await makeCode();
    expect((await ask(fixture.parent, code)).json().error).toBe("CONFLICT");
    expect((await ask(other, code)).statusCode).toBe(200);
    const third = await openHome(fixture.server);
    const outsider = { id: third.parentId, browser: third.browser };
    expect((await ask(outsider, code)).statusCode).toBe(404);
    const old = await makeCode();
    const { app } = fixture.server;
    const { now } = app;
    app.now = () => now() + 24 * 3_600_000 + 1;
    expect((await ask(outsider, old)).statusCode).toBe(404);
    app.now = now;
    await fixture.parent.browser({ method: "DELETE", url: "/api/friends/code" });
    expect((await ask(outsider, old)).statusCode).toBe(404);
  });

  test("rate-limits guesses, including a correct one", async () => {
    const code = await makeCode();
    const guess = (typed: string) =>
      other.browser({
        method: "POST",
        url: "/api/friends/requests",
        payload: { code: typed },
        remoteAddress: "10.7.7.7",
      });
    const codes = [];
    for (let tries = 0; tries < 8; tries += 1) {
      codes.push((await guess(`AAAABBBBCCC${tries}`)).json().error);
    }
    expect([codes[0], codes.at(-1)]).toEqual(["NOT_FOUND", "TOO_MANY_REQUESTS"]);
    expect((await guess(code)).statusCode).toBe(429);
  });

  test("lets either side decline a request or end a friendship", async () => {
    await ask(other, await makeCode());
    const [mine] = (await read(other)).requests;
    const url = `/api/friends/requests/${mine?.id}`;
    expect((await other.browser({ method: "DELETE", url })).statusCode).toBe(204);
    const left = (await read(fixture.parent)).requests.map(({ id }) => id);
    expect(left).not.toContain(mine?.id);
    await befriend();
    const [friend] = (await read(other)).friends;
    const friendship = `/api/friends/${friend?.householdId}`;
    expect((await other.browser({ method: "DELETE", url: friendship })).statusCode).toBe(204);
    expect((await other.browser({ method: "DELETE", url: friendship })).statusCode).toBe(404);
    const friends = (await read(fixture.parent)).friends.map(({ householdId }) => householdId);
    expect(friends).not.toContain(friend?.householdId);
  });

  test("is for parents only", async () => {
    for (const { browser } of [adult, teen, child]) {
      for (const [method, url] of [
        ["GET", "/api/friends"],
        ["POST", "/api/friends/code"],
        ["POST", "/api/friends/requests"],
      ] as const) {
        const answer = await browser({ method, url, ...(method === "POST" && { payload: {} }) });
        expect(answer.json().error, url).toBe("NOT_ALLOWED");
      }
    }
  });
});

describe("friends' parties", () => {
  test("are listed for adults and teens who can join friends, never for children", async () => {
    await befriend();
    const party: Party = await fixture.host(other, { name: "Next door" });
    for (const [who, isShown] of [
      [fixture.parent, true],
      [adult, true],
      [teen, true],
      [child, false],
    ] as const) {
      const shown = (await partiesOf(who)).find(({ id }) => id === party.id);
      expect(Boolean(shown), who.id).toBe(isShown);
      if (isShown) expect(shown).toMatchObject({ isFamily: false });
      if (isShown) expect(shown?.household).toMatch(/^House/);
    }
    expect((await fixture.join(teen, party)).id).toBe(party.id);
    const refused = { method: "POST", url: "/api/parties/join", payload: { code: party.code } };
    expect((await child.browser(refused as never)).json().error).toBe("NOT_ALLOWED");
  });

  test("are listed for the party's audience only", async () => {
    await befriend();
    const party = await fixture.host(other, { audience: "family" });
    expect((await partiesOf(adult)).some(({ id }) => id === party.id)).toBe(false);
    const url = `/api/parties/${party.id}`;
    await fixture.call(other, "PATCH", url, { audience: "friends" });
    expect((await partiesOf(adult)).some(({ id }) => id === party.id)).toBe(true);
    const own = await fixture.host(fixture.parent, { audience: "invited" });
    expect((await partiesOf(adult)).some(({ id }) => id === own.id)).toBe(false);
    const asked = { profileIds: [adult.id] };
    const invitations = `/api/parties/${own.id}/invitations`;
    await fixture.parent.browser({ method: "POST", url: invitations, payload: asked });
    const card = (await partiesOf(adult)).find(({ id }) => id === own.id);
    expect(card?.invitedBy).toMatch(/^Parent/);
    expect((await fixture.parent.browser(invitations)).json()).toEqual([adult.id]);
  });

  test("remove a teen when the friendship ends", async () => {
    await befriend();
    const party = await fixture.host(other);
    const connected = await fixture.connect(teen, party);
    const [friend] = (await read(other)).friends;
    await other.browser({ method: "DELETE", url: `/api/friends/${friend?.householdId}` });
    await expect
      .poll(() => connected.live.received(partyOver))
      .toEqual([{ partyId: party.id, reason: "left" }]);
    expect(await partiesOf(teen)).toEqual(expect.not.arrayContaining([{ id: party.id }]));
  });
});

test("adults can invite adults of friend households, as long as the households are friends", async () => {
  const party = await fixture.host(fixture.parent, { name: "For friends" });
  const url = `/api/parties/${party.id}/invitations`;
  const invite = async (id: string) =>
    (await fixture.parent.browser({ method: "POST", url, payload: { profileIds: [id] } }))
      .statusCode;
  expect(await invite(other.id)).toBe(404);
  await befriend();
  const invitees: Invitee[] = await fixture.call(fixture.parent, "GET", "/api/friends/invitees");
  expect(invitees.find(({ profileId }) => profileId === other.id)?.household).toMatch(/^House/);
  const ofTeen: Invitee[] = await fixture.call(teen, "GET", "/api/friends/invitees");
  expect(ofTeen.every(({ household }) => household === null)).toBe(true);

  expect(await invite(other.id)).toBe(204);
  const isAsked = async () => (await partiesOf(other)).find(({ id }) => id === party.id)?.invitedBy;
  expect(await isAsked()).toMatch(/^Parent/);
  const [friend] = (await read(other)).friends;
  await other.browser({ method: "DELETE", url: `/api/friends/${friend?.householdId}` });
  expect(await isAsked()).toBeUndefined();
});
