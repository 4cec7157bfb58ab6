import { originals } from "@goldmane/originals/catalog.gen";
import { describe, expect, test } from "vitest";
import { openHome } from "#platform/testing/open-home.ts";
import {
  gTitles,
  listed,
  minuteMs,
  moveInForTests,
  noLimits,
  own,
  say,
  start,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const [first = ""] = gTitles;
const scary = originals.find(({ rating }) => rating === "PG-13")?.id ?? "";

describe("an approval request", () => {
  const request = (payload: object, browser = family.child.browser) =>
    say(browser, "POST", "/api/approval-requests", payload);
  const answer = (id: string, payload: object, browser = family.home.browser) =>
    say(browser, "POST", `/api/approval-requests/${id}/answer`, payload);

  test("for more time lets the child continue once a parent approves", async () => {
    await family.decide(family.child.id, {
      time: { ...noLimits, schoolDayMinutes: 5, schoolNight: { from: "17:10", until: "06:00" } },
    });
    await family.watchMinutes(family.child.browser, 5);
    const asked = await request({ kind: "time", titleId: first });
    expect(asked.body.status).toBe("waiting");
    const [shown] = (await say(family.home.browser, "GET", "/api/approval-requests")).body.requests;
    expect(shown).toMatchObject({
      id: asked.body.id,
      profile: { id: family.child.id, displayName: "A child" },
      title: { id: first },
    });
    expect((await start(family.child.browser, first)).status).toBe(403);
    expect((await answer(asked.body.id, { answer: "minutes", minutes: 30 })).status).toBe(200);
    expect((await own(family.child.browser)).timeLeft?.minutesLeft).toBe(30);
    family.clock += 15 * minuteMs;
    expect((await start(family.child.browser, first)).status).toBe(200);
    expect(
      (await say(family.child.browser, "GET", "/api/approval-requests/mine")).body[0],
    ).toMatchObject({
      status: "yes",
      minutes: 30,
    });
  });

  test("for a title above the rating makes that title visible once approved", async () => {
    expect((await say(family.child.browser, "GET", `/api/titles/${scary}`)).status).toBe(404);
    const asked = await request({ kind: "title", titleId: scary });
    await answer(asked.body.id, { answer: "title" });
    expect((await start(family.child.browser, scary)).status).toBe(200);
    const others = originals.filter(({ rating, id }) => rating === "PG-13" && id !== scary);
    const seen = await listed(family.child.browser);
    expect(others.filter(({ id }) => seen.includes(id))).toEqual([]);
  });

  test("doesn't reveal whether a title exists", async () => {
    const real = (await request({ kind: "title", titleId: scary })).body;
    const unreal = (await request({ kind: "title", titleId: "no-such-title" })).body;
    const alike = { id: "", titleId: "" };
    expect({ ...real, ...alike }).toEqual({ ...unreal, ...alike });
    expect(
      (await say(family.home.browser, "GET", "/api/approval-requests")).body.requests,
    ).toHaveLength(1);
  });

  test("is created once, however often it is sent", async () => {
    const asked = await Promise.all([1, 2, 3].map(() => request({ kind: "time", titleId: first })));
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
  });

  test("is decided by the first parent, and the second learns who decided", async () => {
    const father = await family.addMember("parent");
    const asked = await request({ kind: "time" });
    const answers = await Promise.all([
      answer(asked.body.id, { answer: "minutes", minutes: 15 }),
      answer(asked.body.id, { answer: "no" }, father.browser),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.message).toMatch(/already answered this/);
  });

  test("expires at the end of the day", async () => {
    const asked = await request({ kind: "time" });
    family.clock = Date.parse("2026-11-25T23:00:01Z");
    expect((await answer(asked.body.id, { answer: "no" })).status).toBe(409);
    expect(
      (await say(family.child.browser, "GET", "/api/approval-requests/mine")).body[0].status,
    ).toBe("expired");
    expect((await request({ kind: "time" })).body.status).toBe("waiting");
  });

  test("is visible only to the child's own parents", async () => {
    const other = await openHome(family.server, "duo");
    const asked = await request({ kind: "time" });
    const nothing = { requests: [], pendingProfiles: [] };
    expect((await say(other.browser, "GET", "/api/approval-requests")).body).toEqual(nothing);
    expect((await answer(asked.body.id, { answer: "no" }, other.browser)).status).toBe(404);
    expect((await answer(asked.body.id, { answer: "no" }, family.child.browser)).status).toBe(403);
    expect((await request({ kind: "time" }, family.home.browser)).status).toBe(409);
  });
});
