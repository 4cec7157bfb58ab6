import {
  controlPlayback,
  enterParty,
  partyChanged,
  partyOver,
  queueTitle,
  react,
  reacted,
  sendChatMessage,
  removeQueueItem,
} from "@goldmane/contracts/parties/live";
import { type Party, type PastParty } from "@goldmane/contracts/parties/schema";
import { describe, expect, test } from "vitest";
import { openHome, subscribe } from "#platform/testing/open-home.ts";
import { sweepParties } from "./sweep-parties.ts";
import { findOpenParty } from "./room/store.ts";
import {
  setUpParties,
  grownUpTitle,
  gTitle,
  lastTimeline,
  sendCommand,
  errorCodeOf,
  startFilm,
  type TestPerson,
  type PartyFixture,
} from "./testing/test-party.ts";

let fixture: PartyFixture;
let adult: TestPerson;
let teen: TestPerson;
let child: TestPerson;
let outsider: TestPerson;
let party: Party;
setUpParties(
  async (opened) => {
    fixture = opened;
    adult = await fixture.add("adult");
    teen = await fixture.add("teen");
    child = await fixture.add("child");
    const other = await openHome(fixture.server);
    outsider = { id: other.parentId, browser: other.browser };
  },
  (fresh) => {
    party = fresh;
  },
);

describe("opening and joining", () => {
  test("opens with a code, a host and the given film in its queue", async () => {
    const opened = await fixture.host(fixture.parent, { name: "Friday", titleId: gTitle });
    expect(opened.code).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
    expect(opened).toMatchObject({ name: "Friday", timeline: { state: "idle", titleId: null } });
    expect(opened.queue.map(({ title }) => title.id)).toEqual([gTitle]);
    expect(opened.participants).toMatchObject([{ profileId: fixture.home.parentId, role: "host" }]);
  });

  test("requires a subscription to host", async () => {
    const poor = await openHome(fixture.server, null);
    const answer = await poor.browser({ method: "POST", url: "/api/parties", payload: {} });
    expect([answer.statusCode, answer.json().error]).toEqual([402, "SUBSCRIPTION_REQUIRED"]);
  });

  test("lets children join their own household's parties only, and never host", async () => {
    const given = await child.browser({ method: "POST", url: "/api/parties", payload: {} });
    expect(given.json().error).toBe("NOT_ALLOWED");
    expect((await fixture.join(child, party)).id).toBe(party.id);
    const foreign = await fixture.host(outsider);
    for (const who of [child, teen]) {
      const payload = { code: foreign.code };
      const answer = await who.browser({ method: "POST", url: "/api/parties/join", payload });
      expect(answer.json().error).toBe("NOT_ALLOWED");
    }
    expect((await fixture.join(adult, foreign)).id).toBe(foreign.id);
  });

  test("accepts a code in any spelling and rate-limits guesses", async () => {
    const typed = ` ${party.code.slice(0, 3).toLowerCase()}-${party.code.slice(3)} `;
    expect((await fixture.join(adult, { code: typed })).id).toBe(party.id);
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
    const other = await fixture.host(adult);
    const connected = await fixture.connect(adult, other);
    const command = { act: "show", titleId: gTitle } as const;
    const partyId = party.id;
    const asked = [
      connected.live.trySend(enterParty, { partyId }),
      connected.live.trySend(controlPlayback, { partyId, command }),
      connected.live.trySend(sendChatMessage, { partyId, content: { kind: "text", text: "hi" } }),
      connected.live.trySend(react, { partyId, reaction: "heart" }),
      connected.live.trySend(queueTitle, { partyId, titleId: gTitle }),
    ];
    for (const one of asked) expect(await errorCodeOf(one)).toBe("NOT_FOUND");
  });

  test("lists open parties for their own household only", async () => {
    const seen = await fixture.call(adult, "GET", "/api/parties");
    expect(seen.parties.map(({ id }: Party) => id)).toContain(party.id);
    const other = await fixture.call(outsider, "GET", "/api/parties");
    expect(other.parties.map(({ id }: Party) => id)).not.toContain(party.id);
  });
});

