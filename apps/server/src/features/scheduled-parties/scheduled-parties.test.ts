import type {
  ScheduledParty,
  ScheduledPartyList,
} from "@goldmane/contracts/scheduled-parties/schema";
import { changed } from "@goldmane/contracts/live/schema";
import type { Notification } from "@goldmane/contracts/notifications/schema";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import {
  grownUpTitle,
  gTitle,
  type TestPerson,
  PartyFixture,
} from "#features/parties/testing/test-party.ts";
import { sweepParties } from "#features/parties/sweep-parties.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { openHome } from "#platform/testing/open-home.ts";
import { openTestServer } from "#platform/testing/open-test-server.ts";
import { scheduledPartyChanged } from "./events.ts";
import { openWhenDue } from "./open-scheduled-party.ts";
import { remindGuests } from "./remind-guests.ts";

const minute = 60_000;
let fixture: PartyFixture;
let adult: TestPerson;
let child: TestPerson;
let friend: TestPerson;
beforeAll(async () => {
  fixture = await PartyFixture.open();
  adult = await fixture.add("adult");
  child = await fixture.add("child");
  const { parentId, browser } = await openHome(fixture.server);
  friend = { id: parentId, browser };
  const { code } = await fixture.call(fixture.parent, "POST", "/api/friends/code", {});
  const { id } = await fixture.call(friend, "POST", "/api/friends/requests", { code });
  await fixture.call(fixture.parent, "POST", `/api/friends/requests/${id}/accept`, {});
});
const realNow = Date.now;
afterEach(() => {
  fixture.server.app.now = () => realNow();
  fixture.disconnectAll();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const soon = () => realNow() + 60 * minute;
const at = (instant: number) => {
  fixture.server.app.now = () => instant;
};

function plan(who: TestPerson, input: object = {}) {
  const payload = { name: "Friday", startsAt: soon(), titleId: gTitle, guestIds: [], ...input };
  return who.browser({ method: "POST", url: "/api/scheduled-parties", payload });
}
async function planned(guests: TestPerson[], input: object = {}): Promise<ScheduledParty> {
  const made = await plan(fixture.parent, { guestIds: guests.map(({ id }) => id), ...input });
  expect(made.statusCode, made.body).toBe(200);
  return made.json();
}
async function read(who: TestPerson, { id }: { id: string }): Promise<ScheduledParty | undefined> {
  const list: ScheduledPartyList = await fixture.call(who, "GET", "/api/scheduled-parties");
  return list.scheduledParties.find((one) => one.id === id);
}
async function notificationsOf(who: TestPerson, { id }: { id: string }): Promise<string[]> {
  const news: Notification[] = await fixture.call(who, "GET", "/api/notifications");
  return news.filter((one) => one.id.includes(id)).map(({ title }) => title);
}
async function answer(who: TestPerson, { id }: { id: string }, said: string) {
  const url = `/api/scheduled-parties/${id}/answer`;
  return await who.browser({ method: "PUT", url, payload: { answer: said } });
}

describe("planning", () => {
  test("notifies guests at once and records their answers", async () => {
    using live = await openLive(fixture.server, child.browser);
    const scheduledParty = await planned([adult, child, friend]);
    expect(scheduledParty).toMatchObject({ name: "Friday", isOwn: true, title: { id: gTitle } });
    await expect
      .poll(() => live.received(changed))
      .toContainEqual({ topics: ["scheduled-parties", "notifications"] });
    expect(await notificationsOf(child, scheduledParty)).toEqual([
      expect.stringContaining("invited you to “Friday”"),
    ]);
    expect((await answer(adult, scheduledParty, "coming")).statusCode).toBe(200);
    expect((await answer(friend, scheduledParty, "cannot")).statusCode).toBe(200);
    const own = await read(fixture.parent, scheduledParty);
    expect(own?.guests.map((one) => one.answer)).toEqual(
      expect.arrayContaining(["coming", "cannot", null]),
    );
    expect((await read(child, scheduledParty))?.household).toBeNull();
    expect((await read(friend, scheduledParty))?.household).toMatch(/^House/);
  });

  test("hides children from friend households", async () => {
    const scheduledParty = await planned([child, friend, adult]);
    const seen = (await read(friend, scheduledParty))?.guests.map(({ profileId }) => profileId);
    expect(seen?.toSorted()).toEqual([adult.id, friend.id].toSorted());
    expect((await read(child, scheduledParty))?.guests).toHaveLength(3);
  });

  test("is for adults with a subscription, in the future, with people they can invite", async () => {
    expect((await plan(child)).json().error).toBe("NOT_ALLOWED");
    expect((await plan(adult, { startsAt: realNow() - 1 })).json().error).toBe("INVALID_INPUT");
    const otherHome = await openHome(fixture.server);
    expect((await plan(adult, { guestIds: [otherHome.parentId] })).statusCode).toBe(404);
    const poor = await openHome(fixture.server, null);
    const own = { id: poor.parentId, browser: poor.browser };
    expect((await plan(own)).json().error).toBe("SUBSCRIPTION_REQUIRED");
  });

  test("rejects a film that a guest isn't allowed to see, without naming the guest", async () => {
    const guestIds = [adult.id, child.id];
    const refusal = await plan(fixture.parent, { titleId: grownUpTitle, guestIds });
    expect(refusal.json()).toMatchObject({ error: "NOT_ALLOWED", reason: "film" });
    expect(refusal.body).not.toContain(child.id);
    const scheduledParty = await planned([adult], { titleId: grownUpTitle });
    const url = `/api/scheduled-parties/${scheduledParty.id}`;
    const payload = { guestIds: [child.id] };
    const added = await fixture.parent.browser({ method: "PATCH", url, payload });
    expect(added.json()).toMatchObject({ error: "NOT_ALLOWED", reason: "film" });
  });

  test("is hidden from others and read-only for guests", async () => {
    const scheduledParty = await planned([friend]);
    expect((await answer(adult, scheduledParty, "coming")).statusCode).toBe(404);
    const url = `/api/scheduled-parties/${scheduledParty.id}`;
    expect((await adult.browser(`${url}/calendar`)).statusCode).toBe(404);
    for (const method of ["PATCH", "DELETE"] as const) {
      const asked = { method, url, ...(method === "PATCH" && { payload: { name: "Mine" } }) };
      expect((await adult.browser(asked)).statusCode).toBe(404);
      expect((await friend.browser(asked)).json().error).toBe("NOT_ALLOWED");
    }
  });

  test("resets answers for a new time and notifies guests of a cancellation", async () => {
    const scheduledParty = await planned([adult]);
    await answer(adult, scheduledParty, "coming");
    const url = `/api/scheduled-parties/${scheduledParty.id}`;
    await fixture.call(fixture.parent, "PATCH", url, { startsAt: soon() + 60 * minute });
    expect((await read(adult, scheduledParty))?.answer).toBeNull();
    expect(await notificationsOf(adult, scheduledParty)).toEqual(["“Friday” was changed"]);
    expect((await fixture.parent.browser({ method: "DELETE", url })).statusCode).toBe(204);
    expect(await notificationsOf(adult, scheduledParty)).toEqual(["“Friday” was canceled"]);
    expect(await read(adult, scheduledParty)).toBeUndefined();
  });

  test("is available as an .ics file", async () => {
    const scheduledParty = await planned([friend], { name: "Friday; the lions" });
    const file = await friend.browser(`/api/scheduled-parties/${scheduledParty.id}/calendar`);
    expect(file.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="goldmane-party.ics"',
    });
    expect(file.body).toContain(`UID:${scheduledParty.id}@goldmane\r\n`);
    expect(file.body).toContain("SUMMARY:Friday\\; the lions\r\n");
  });
});

describe("jobs", () => {
  test("sends a reminder once across nodes, and not to guests who declined", async () => {
    const scheduledParty = await planned([adult, child]);
    await answer(child, scheduledParty, "cannot");
    const { database, sessionSecret } = fixture.server.app.config;
    await using next = await openTestServer(features, { demo: false, database, sessionSecret });
    const told: number[] = [];
    for (const { app } of [fixture.server, next]) {
      app.bus.subscribe(scheduledPartyChanged, () => told.push(1));
    }
    const job = { scheduledPartyId: scheduledParty.id, revision: 0 };
    const nodes = [fixture.server.app, next.app, fixture.server.app, next.app];
    await Promise.all(nodes.map((app) => remindGuests(app, job)));
    expect(told).toHaveLength(1);
    expect(await notificationsOf(adult, scheduledParty)).toContain("“Friday” starts soon");
    expect(await notificationsOf(fixture.parent, scheduledParty)).toEqual(["“Friday” starts soon"]);
    expect(await notificationsOf(child, scheduledParty)).not.toContain("“Friday” starts soon");
  });

  test("stores the jobs, and ignores those of an earlier revision", async () => {
    const scheduledParty = await planned([adult]);
    const { db } = fixture.server.app;
    const jobs = await db.selectFrom("job").selectAll().where("state", "=", "waiting").execute();
    const own = jobs.filter(({ payload }) => payload.includes(scheduledParty.id));
    expect(new Map(own.map(({ kind, run_at }) => [kind, run_at]))).toEqual(
      new Map([
        ["open-scheduled-party", scheduledParty.startsAt],
        ["remind-scheduled-party", scheduledParty.startsAt - 15 * minute],
      ]),
    );
    const url = `/api/scheduled-parties/${scheduledParty.id}`;
    await fixture.call(fixture.parent, "PATCH", url, { startsAt: soon() + 90 * minute });
    await remindGuests(fixture.server.app, { scheduledPartyId: scheduledParty.id, revision: 0 });
    expect(await notificationsOf(adult, scheduledParty)).not.toContain("“Friday” starts soon");
    await remindGuests(fixture.server.app, { scheduledPartyId: scheduledParty.id, revision: 1 });
    expect(await notificationsOf(adult, scheduledParty)).toContain("“Friday” starts soon");
  });

  test("opens the party once, invites the guests and waits half an hour for them", async () => {
    const scheduledParty = await planned([adult, friend]);
    await answer(friend, scheduledParty, "cannot");
    at(scheduledParty.startsAt);
    const job = { scheduledPartyId: scheduledParty.id, revision: 0 };
    const { app } = fixture.server;
    await Promise.all([openWhenDue(app, job), openWhenDue(app, job)]);
    const code = (await read(adult, scheduledParty))?.partyCode;
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    const { parties } = await fixture.call(adult, "GET", "/api/parties");
    const cards = parties.filter(({ name }: { name: string }) => name === "Friday");
    expect(cards).toMatchObject([{ code, invitedBy: expect.stringContaining("Parent") }]);
    expect((await fixture.call(friend, "GET", "/api/parties")).parties).toEqual([]);
    at(scheduledParty.startsAt + 29 * minute);
    await sweepParties(app);
    expect((await fixture.join(adult, { code: code ?? "" })).queue[0]?.title.id).toBe(gTitle);
  });

  test("lets the organizer open it from half an hour before, and again after it closed", async () => {
    const scheduledParty = await planned([adult]);
    const url = `/api/scheduled-parties/${scheduledParty.id}/open`;
    const open = (who: TestPerson) => who.browser({ method: "POST", url, payload: {} });
    expect((await open(fixture.parent)).json().error).toBe("CONFLICT");
    at(scheduledParty.startsAt - 29 * minute);
    expect((await open(adult)).json().error).toBe("NOT_ALLOWED");
    const { partyCode } = (await open(fixture.parent)).json();
    expect(partyCode).not.toBeNull();
    expect((await open(fixture.parent)).json().partyCode).toBe(partyCode);
    const patched = {
      method: "PATCH",
      url: `/api/scheduled-parties/${scheduledParty.id}`,
      payload: { name: "x" },
    };
    expect((await fixture.parent.browser(patched as never)).json().error).toBe("CONFLICT");
    at(scheduledParty.startsAt - 20 * minute);
    await sweepParties(fixture.server.app);
    expect((await read(adult, scheduledParty))?.partyCode).toBeNull();
    const again = (await open(fixture.parent)).json().partyCode;
    expect(again).not.toBe(partyCode);
  });
});
