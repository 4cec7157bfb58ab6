import type { GamePartnerRight } from "@goldmane/contracts/controls/limits";
import type { Role } from "@goldmane/contracts/family/limits";
import type { ListedRace, NearbyPlayer, Race } from "@goldmane/contracts/games/races/schema";
import type { Notification } from "@goldmane/contracts/notifications/schema";
import { changed } from "@goldmane/contracts/live/schema";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PartyFixture, type TestPerson } from "#features/parties/testing/test-party.ts";
import { type LiveBrowser, openLive } from "#platform/testing/live/open-live.ts";
import { type Home, openHome } from "#platform/testing/open-home.ts";

const fixture = await PartyFixture.open();
let friends: Home;
let strangers: Home;
/** Of the friend household, by role. */
const friendly = new Map<Role, TestPerson>();
const open: LiveBrowser[] = [];
afterEach(() => {
  for (const live of open.splice(0)) live[Symbol.dispose]();
});
afterAll(() => fixture[Symbol.asyncDispose]());

beforeAll(async () => {
  friends = await openHome(fixture.server, "pride");
  strangers = await openHome(fixture.server, "pride");
  await fixture.befriend(parentOf(friends));
  friendly.set("parent", parentOf(friends));
  for (const role of ["adult", "teen", "child"] as const)
    friendly.set(role, await fixture.add(role, friends));
});

const url = "/api/games/races";
const parentOf = ({ parentId, browser }: Home): TestPerson => ({ id: parentId, browser });
/** The race as this person's list has it. */
async function find(who: TestPerson, { id }: Race): Promise<ListedRace | undefined> {
  const races: ListedRace[] = await fixture.call(who, "GET", url);
  return races.find((race) => race.id === id);
}
const nearbyOf = (who: TestPerson): Promise<NearbyPlayer[]> =>
  fixture.call(who, "GET", "/api/games/nearby");

function friend(role: Role): TestPerson {
  const found = friendly.get(role);
  if (!found) throw new Error(`no ${role}`);
  return found;
}

async function allow(parent: TestPerson, child: TestPerson, gamePartners: GamePartnerRight) {
  const path = `/api/family-profiles/${child.id}/controls`;
  const { controls } = await fixture.call(parent, "GET", path);
  await fixture.call(parent, "PUT", path, { ...controls, gamePartners });
}

async function openFor(who: TestPerson, more: object = { audience: "friends" }): Promise<Race> {
  return await fixture.call(who, "POST", url, { game: "kyles-dash", ...more });
}

async function join(who: TestPerson, { id }: Race): Promise<string> {
  const answer = await who.browser({ method: "POST", url: `${url}/${id}/racers` });
  return answer.statusCode === 200 ? "joined" : answer.json().error;
}

async function connect(who: TestPerson): Promise<LiveBrowser> {
  const live = await openLive(fixture.server, who.browser);
  open.push(live);
  return live;
}