describe("limits", () => {
  test("rejects films that someone present isn't allowed to see", async () => {
    const [host, small] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(child, party),
    ];
    const answer = await sendCommand(host, party, { act: "show", titleId: grownUpTitle });
    expect(answer).toMatchObject({ ok: false, error: { error: "NOT_ALLOWED", reason: "film" } });
    expect(JSON.stringify(answer)).not.toContain(small.id);
    const queued = host.live.trySend(queueTitle, { partyId: party.id, titleId: grownUpTitle });
    expect(await errorCodeOf(queued)).toBe("NOT_ALLOWED");
    expect((await fixture.read(host, party)).highestRating).toBe("G");
  });

  test("keeps out a viewer who isn't allowed to see the current film", async () => {
    const host = await fixture.connect(fixture.parent, party);
    await startFilm(fixture, party, { titleId: grownUpTitle, all: [host] });
    const payload = { code: party.code };
    const answer = await child.browser({ method: "POST", url: "/api/parties/join", payload });
    expect(answer.json()).toMatchObject({ error: "NOT_ALLOWED", reason: "film" });
    const seen = await child.browser("/api/parties");
    expect(seen.body).not.toContain(`"${grownUpTitle}"`);
  });

  test("keeps out an absent participant who isn't allowed to see the current film", async () => {
    await fixture.join(child, party);
    const host = await fixture.connect(fixture.parent, party);
    await startFilm(fixture, party, { titleId: grownUpTitle, all: [host] });
    const other = await fixture.host(adult);
    const connected = await fixture.connect(child, other);
    expect(await errorCodeOf(connected.live.trySend(enterParty, { partyId: party.id }))).toBe(
      "NOT_ALLOWED",
    );
    expect(JSON.stringify(connected.live.received(partyChanged))).not.toContain(
      `"${grownUpTitle}"`,
    );
    expect(JSON.stringify(await fixture.read(child, party))).not.toContain(
      `"title":{"id":"${grownUpTitle}"`,
    );
  });

  test("stops the film when a parent sets a limit", async () => {
    const [host, young] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(teen, party),
    ];
    await startFilm(fixture, party, { titleId: grownUpTitle, all: [host, young] });
    const url = `/api/family-profiles/${teen.id}`;
    await fixture.call(fixture.parent, "PATCH", url, { role: "child", ageGroup: "child" });
    await expect.poll(() => lastTimeline(host)).toMatchObject({ state: "idle", titleId: null });
    await fixture.call(fixture.parent, "PATCH", url, { role: "teen", ageGroup: "teen" });
  });
});

describe("ending", () => {
  test("lets the host end it and keeps its best moments", async () => {
    const [host, guest] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
    ];
    await startFilm(fixture, party, { titleId: gTitle, all: [host, guest] });
    await guest.live.send(react, { partyId: party.id, reaction: "wow" });
    await expect.poll(() => host.live.received(reacted)).toHaveLength(1);
    const url = `/api/titles/${gTitle}/reactions`;
    await expect
      .poll(async () => (await fixture.call(adult, "GET", url)).seconds.length)
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
    const all: PastParty[] = await fixture.call(guest, "GET", "/api/parties/past");
    const past = all.find(({ id }) => id === party.id);
    expect(past).toMatchObject({
      id: party.id,
      titles: [{ id: gTitle }],
      moments: [{ titleId: gTitle, reaction: "wow", count: 1 }],
    });
    expect(past?.watchedWith).toHaveLength(1);
  });

  test("ends some minutes after everyone has left", async () => {
    const host = await fixture.connect(fixture.parent, party);
    host.live[Symbol.dispose]();
    const { app } = fixture.server;
    const { now } = app;
    // The time of the disconnect is recorded.
    await expect
      .poll(async () => (await findOpenParty(app.db, party.id))?.emptied_at)
      .not.toBeNull();
    try {
      app.now = () => now() + 4 * 60_000;
      await sweepParties(app);
      expect((await fixture.read(fixture.parent, party)).id).toBe(party.id);
      app.now = () => now() + 6 * 60_000;
      await sweepParties(app);
    } finally {
      app.now = now;
    }
    expect((await fixture.parent.browser(`/api/parties/${party.id}`)).statusCode).toBe(404);
  });

  test("ends with the subscription", async () => {
    const other = await openHome(fixture.server);
    const owner = { id: other.parentId, browser: other.browser };
    const given = await fixture.host(owner);
    const connected = await fixture.connect(owner, given);
    await subscribe(fixture.server, other.householdId, "family", "none");
    await sweepParties(fixture.server.app);
    await expect
      .poll(() => connected.live.received(partyOver))
      .toEqual([{ partyId: given.id, reason: "plan" }]);
  });

  test("lets the proposer, hosts and co-hosts remove a queue item", async () => {
    const [host, one, two] = [
      await fixture.connect(fixture.parent, party),
      await fixture.connect(adult, party),
      await fixture.connect(teen, party),
    ];
    const partyId = party.id;
    await one.live.send(queueTitle, { partyId, titleId: gTitle });
    const itemId = (await fixture.read(one, party)).queue[0]?.id ?? "";
    expect(await errorCodeOf(two.live.trySend(removeQueueItem, { partyId, itemId }))).toBe(
      "NOT_ALLOWED",
    );
    await host.live.send(removeQueueItem, { partyId, itemId });
    expect((await fixture.read(one, party)).queue).toEqual([]);
  });
});
