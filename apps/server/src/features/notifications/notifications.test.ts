import { type Notification, notification } from "@goldmane/contracts/notifications/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { features } from "#features.ts";
import {
  gTitles,
  minuteMs,
  moveInForTests,
  say,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";
import { putFilm, removeFilm } from "#features/library/service.ts";
import { testFilm } from "#features/library/testing/test-film.ts";
import { openTestServer, type TestBrowser } from "#platform/testing/open-test-server.ts";

type Browse = TestBrowser;

const [first = ""] = gTitles;
const above = originals.find(({ rating }) => rating === "PG-13");

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

async function read(browser: Browse): Promise<Notification[]> {
  const answer = await say(browser, "GET", "/api/notifications");
  return z.array(notification).parse(answer.body);
}

function dismiss(browser: Browse, id: string) {
  return browser({ method: "DELETE", url: `/api/notifications/${id}` });
}

test("outside the demo a new profile has no notifications", async () => {
  for (const browser of [family.child.browser, family.server.openBrowser()]) {
    expect(await read(browser)).toEqual([]);
  }
});

test("the demo's household gets four introductory notifications besides its own", async () => {
  await using demo = await openTestServer(features);
  const browser = demo.openBrowser();
  const shown = await read(browser);
  const introduction = shown.filter(({ id }) => id.startsWith("demo-"));
  expect(introduction.map(({ type, actionUrl, isRead }) => [type, actionUrl, isRead])).toEqual([
    ["watchlist", "/streaming", false],
    ["recommendation", "/interactive-cinema", false],
    ["streak", "/achievements", false],
    ["milestone", "/movie-game-experience", false],
  ]);
  expect(shown.map(({ id }) => id)).toContain("badge-streak-3");
});

test("read notifications stay read, dismissed ones stay hidden", async () => {
  await using demo = await openTestServer(features);
  const browser = demo.openBrowser();
  const [one, two, ...others] = await read(browser);
  const ids = [one?.id, one?.id, "never-was"];
  const answer = await say(browser, "POST", "/api/notifications/read", { ids });
  expect(answer.status).toBe(204);
  expect((await dismiss(browser, two?.id ?? "")).statusCode).toBe(204);
  const after = await read(browser);
  expect(after.map(({ id, isRead }) => [id, isRead])).toEqual([
    [one?.id, true],
    ...others.map(({ id }) => [id, false]),
  ]);
  const again = await dismiss(browser, "badge-all-genres");
  expect([again.statusCode, again.json().error]).toEqual([404, "NOT_FOUND"]);
});

test("a badge is announced", async () => {
  const { browser } = family.child;
  await family.watch(browser, first, 0, 125);
  await expect
    .poll(async () => (await read(browser)).map(({ id, actionUrl }) => [id, actionUrl]))
    .toEqual([["badge-first-film", "/achievements"]]);
});

test("a child sees a parent's answer, and a refusal names no title", async () => {
  const { browser } = family.child;
  for (const [titleId, answer] of [
    [above?.id, "title"],
    [originals.find(({ rating }) => rating === "PG")?.id, "no"],
  ] as const) {
    const asked = await say(browser, "POST", "/api/approval-requests", { kind: "title", titleId });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const url = `/api/approval-requests/${asked.body.id}/answer`;
    const answered = await say(family.home.browser, "POST", url, { answer });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    family.clock += minuteMs;
  }
  const shown = await read(browser);
  expect(shown.map(({ type, message, actionUrl }) => [type, message, actionUrl])).toEqual([
    ["watchlist", "There are plenty of other films to watch.", "/streaming"],
    ["watchlist", `You can watch “${above?.story.title}” now.`, `/watch/${above?.id}`],
  ]);
  await family.decide(family.child.id, { blockedTitles: [above?.id ?? ""] });
  expect(JSON.stringify(await read(browser))).not.toContain(above?.story.title);
});

test("new films are announced to profiles that are allowed to see them", async () => {
  const { app } = family.server;
  const film = testFilm({ title: "A Stroll", rating: "PG-13", added_at: family.clock });
  await putFilm(app, film);
  try {
    const [news] = await read(family.home.browser);
    expect(news).toMatchObject({ type: "recommendation", actionUrl: `/watch/${film.id}` });
    expect(news?.message).toContain(film.title);
    expect(await read(family.child.browser)).toEqual([]);
    family.clock += 15 * 24 * 60 * minuteMs;
    expect(await read(family.home.browser)).toEqual([]);
  } finally {
    await removeFilm(app, film.id);
  }
});
