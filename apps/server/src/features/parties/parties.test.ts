import {
  controlPlayback,
  enterParty,
  partyChanged,
  partyOver,
  queueTitle,
  react,
  reacted,
  sayLine,
  unqueueTitle,
} from "@goldmane/contracts/parties/live";
import { type Party, type PastParty } from "@goldmane/contracts/parties/schema";
import { describe, expect, test } from "vitest";
import { openHome, subscribe } from "#platform/testing/open-home.ts";
import { sweepParties } from "./open-parties.ts";
import { findOpenParty } from "./room/store.ts";
import {
  giveParties,
  grownUpTitle,
  gTitle,
  lastOf,
  order,
  refused,
  show,
  type Somebody,
  type TestHouse,
} from "./test-party.ts";

let house: TestHouse;
let adult: Somebody;
let teen: Somebody;
let child: Somebody;
let outsider: Somebody;
let party: Party;
giveParties(
  async (opened) => {
    house = opened;
    adult = await house.add("adult");
    teen = await house.add("teen");
    child = await house.add("child");
    const other = await openHome(house.server);
    outsider = { id: other.parentId, browser: other.browser };
  },
  (fresh) => {
    party = fresh;
  },
);

describe("opening and joining", () => {
  test("opens with a code, a host and the given film in its queue", async () => {
    const opened = await house.host(house.parent, { name: "Friday", titleId: gTitle });
    expect(opened.code).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
    expect(opened).toMatchObject({ name: "Friday", timeline: { state: "idle", titleId: null } });
    expect(opened.queue.map(({ title }) => title.id)).toEqual([gTitle]);
    expect(opened.participants).toMatchObject([{ profileId: house.home.parentId, role: "host" }]);
  });

  test("requires a subscription to host", async () => {
    const poor = await openHome(house.server, null);
    const answer = await poor.browser({ method: "POST", url: "/api/parties", payload: {} });
    expect([answer.statusCode, answer.json().error]).toEqual([402, "SUBSCRIPTION_REQUIRED"]);
  });

  test("lets children join their own household's parties only, and never host", async () => {
    const given = await child.browser({ method: "POST", url: "/api/parties", payload: {} });
    expect(given.json().error).toBe("NOT_ALLOWED");
    expect((await house.join(child, party)).id).toBe(party.id);
    const foreign = await house.host(outsider);
    for (const who of [child, teen]) {
      const payload = { code: foreign.code };
      const answer = await who.browser({ method: "POST", url: "/api/parties/join", payload });
      expect(answer.json().error).toBe("NOT_ALLOWED");
    }
    expect((await house.join(adult, foreign)).id).toBe(foreign.id);
  });

  test("accepts a code in any spelling and rate-limits guesses", async () => {
    const typed = ` ${party.code.slice(0, 3).toLowerCase()}-${party.code.slice(3)} `;
    expect((await house.join(adult, { code: typed })).id).toBe(party.id);
    const answers = [];
    const remoteAddress = "10.9.8.7";
    for (let guess = 0; guess < 12; guess += 1) {
      const payload = { code: `AAAA${"23456789"[guess % 8]}Z` };
      const url = "/api/parties/join";
      answers.push(await outsider.browser({ method: "POST", url, payload, remoteAddress }));
    }
    const codes = answers.map((answer) => answer.json().error);
    expect(codes[0]).toBe("NOT_FOUND");
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
    const payload = { code: party.code };
    const url = "/api/parties/join";
    const guess = await outsider.browser({ method: "POST", url, payload, remoteAddress });
    expect(guess.statusCode).toBe(429);
  });

  test("hides a party from non-participants, over HTTP and live", async () => {
    const answer = await adult.browser(`/api/parties/${party.id}`);
    expect(answer.statusCode).toBe(404);
    const other = await house.host(adult);
    const seated = await house.seat(adult, other);
    const command = { act: "show", titleId: gTitle } as const;
    const partyId = party.id;
    const asked = [
      seated.live.trySend(enterParty, { partyId }),
      seated.live.trySend(controlPlayback, { partyId, command }),
      seated.live.trySend(sayLine, { partyId, said: { kind: "text", words: "hi" } }),
      seated.live.trySend(react, { partyId, reaction: "heart" }),
      seated.live.trySend(queueTitle, { partyId, titleId: gTitle }),
    ];
    for (const one of asked) expect(await refused(one)).toBe("NOT_FOUND");
  });

  test("lists open parties for their own household only", async () => {
    const seen = await house.call(adult, "GET", "/api/parties");
    expect(seen.parties.map(({ id }: Party) => id)).toContain(party.id);
    const other = await house.call(outsider, "GET", "/api/parties");
    expect(other.parties.map(({ id }: Party) => id)).not.toContain(party.id);
  });
});