describe("a race that is open to friends", () => {
  test("is joined by friends as their parents allow it, and by nobody else", async () => {
    const race = await openFor(fixture.parent);
    const outcomes = new Map<string, string>();
    for (const role of ["parent", "adult", "teen", "child"] as const)
      outcomes.set(role, await join(friend(role), race));
    outcomes.set("stranger", await join(parentOf(strangers), race));
    expect(Object.fromEntries(outcomes)).toEqual({
      parent: "joined",
      adult: "joined",
      teen: "joined",
      child: "NOT_FOUND",
      stranger: "NOT_FOUND",
    });
    expect(await find(friend("child"), race)).toBeUndefined();
    expect(await find(parentOf(strangers), race)).toBeUndefined();

    await allow(friend("parent"), friend("child"), "friends");
    expect(await join(friend("child"), race)).toBe("joined");
    await allow(friend("parent"), friend("child"), "family");
  });

  test("shows others by nickname and avatar only", async () => {
    const race = await openFor(fixture.parent);
    await join(friend("adult"), race);
    const listed = await find(friend("adult"), race);
    expect(listed?.racers).toHaveLength(2);
    for (const racer of listed?.racers ?? [])
      expect(Object.keys(racer).toSorted()).toEqual([
        "avatarUrl",
        "displayName",
        "hasLeft",
        "profileId",
      ]);
  });

  test("takes a teen of friends only while a parent allows it", async () => {
    await allow(friend("parent"), friend("teen"), "family");
    const race = await openFor(fixture.parent);
    expect(await join(friend("teen"), race)).toBe("NOT_FOUND");
    await allow(friend("parent"), friend("teen"), "friends");
    expect(await join(friend("teen"), race)).toBe("joined");
  });

  test("can't be opened or joined by the household's own child without a parent's leave", async () => {
    const child = await fixture.add("child");
    const payload = { game: "kyles-dash", audience: "friends" };
    const refused = await child.browser({ method: "POST", url, payload });
    expect(refused.json()).toMatchObject({ error: "NOT_ALLOWED" });
    const race = await openFor(fixture.parent);
    expect(await join(child, race)).toBe("NOT_ALLOWED");
    await allow(fixture.parent, child, "friends");
    expect(await join(child, race)).toBe("joined");
    expect(await openFor(child)).toMatchObject({ audience: "friends" });
  });

  test("keeps a child apart from a household that is only a friend's friend", async () => {
    const third = await openHome(fixture.server, "pride");
    await fixture.befriend(parentOf(third));
    const adult = parentOf(third);
    await allow(friend("parent"), friend("child"), "friends");
    const first = await openFor(fixture.parent);
    expect(await join(friend("child"), first)).toBe("joined");
    expect(await join(adult, first)).toBe("NOT_FOUND");
    const second = await openFor(fixture.parent);
    expect(await join(adult, second)).toBe("joined");
    expect(await join(friend("child"), second)).toBe("NOT_FOUND");
    await allow(friend("parent"), friend("child"), "family");
  });

  test("of the household alone stays invisible to friends", async () => {
    const race = await openFor(fixture.parent, {});
    expect(race.audience).toBe("family");
    expect(await join(friend("adult"), race)).toBe("NOT_FOUND");
    expect(await find(friend("adult"), race)).toBeUndefined();
  });
});

describe("people nearby", () => {
  test("are the family and allowed friends who are connected now", async () => {
    const child = await fixture.add("child");
    for (const who of [fixture.parent, child, friend("adult"), friend("child")]) await connect(who);
    await connect(parentOf(strangers));
    const ids = async (who: TestPerson) => (await nearbyOf(who)).map(({ profileId }) => profileId);
    expect((await ids(fixture.parent)).toSorted()).toEqual(
      [child.id, friend("adult").id].toSorted(),
    );
    expect(await ids(child)).toEqual([fixture.parent.id]);
    expect((await ids(friend("child"))).toSorted()).toEqual([friend("adult").id]);
    expect(await ids(parentOf(strangers))).toEqual([]);
    const own = (await nearbyOf(fixture.parent)).find(({ isFamily }) => isFamily);
    expect(Object.keys(own ?? {}).toSorted()).toEqual([
      "avatarUrl",
      "displayName",
      "isFamily",
      "profileId",
    ]);
  });

  test("are invited to a race, notified at once, and can join it", async () => {
    const invited = friend("adult");
    const live = await connect(invited);
    const race = await openFor(fixture.parent, { invited: [invited.id] });
    await expect
      .poll(() => live.received(changed).flatMap(({ topics }) => topics))
      .toContain("notifications");
    expect(await find(invited, race)).toMatchObject({ isInvited: true });
    expect(await find(friend("parent"), race)).toBeUndefined();
    const news: Notification[] = await fixture.call(invited, "GET", "/api/notifications");
    expect(news[0]).toMatchObject({ actionUrl: "/play-games/kyles-dash" });
    expect(await join(invited, race)).toBe("joined");
  });

  test("can't be invited against a parent's wish, or as strangers", async () => {
    const child = await fixture.add("child");
    for (const [who, other] of [
      [fixture.parent, friend("child")],
      [fixture.parent, parentOf(strangers)],
      [child, friend("adult")],
    ] as const) {
      const payload = { game: "kyles-dash", invited: [other.id] };
      const answer = await who.browser({ method: "POST", url, payload });
      expect(answer.json()).toMatchObject({ error: "NOT_FOUND" });
    }
    expect(await openFor(child, { invited: [fixture.parent.id] })).toMatchObject({
      audience: "family",
    });
  });
});

describe("a racer who left a running race", () => {
  test("is marked, and joins another one", async () => {
    const adult = await fixture.add("adult");
    const race = await openFor(fixture.parent, {});
    await join(adult, race);
    await fixture.call(fixture.parent, "POST", `${url}/${race.id}/start`);
    await adult.browser({ method: "DELETE", url: `${url}/${race.id}/racers` });
    const left = await find(adult, race);
    expect(left?.racers.map(({ hasLeft }) => hasLeft)).toEqual([false, true]);
    expect(await openFor(adult, {})).toMatchObject({ state: "open" });
  });
});
