import { originals } from "@goldmane/originals/catalog.gen";
import { expect, test } from "vitest";
import {
  gTitles,
  moveInForTests,
  say,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const land = (browser: TestBrowser, id: string) =>
  say(browser, "PUT", `/api/spaceship/landings/${id}`);

async function landedOn(browser: TestBrowser): Promise<string[]> {
  return (await say(browser, "GET", "/api/spaceship/log")).body.landedOn;
}

const [first = "", second = ""] = gTitles;
const kids = originals
  .filter(({ story, rating }) => story.genre === "kids" && rating === "G")
  .map(({ id }) => id);

async function findChart(browser: TestBrowser, id: string) {
  const { body } = await say(browser, "GET", "/api/achievements");
  return body.find((badge: { id: string }) => badge.id === id);
}

test("a landing counts once, for its profile only", async () => {
  const { browser } = family.child;
  await land(browser, second);
  family.clock += 1000;
  await land(browser, first);
  const { body } = await land(browser, second);
  expect(body).toEqual({ landedOn: [second, first], watched: [] });
  expect(await landedOn(family.home.browser)).toEqual([]);
});

test("a child can't land on a film that its rating hides, nor on one that doesn't exist", async () => {
  const { browser } = family.child;
  const hidden = originals.find(({ rating }) => rating === "PG")?.id ?? "";
  for (const id of [hidden, "no-such-planet"]) {
    const { status, body } = await land(browser, id);
    expect([status, body.error]).toEqual([404, "NOT_FOUND"]);
  }
  expect(await landedOn(browser)).toEqual([]);
});

test("planets that a parent hides later leave the log", async () => {
  const { browser, id } = family.child;
  await land(browser, first);
  await family.decide(id, { blockedTitles: [first] });
  expect(await landedOn(browser)).toEqual([]);
});

test("the log tells which films were watched", async () => {
  const { browser } = family.child;
  await family.watch(browser, first, 0, 125);
  expect((await say(browser, "GET", "/api/spaceship/log")).body.watched).toEqual([first]);
});

test("three planets of a system earn its star chart, without watching anything", async () => {
  const { browser } = family.child;
  const [one = "", two = "", three = ""] = kids;
  await land(browser, one);
  await land(browser, one);
  await land(browser, two);
  expect(await findChart(browser, "chart-kids")).toMatchObject({ have: 2, earnedAt: null });
  await land(browser, three);
  await expect
    .poll(() => findChart(browser, "chart-kids"))
    .toMatchObject({ have: 3, earnedAt: family.clock });
  expect(await findChart(browser, "first-film")).toMatchObject({ have: 0 });
});