describe("limits", () => {
  test("rejects films that someone present isn't allowed to see", async () => {
    const [host, small] = [await house.seat(house.parent, party), await house.seat(child, party)];
    const answer = await order(host, party, { act: "show", titleId: grownUpTitle });
    expect(answer).toMatchObject({ ok: false, error: { error: "NOT_ALLOWED", reason: "film" } });
    expect(JSON.stringify(answer)).not.toContain(small.id);
    const queued = host.live.trySend(queueTitle, { partyId: party.id, titleId: grownUpTitle });
    expect(await refused(queued)).toBe("NOT_ALLOWED");
    expect((await house.read(host, party)).highestRating).toBe("G");
  });

  test("keeps out a viewer who isn't allowed to see the current film", async () => {
    const host = await house.seat(house.parent, party);
    await show(house, party, { titleId: grownUpTitle, all: [host] });
    const payload = { code: party.code };
    const answer = await child.browser({ method: "POST", url: "/api/parties/join", payload });
    expect(answer.json()).toMatchObject({ error: "NOT_ALLOWED", reason: "film" });
    const seen = await child.browser("/api/parties");
    expect(seen.body).not.toContain(`"${grownUpTitle}"`);
  });

  test("keeps out an absent participant who isn't allowed to see the current film", async () => {
    await house.join(child, party);
    const host = await house.seat(house.parent, party);
    await show(house, party, { titleId: grownUpTitle, all: [host] });
    const other = await house.host(adult);
    const seated = await house.seat(child, other);
    expect(await refused(seated.live.trySend(enterParty, { partyId: party.id }))).toBe(
      "NOT_ALLOWED",
    );
    expect(JSON.stringify(seated.live.received(partyChanged))).not.toContain(`"${grownUpTitle}"`);
    expect(JSON.stringify(await house.read(child, party))).not.toContain(
      `"title":{"id":"${grownUpTitle}"`,
    );
  });

  test("stops the film when a parent sets a limit", async () => {
    const [host, young] = [await house.seat(house.parent, party), await house.seat(teen, party)];
    await show(house, party, { titleId: grownUpTitle, all: [host, young] });
    const url = `/api/family-profiles/${teen.id}`;
    await house.call(house.parent, "PATCH", url, { role: "child", ageGroup: "child" });
    await expect.poll(() => lastOf(host)).toMatchObject({ state: "idle", titleId: null });
    await house.call(house.parent, "PATCH", url, { role: "teen", ageGroup: "teen" });
  });
});

describe("ending", () => {
  test("lets the host end it and keeps its best moments", async () => {
    const [host, guest] = [await house.seat(house.parent, party), await house.seat(adult, party)];
    await show(house, party, { titleId: gTitle, all: [host, guest] });
    await guest.live.send(react, { partyId: party.id, reaction: "wow" });
    await expect.poll(() => host.live.received(reacted)).toHaveLength(1);
    const url = `/api/titles/${gTitle}/reactions`;
    await expect
      .poll(async () => (await house.call(adult, "GET", url)).seconds.length)
      .toBeGreaterThan(0);
    expect(
      (await guest.browser({ method: "DELETE", url: `/api/parties/${party.id}` })).statusCode,
    ).toBe(403);
    expect(
      (await host.browser({ method: "DELETE", url: `/api/parties/${party.id}` })).statusCode,
    ).toBe(204);
    await expect
      .poll(() => guest.live.received(partyOver))
      .toEqual([{ partyId: party.id, reason: "ended" }]);
    expect((await host.browser(`/api/parties/${party.id}`)).statusCode).toBe(404);
    const all: PastParty[] = await house.call(guest, "GET", "/api/parties/past");
    const past = all.find(({ id }) => id === party.id);
    expect(past).toMatchObject({
      id: party.id,
      titles: [{ id: gTitle }],
      moments: [{ titleId: gTitle, reaction: "wow", count: 1 }],
    });
    expect(past?.watchedWith).toHaveLength(1);
  });

  test("ends some minutes after everyone has left", async () => {
    const host = await house.seat(house.parent, party);
    host.live[Symbol.dispose]();
    const { app } = house.server;
    const { now } = app;
    // The time of the disconnect is recorded.
    await expect
      .poll(async () => (await findOpenParty(app.db, party.id))?.emptied_at)
      .not.toBeNull();
    try {
      app.now = () => now() + 4 * 60_000;
      await sweepParties(app);
      expect((await house.read(house.parent, party)).id).toBe(party.id);
      app.now = () => now() + 6 * 60_000;
      await sweepParties(app);
    } finally {
      app.now = now;
    }
    expect((await house.parent.browser(`/api/parties/${party.id}`)).statusCode).toBe(404);
  });

  test("ends with the subscription", async () => {
    const other = await openHome(house.server);
    const owner = { id: other.parentId, browser: other.browser };
    const given = await house.host(owner);
    const seated = await house.seat(owner, given);
    await subscribe(house.server, other.householdId, "family", "none");
    await sweepParties(house.server.app);
    await expect
      .poll(() => seated.live.received(partyOver))
      .toEqual([{ partyId: given.id, reason: "plan" }]);
  });

  test("lets the proposer, hosts and co-hosts remove a queue item", async () => {
    const [host, one, two] = [
      await house.seat(house.parent, party),
      await house.seat(adult, party),
      await house.seat(teen, party),
    ];
    const partyId = party.id;
    await one.live.send(queueTitle, { partyId, titleId: gTitle });
    const itemId = (await house.read(one, party)).queue[0]?.id ?? "";
    expect(await refused(two.live.trySend(unqueueTitle, { partyId, itemId }))).toBe("NOT_ALLOWED");
    await host.live.send(unqueueTitle, { partyId, itemId });
    expect((await house.read(one, party)).queue).toEqual([]);
  });
});
