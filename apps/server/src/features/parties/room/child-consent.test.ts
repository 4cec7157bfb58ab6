import {
  createPoll,
  controlPlayback,
  enterParty,
  joinVoice,
  partyOver,
  sendChatMessage,
} from "@goldmane/contracts/parties/live";
import type { PastParty, Party } from "@goldmane/contracts/parties/schema";
import { describe, expect, test } from "vitest";
import { sweepParties } from "#features/parties/sweep-parties.ts";
import {
  setUpParties,
  gTitle,
  type ConnectedPerson,
  type TestPerson,
  type PartyFixture,
} from "#features/parties/testing/test-party.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";

let fixture: PartyFixture;
let child: TestPerson;
let sibling: TestPerson;
/** A parent, an adult and a teen of another household that isn't a friend yet. */
let guests: { parent: TestPerson; adult: TestPerson; teen: TestPerson };
let party: Party;
setUpParties(
  async (opened) => {
    fixture = opened;
    child = await fixture.add("child");
    sibling = await fixture.add("child");
  },
  (fresh) => {
    party = fresh;
  },
);

/** Opens a second household of guests, and resets the child to family-only parties. */
async function meet(): Promise<void> {
  await fixture.allowGuests(child, "family");
  const other = await openHome(fixture.server);
  const add = async (role: "adult" | "teen"): Promise<TestPerson> => {
    const profile = await addProfile(other, { role, ageGroup: role });
    return { id: profile.id, browser: await signInAs(fixture.server, profile) };
  };
  guests = {
    parent: { id: other.parentId, browser: other.browser },
    adult: await add("adult"),
    teen: await add("teen"),
  };
}

const tryToJoin = (who: TestPerson, { code }: Party = party) =>
  who.browser({ method: "POST", url: "/api/parties/join", payload: { code } });

const leave = (who: TestPerson) =>
  who.browser({ method: "POST", url: `/api/parties/${party.id}/leave` });

async function expectRefusal(who: TestPerson, reason: string): Promise<string> {
  const answer = await tryToJoin(who);
  expect([answer.statusCode, answer.json().error, answer.json().reason]).toEqual([
    403,
    "NOT_ALLOWED",
    reason,
  ]);
  return answer.body;
}

describe("joining", () => {
  test("rejects a guest while a child is present, without naming the child", async () => {
    await meet();
    await fixture.connect(child, party);
    for (const guest of [guests.parent, guests.adult]) {
      const body = await expectRefusal(guest, "child-present");
      expect(body).toContain("A child is in this party. Their parent has to approve you first.");
      for (const { profileId, displayName } of (await fixture.read(fixture.parent, party))
        .participants) {
        expect(body).not.toContain(profileId);
        expect(body).not.toContain(displayName);
      }
    }
    const { participants } = await fixture.read(fixture.parent, party);
    expect(participants.map(({ isFamily }) => isFamily)).toEqual([true, true]);
  });

  test("rejects a child while a guest is present", async () => {
    await meet();
    await fixture.join(guests.adult, party);
    const body = await expectRefusal(child, "guest-present");
    expect(body).toContain("Ask a parent to allow it first.");
    expect((await leave(guests.adult)).statusCode).toBe(204);
    expect((await tryToJoin(child)).statusCode).toBe(200);
  });

  test("admits a child after a guest has left and keeps the guest out", async () => {
    await meet();
    const guest = await fixture.connect(guests.adult, party);
    guest.live[Symbol.dispose]();
    const isAway = async () =>
      !(await fixture.read(fixture.parent, party)).participants.find(
        (one) => one.profileId === guest.id,
      )?.isPresent;
    await expect.poll(isAway).toBe(true);
    await expectRefusal(child, "guest-present");
    const { app } = fixture.server;
    const { now } = app;
    try {
      app.now = () => now() + 6 * 60_000;
      expect((await tryToJoin(child)).statusCode).toBe(200);
      await expectRefusal(guests.adult, "child-present");
      const read = await guests.adult.browser(`/api/parties/${party.id}`);
      expect([read.statusCode, read.json().reason]).toEqual([403, "child-present"]);
      expect((await leave(guests.adult)).statusCode).toBe(204);
    } finally {
      app.now = now;
    }
  });

  test("admits at most one of a child and a guest who join at the same moment", async () => {
    await meet();
    const { live } = fixture.server.app;
    const listProfiles = live.listProfiles.bind(live);
    const arrived: (() => void)[] = [];
    // Both have read the participants before either is written.
    live.listProfiles = async (room) => {
      await new Promise<void>((resolve) => {
        arrived.push(resolve);
        if (arrived.length >= 2) for (const go of arrived) go();
      });
      return await listProfiles(room);
    };
    try {
      await Promise.all([tryToJoin(child), tryToJoin(guests.adult)]);
    } finally {
      live.listProfiles = listProfiles;
    }
    const { participants } = await fixture.read(fixture.parent, party);
    const isIn = ({ id }: TestPerson) => participants.some(({ profileId }) => profileId === id);
    expect(isIn(child) && isIn(guests.adult)).toBe(false);
  });
});

