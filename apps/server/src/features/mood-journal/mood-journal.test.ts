import {
  type MoodEntry,
  type MoodJournal,
  moodJournal,
  sharedMoodJournal,
} from "@goldmane/contracts/mood-journal/schema";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import {
  minuteMs,
  moveInForTests,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";
import { newId } from "#platform/ids.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

const dayMs = 24 * 60 * minuteMs;
const secret = "I laughed so hard at lunch that milk came out";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const add = (browser: TestBrowser, payload: object) =>
  browser({ method: "POST", url: "/api/mood-journal", payload });
const change = (browser: TestBrowser, id: string, payload: object) =>
  browser({ method: "PATCH", url: `/api/mood-journal/${id}`, payload });
const drop = (browser: TestBrowser, id: string) =>
  browser({ method: "DELETE", url: `/api/mood-journal/${id}` });
const share = (browser: TestBrowser, isShared: boolean) =>
  browser({ method: "PUT", url: "/api/mood-journal/sharing", payload: { isShared } });

async function read(browser: TestBrowser): Promise<MoodJournal> {
  return moodJournal.parse((await browser("/api/mood-journal")).json());
}

async function save(browser: TestBrowser, payload: object): Promise<MoodEntry> {
  const answer = await add(browser, payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().entry;
}

/** What a parent sees of the child's journal. */
async function peek(id = family.child.id) {
  const answer = await family.home.browser(`/api/family-profiles/${id}/mood-journal`);
  return { status: answer.statusCode, body: answer.body, answer };
}

describe("a check-in", () => {
  test("is saved for its local day and completed after the session", async () => {
    const { browser } = family.child;
    family.clock = Date.parse("2026-11-25T23:30:00Z");
    const before = await save(browser, { before: 2, tags: ["tired"], note: " Long\nday " });
    expect(before).toEqual({
      id: before.id,
      day: "2026-11-26",
      createdAt: family.clock,
      before: 2,
      after: null,
      tags: ["tired"],
      activities: [],
      note: "Long day",
      isPrivate: false,
    });
    family.clock += 20 * minuteMs;
    const { entry, help } = (
      await change(browser, before.id, { after: 4, activities: ["breathing"] })
    ).json();
    expect(entry).toEqual({ ...before, after: 4, activities: ["breathing"] });
    expect(help).toBeNull();
    expect(await read(browser)).toEqual({
      today: "2026-11-26",
      entries: [entry],
      canShare: true,
      isShared: false,
    });
  });

  test("is in the calendar for 30 days and in the export forever", async () => {
    const { browser } = family.child;
    const old = await save(browser, { after: 5, note: secret });
    family.clock += 29 * dayMs;
    const today = await save(browser, { before: 3 });
    expect((await read(browser)).entries).toEqual([today, old]);
    family.clock += dayMs;
    expect((await read(browser)).entries).toEqual([today]);
    const exported = await browser("/api/mood-journal/export.json");
    expect(exported.json()).toEqual([old, today]);
    expect(exported.headers["content-disposition"]).toContain("goldmane-mood-journal.json");
  });

  test("is exported as a table that no spreadsheet runs", async () => {
    const { browser } = family.child;
    await save(browser, { before: 1, after: 2, tags: ["sad", "at-school"], note: '=1+1, "hi"' });
    const answer = await browser("/api/mood-journal/export.csv");
    expect(answer.headers["content-type"]).toContain("text/csv");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toBe(
      "\uFEFFday,time,before,after,tags,activities,note\r\n" +
        `2026-11-25,2026-11-25T16:00:00.000Z,1,2,sad at-school,,"'=1+1, ""hi"""\r\n`,
    );
  });

  test("is deleted alone, or with all others", async () => {
    const { browser } = family.child;
    const one = await save(browser, { before: 3 });
    const other = await save(browser, { before: 4 });
    expect((await drop(browser, one.id)).statusCode).toBe(204);
    expect((await drop(browser, one.id)).statusCode).toBe(404);
    expect((await read(browser)).entries).toEqual([other]);
    const own = await save(family.home.browser, { before: 5 });
    const all = await browser({ method: "DELETE", url: "/api/mood-journal" });
    expect(all.statusCode).toBe(204);
    expect((await read(browser)).entries).toEqual([]);
    expect((await read(family.home.browser)).entries).toEqual([own]);
  });

  test("of another profile is not found, not even by a parent", async () => {
    const { id } = await save(family.child.browser, { before: 3 });
    await share(family.child.browser, true);
    for (const answer of [
      await change(family.home.browser, id, { after: 5 }),
      await drop(family.home.browser, id),
      await drop(family.home.browser, newId()),
    ]) {
      expect([answer.statusCode, answer.json().error]).toEqual([404, "NOT_FOUND"]);
    }
    expect((await read(family.child.browser)).entries).toMatchObject([{ id, after: null }]);
  });

  test("is refused after 24 in a day, and possible again the next day", async () => {
    const { browser } = family.child;
    for (let count = 0; count < 24; count += 1) await save(browser, { before: 3 });
    expect((await add(browser, { before: 3 })).statusCode).toBe(429);
    family.clock += dayMs;
    expect((await add(browser, { before: 3 })).statusCode).toBe(200);
  });

  test.each([
    ["no face", {}],
    ["a sixth face", { before: 6 }],
    ["an unknown tag", { before: 3, tags: ["nobody-knows"] }],
    ["a long note", { before: 3, note: "x".repeat(501) }],
    ["a day of one's choice", { before: 3, day: "2026-11-01" }],
  ])("refuses %s", async (_what, payload) => {
    const answer = await add(family.child.browser, payload);
    expect([answer.statusCode, answer.json().error]).toEqual([400, "INVALID_INPUT"]);
    expect((await read(family.child.browser)).entries).toEqual([]);
  });
});

describe("a journal", () => {
  test("is hidden from parents until the child shares it, and at once when it stops", async () => {
    const { browser, id } = family.child;
    const entry = await save(browser, { before: 4, note: secret });
    expect((await peek()).answer.json()).toEqual({ journal: null });
    expect((await share(browser, true)).json()).toEqual({ isShared: true });
    expect(sharedMoodJournal.parse((await peek()).answer.json())).toEqual({
      journal: { today: "2026-11-25", entries: [entry] },
    });
    expect((await read(browser)).isShared).toBe(true);
    await share(browser, false);
    const hidden = await peek(id);
    expect(hidden.answer.json()).toEqual({ journal: null });
    expect(hidden.body).not.toContain(secret);
  });

  test("is never shown to a sibling, or to a parent of another household", async () => {
    const { browser, id } = family.child;
    await save(browser, { before: 4, note: secret });
    await share(browser, true);
    const sister = await family.addMember("child");
    const url = `/api/family-profiles/${id}/mood-journal`;
    expect((await sister.browser(url)).statusCode).toBe(403);
    const stranger = family.home;
    await family.renew();
    expect((await family.home.browser(url)).statusCode).toBe(404);
    expect((await stranger.browser(url)).statusCode).toBe(200);
  });

  test("of a grown-up can't be shared, and sharing ends when a teen grows up", async () => {
    const { home } = family;
    const parent = await family.addMember("parent");
    expect((await share(parent.browser, true)).statusCode).toBe(403);
    expect((await peek(parent.id)).status).toBe(404);
    const teen = await family.addMember("teen");
    await share(teen.browser, true);
    await save(teen.browser, { before: 4, note: secret });
    expect((await peek(teen.id)).body).toContain(secret);
    await home.browser({
      method: "PATCH",
      url: `/api/family-profiles/${teen.id}`,
      payload: { role: "adult", ageGroup: "adult" },
    });
    expect((await peek(teen.id)).status).toBe(404);
    expect(await read(teen.browser)).toMatchObject({ canShare: false, isShared: false });
  });

  test("is in its owner's household export only, shared or not", async () => {
    const { home, child } = family;
    await save(child.browser, { before: 4, note: secret });
    await share(child.browser, true);
    await save(home.browser, { before: 2, note: "My own day" });
    const payload = { password: home.password };
    await home.browser({ method: "POST", url: "/api/account/confirm", payload });
    const zip = unzipSync(new Uint8Array((await home.browser("/api/household/export")).rawPayload));
    const texts = new Map(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]));
    expect(JSON.parse(texts.get("mood_entry.json") ?? "")).toMatchObject([{ note: "My own day" }]);
    expect([...texts.values()].join("")).not.toContain(secret);
    for (const table of ["calm_day.json", "mood_sharing.json"]) {
      expect(texts.get(table)).not.toContain(child.id);
    }
  });

  test("is deleted with its profile", async () => {
    const { home, child } = family;
    await save(child.browser, { before: 4, note: secret });
    await share(child.browser, true);
    await home.browser({
      method: "POST",
      url: "/api/account/confirm",
      payload: { password: home.password },
    });
    const url = `/api/family-profiles/${child.id}`;
    expect((await home.browser({ method: "DELETE", url })).statusCode).toBe(204);
    const { db } = family.server.app;
    for (const table of ["mood_entry", "mood_sharing", "calm_day"] as const) {
      const rows = await db
        .selectFrom(table)
        .select("profile_id")
        .where("profile_id", "=", child.id)
        .execute();
      expect(rows, table).toEqual([]);
    }
  });
});

