import { watchlist } from "@goldmane/contracts/watchlist/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { describe, expect, test } from "vitest";
import {
  gTitles,
  minuteMs,
  moveInForTests,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";
import { signInAs, addProfile } from "#platform/testing/open-home.ts";

type Browse = TestServer["inject"];

const [first = "", second = "", third = ""] = gTitles;
const above = originals.find(({ rating }) => rating === "PG-13")?.id ?? "";
const dayMs = 24 * 60 * minuteMs;

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

async function read(browser: Browse) {
  const answer = await browser("/api/watchlist");
  expect(answer.statusCode, answer.body).toBe(200);
  return watchlist.parse(answer.json());
}

function keep(browser: Browse, id: string, payload: unknown) {
  return browser({ method: "PUT", url: `/api/watchlist/${id}`, payload: payload as object });
}

function drop(browser: Browse, id: string, at?: number) {
  const query = at === undefined ? "" : `?at=${at}`;
  return browser({ method: "DELETE", url: `/api/watchlist/${id}${query}` });
}

describe("a watchlist", () => {
  test("holds added titles under the library's names", async () => {
    const { browser } = family.child;
    const answer = await keep(browser, first, { progress: 0, updatedAt: family.clock - 5 });
    const title = originals.find(({ id }) => id === first)?.story.title;
    const entry = {
      id: first,
      title,
      type: "movie",
      progress: 0,
      updatedAt: family.clock - 5,
      isRemoved: false,
    };
    expect(answer.json()).toEqual(entry);
    expect((await read(browser)).items).toEqual([entry]);
  });

  test("is one profile's own", async () => {
    await keep(family.child.browser, first, { progress: 0, updatedAt: family.clock });
    expect((await read(family.home.browser)).items).toEqual([]);
    const sister = await family.addMember("child");
    expect((await read(sister.browser)).items).toEqual([]);
  });

  test("is the same on two devices, with the latest change of each title", async () => {
    const profile = await addProfile(family.home, { role: "child", ageGroup: "child" });
    const [tablet, tv] = await Promise.all([
      signInAs(family.server, profile),
      signInAs(family.server, profile),
    ]);
    const now = family.clock;
    await Promise.all([
      keep(tablet, first, { progress: 0, updatedAt: now - 300 }),
      keep(tv, first, { progress: 100, updatedAt: now - 200 }),
      keep(tv, second, { progress: 0, updatedAt: now - 400 }),
      drop(tablet, second, now - 100),
      drop(tablet, third, now - 200),
      keep(tv, third, { progress: 40, updatedAt: now - 100 }),
    ]);
    const { items } = await read(tv);
    expect(items).toEqual((await read(tablet)).items);
    const byId = new Map(items.map((item) => [item.id, [item.progress, item.isRemoved]]));
    expect([byId.get(first), byId.get(second), byId.get(third)]).toEqual([
      [100, false],
      [0, true],
      [40, false],
    ]);
  });

  test("answers an outdated change with the current entry", async () => {
    const { browser } = family.child;
    await keep(browser, first, { progress: 60, updatedAt: family.clock });
    const late = await keep(browser, first, { progress: 10, updatedAt: family.clock - 1 });
    expect(late.json()).toMatchObject({ progress: 60, updatedAt: family.clock });
  });

  test("caps the time of a clock that is ahead", async () => {
    const { browser } = family.child;
    const ahead = await keep(browser, first, {
      progress: 0,
      updatedAt: family.clock + 365 * dayMs,
    });
    expect(ahead.json().updatedAt).toBe(family.clock);
    family.clock += minuteMs;
    expect((await drop(browser, first)).json().isRemoved).toBe(true);
  });

  test("never names a title above the rating limit, even if it was allowed before", async () => {
    const { browser, id } = family.child;
    for (const answer of [
      await keep(browser, above, { progress: 0, updatedAt: family.clock }),
      await drop(browser, above),
    ]) {
      expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
    }
    await keep(browser, first, { progress: 0, updatedAt: family.clock });
    await drop(browser, second, family.clock);
    await family.decide(id, { blockedTitles: [first, second] });
    expect((await read(browser)).items).toEqual([]);
  });

  test.each([
    ["no progress", { updatedAt: 1 }],
    ["a progress beyond the end", { progress: 101, updatedAt: 1 }],
    ["a negative time", { progress: 1, updatedAt: -1 }],
    ["an unknown field", { progress: 1, updatedAt: 1, title: "Mine" }],
    ["no object", [1]],
  ])("refuses %s and stores nothing", async (_name, payload) => {
    const { browser } = family.child;
    const answer = await keep(browser, first, payload);
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
    expect((await read(browser)).items).toEqual([]);
  });

  test("refuses a body that is far too large", async () => {
    const answer = await family.child.browser({
      method: "POST",
      url: "/api/streak",
      payload: { days: Array.from({ length: 200_000 }, () => "2026-11-21") },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([413, "TOO_LARGE"]);
  });

  test("is in its household's export and is deleted with its profile", async () => {
    const { browser, id } = family.child;
    await keep(browser, first, { progress: 0, updatedAt: family.clock });
    const password = { password: family.home.password };
    await family.home.browser({ method: "POST", url: "/api/account/confirm", payload: password });
    const kept = await family.home.browser("/api/household/export");
    for (const table of ["watchlist_item", "viewing_day", "seen_title"]) {
      expect(kept.body).toContain(`${table}.json`);
    }
    await family.home.browser({ method: "DELETE", url: `/api/family-profiles/${id}` });
    const { db } = family.server.app;
    const rows = await db
      .selectFrom("watchlist_item")
      .selectAll()
      .where("profile_id", "=", id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe("a viewing streak", () => {
  const daysOf = async (browser: Browse) => (await read(browser)).streak.days;
  const count = (browser: Browse, days: string[]) =>
    browser({ method: "POST", url: "/api/streak", payload: { days } });

  test("counts the days on which a film played, in the household's time zone", async () => {
    const { browser } = family.child;
    family.clock = Date.parse("2026-11-25T22:58:30Z");
    await family.watch(browser, first, 0, 30);
    expect(await daysOf(browser)).toEqual(["2026-11-25"]);
    family.clock = Date.parse("2026-11-25T23:00:30Z");
    await family.watch(browser, first, 30, 45);
    await family.watch(browser, second, 0, 20);
    expect(await read(browser)).toMatchObject({
      streak: { days: ["2026-11-25", "2026-11-26"], timeZone: "Europe/Berlin" },
    });
  });

  test("accepts late days of a device, each once", async () => {
    const { browser } = family.child;
    await count(browser, ["2026-11-23", "2026-11-24"]);
    const answer = await count(browser, ["2026-11-24", "2026-11-25"]);
    expect(answer.json().days).toEqual(["2026-11-23", "2026-11-24", "2026-11-25"]);
  });

  test("counts a future day as today and ignores days that are too old", async () => {
    const { browser } = family.child;
    await count(browser, ["2026-11-26", "2031-01-01", "2026-09-01"]);
    expect(await daysOf(browser)).toEqual(["2026-11-25"]);
  });

  test("refuses an invalid date", async () => {
    const answer = await count(family.child.browser, ["2026-02-30"]);
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
  });
});

describe("watched films", () => {
  const film = originals.find(({ id }) => id === first);

  test("lists films watched to their end, without skipped ones", async () => {
    const { browser } = family.child;
    await family.watch(browser, second, 0, 10);
    await family.watch(browser, second, 115, 120);
    expect((await read(browser)).watched).toEqual([]);
    await family.watch(browser, first, 0, 125);
    const { watched } = await read(browser);
    expect(watched.map(({ id, title, progress }) => [id, title, progress])).toEqual([
      [first, film?.story.title, 100],
    ]);
  });

  test("leaves out a title that a parent has hidden since", async () => {
    const { browser, id } = family.child;
    await family.watch(browser, first, 0, 125);
    await family.decide(id, { blockedTitles: [first] });
    expect((await read(browser)).watched).toEqual([]);
  });
});