describe("a parent's consent", () => {
  test("requires both friendship and the child's setting", async () => {
    await meet();
    await fixture.join(child, party);
    await fixture.allowGuests(child, "friends");
    await expectRefusal(guests.adult, "child-present");
    await fixture.befriend(guests.parent);
    for (const guest of [guests.adult, guests.parent, guests.teen]) {
      expect((await tryToJoin(guest)).statusCode).toBe(200);
      expect((await leave(guest)).statusCode).toBe(204);
    }
    await fixture.allowGuests(child, "family");
    for (const guest of [guests.adult, guests.parent, guests.teen]) {
      await expectRefusal(guest, "child-present");
    }
  });

  test("hides a child from the history of a guest who left before it joined", async () => {
    await meet();
    const own = await fixture.host();
    await fixture.join(guests.adult, own);
    await guests.adult.browser({ method: "POST", url: `/api/parties/${own.id}/leave` });
    await fixture.join(child, own);
    await fixture.parent.browser({ method: "DELETE", url: `/api/parties/${own.id}` });
    const watchedWith = async (who: TestPerson): Promise<string[]> => {
      const all: PastParty[] = await fixture.call(who, "GET", "/api/parties/past");
      const past = all.find(({ id }) => id === own.id);
      return past?.watchedWith.map(({ displayName }) => displayName) ?? [];
    };
    expect(await watchedWith(fixture.parent)).toHaveLength(2);
    expect(await watchedWith(guests.adult)).toHaveLength(1);
  });

  test("is required for every child present", async () => {
    await meet();
    await fixture.befriend(guests.parent);
    await fixture.allowGuests(child, "friends");
    await fixture.join(child, party);
    await fixture.join(sibling, party);
    await expectRefusal(guests.adult, "child-present");
    expect((await leave(sibling)).statusCode).toBe(204);
    expect((await tryToJoin(guests.adult)).statusCode).toBe(200);
    await expectRefusal(sibling, "guest-present");
  });

  async function connectChildAndGuest(): Promise<{
    small: ConnectedPerson;
    guest: ConnectedPerson;
  }> {
    await meet();
    await fixture.befriend(guests.parent);
    await fixture.allowGuests(child, "friends");
    return {
      small: await fixture.connect(child, party),
      guest: await fixture.connect(guests.adult, party),
    };
  }

  /** Expects every command and read of a guest to fail while a child without consent is present. */
  async function expectNoAccess({ live, browser }: ConnectedPerson): Promise<void> {
    const partyId = party.id;
    const poll = { question: "Which?", options: [{ kind: "text", text: "A" }], seconds: 0 };
    poll.options.push({ kind: "text", text: "B" });
    const asked = [
      live.trySend(enterParty, { partyId }),
      live.trySend(sendChatMessage, { partyId, content: { kind: "text", text: "Hello" } }),
      live.trySend(sendChatMessage, { partyId, content: { kind: "phrase", phrase: "hello" } }),
      live.trySend(createPoll, { partyId, poll } as never),
      live.trySend(controlPlayback, { partyId, command: { act: "cue", titleId: gTitle } }),
      live.trySend(joinVoice, { partyId }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.ok).toBe(false);
    expect((await browser(`/api/parties/${partyId}`)).statusCode).toBeGreaterThanOrEqual(400);
  }

  test("removes the guest once consent is withdrawn", async () => {
    const { small, guest } = await connectChildAndGuest();
    const message = { partyId: party.id, content: { kind: "text", text: "Hello" } } as const;
    await guest.live.send(sendChatMessage, message);
    await fixture.allowGuests(child, "family");
    await expect
      .poll(() => guest.live.received(partyOver))
      .toEqual([{ partyId: party.id, reason: "child" }]);
    expect(small.live.received(partyOver)).toEqual([]);
    await expectNoAccess(guest);
  });

  test("ends with the friendship", async () => {
    const { guest } = await connectChildAndGuest();
    const { friends } = await fixture.call(guests.parent, "GET", "/api/friends");
    await guests.parent.browser({
      method: "DELETE",
      url: `/api/friends/${friends[0].householdId}`,
    });
    await expect
      .poll(() => guest.live.received(partyOver).map(({ reason }) => reason))
      .toEqual(["child"]);
    await expectNoAccess(guest);
  });

  test("is checked on every command, even before the guest is removed", async () => {
    const { small, guest } = await connectChildAndGuest();
    await fixture.server.app.db.deleteFrom("friendship").execute();
    await expectNoAccess(guest);
    const again = small.live.trySend(enterParty, { partyId: party.id });
    expect(await again).toMatchObject({ ok: false, error: { reason: "guest-present" } });
  });

  test("keeps a reconnecting guest out while a child is present", async () => {
    const { guest } = await connectChildAndGuest();
    const { socket } = guest.live;
    const gone = new Promise((resolve) => socket.once("disconnect", resolve));
    socket.io.engine.close();
    await gone;
    await fixture.allowGuests(child, "family");
    await sweepParties(fixture.server.app);
    socket.connect();
    await new Promise((resolve) => socket.once("connect", () => resolve(null)));
    const { participants } = await fixture.read(fixture.parent, party);
    expect(participants.map(({ profileId }) => profileId)).not.toContain(guest.id);
    await expectNoAccess(guest);
  });
});