describe("a note of distress", () => {
  async function write(browser: TestBrowser, note: string) {
    return (await add(browser, { before: 1, note })).json();
  }

  test("is answered with kind help and a helpline, and alerts no one", async () => {
    const { browser } = family.child;
    const { entry, help } = await write(browser, "I want to die");
    expect(entry.note).toBe("I want to die");
    expect(help).toMatchObject({ language: "en", helpline: expect.stringContaining("988") });
    expect(help.text).toContain("a grown-up you trust");
    const news = await family.home.browser("/api/notifications");
    expect(news.body).not.toContain('"care"');
    const { db } = family.server.app;
    expect(await db.selectFrom("conversation_line").selectAll().execute()).toEqual([]);
  });

  test("is answered in its language, also when it is added later", async () => {
    const { browser } = family.child;
    const { id } = await save(browser, { before: 1 });
    const { help } = (await change(browser, id, { note: "me quiero morir" })).json();
    expect(help).toMatchObject({ language: "es", helpline: expect.stringContaining("988") });
  });

  test("gets other words for a grown-up", async () => {
    const { help } = await write(family.home.browser, "I want to die");
    expect(help.text).not.toContain("a grown-up you trust");
    expect(help.helpline).toContain("988");
  });

  test("a sad day is answered kindly, without a helpline; a good one isn't answered", async () => {
    const { browser } = family.child;
    const sad = await write(browser, "I am so sad today");
    expect(sad.help).toMatchObject({ helpline: null });
    expect((await write(browser, secret)).help).toBeNull();
    expect((await write(browser, "We ate pizza and my team won the game!")).help).toBeNull();
  });

  test("stays hidden from parents who read the journal, if it may tell of harm at home", async () => {
    const { browser } = family.child;
    await share(browser, true);
    for (const note of ["My dad hits me", "Someone hits me every night"]) {
      const { entry, help } = await write(browser, note);
      expect(entry.isPrivate, note).toBe(true);
      expect(help.helpline, note).toContain("1-800-422-4453");
    }
    const { id } = await save(browser, { before: 4, note: secret });
    const shared = (await peek()).answer.json();
    expect(shared.journal.entries.map((entry: MoodEntry) => entry.note)).toEqual([secret]);
    await change(browser, id, { note: "My dad hits me" });
    expect((await peek()).answer.json().journal.entries).toEqual([]);
    expect((await read(browser)).entries).toHaveLength(3);
  });
});
