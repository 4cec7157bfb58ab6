import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { gTitles, noLimits, own, say, TestFamily } from "#features/controls/testing/test-family.ts";
import { saveSubscription } from "#features/subscription/service.ts";

const day = 24 * 3_600_000;
const hour = 3_600_000;
const [first = "", second = ""] = gTitles;
const grownUpsFilm = originals.find(({ rating }) => rating !== "G" && rating !== "PG")?.id ?? "";

let family: TestFamily;
let child: TestFamily["child"];
let parent: TestFamily["home"]["browser"];

beforeAll(async () => {
  family = await TestFamily.open();
});
afterAll(() => family[Symbol.asyncDispose]());
beforeEach(async () => {
  await family.renew();
  ({ child } = family);
  parent = family.home.browser;
});

async function renew(browser: typeof parent, ...titleIds: string[]) {
  return (await say(browser, "POST", "/api/offline/licenses", { titleIds })).body;
}

async function tell(browser: typeof parent, ...places: object[]) {
  return await say(browser, "POST", "/api/offline/progress", { places });
}

const place = (facts: object) => ({
  titleId: first,
  positionSeconds: 30,
  agoMs: 0,
  watchedSeconds: 0,
  ...facts,
});

async function reached(browser: typeof parent): Promise<number | undefined> {
  const { body } = await say(browser, "GET", "/api/watching");
  return body.find(({ id }: { id: string }) => id === first)?.positionSeconds;
}

async function setPlan(state: "active" | "canceled", periodEndAt: number) {
  const { body } = await say(parent, "GET", "/api/session");
  await saveSubscription(family.server.app, body.household.id, {
    plan: "pride",
    state,
    periodStartAt: family.clock - day,
    periodEndAt,
    cancelAtPeriodEnd: false,
  });
}

describe("download licenses", () => {
  test("last thirty days, and name the profile they belong to", async () => {
    await setPlan("active", family.clock + 365 * day);
    const answer = await renew(parent, first, second, first);
    expect(answer.licenses).toEqual([
      { titleId: first, expiresAt: family.clock + 30 * day },
      { titleId: second, expiresAt: family.clock + 30 * day },
    ]);
    expect(answer).toMatchObject({ refused: [], time: null });
    const { body } = await say(parent, "GET", "/api/session");
    expect(answer.profileId).toBe(body.profile.id);
  });

  test("end with a canceled plan, and are refused after that", async () => {
    await setPlan("canceled", family.clock + 3 * day);
    const [license] = (await renew(parent, first)).licenses;
    expect(license.expiresAt).toBe(family.clock + 3 * day);
    family.clock += 4 * day;
    expect(await renew(parent, first)).toMatchObject({
      licenses: [],
      refused: [{ titleId: first, reason: "plan" }],
    });
  });

  test("are refused for a film that the viewer may not see, without revealing that it exists", async () => {
    expect((await renew(child.browser, first, grownUpsFilm, "nothing-at-all")).refused).toEqual([
      { titleId: grownUpsFilm, reason: "title" },
      { titleId: "nothing-at-all", reason: "title" },
    ]);
    await family.decide(child.id, { blockedTitles: [first] });
    expect((await renew(child.browser, first)).refused).toEqual([
      { titleId: first, reason: "title" },
    ]);
  });

  test("carry a child's limits, with what was watched today", async () => {
    const time = { ...noLimits, schoolDayMinutes: 20 };
    await family.decide(child.id, { time });
    await family.watch(child.browser, first, 0, 60);
    expect((await renew(child.browser, first)).time).toMatchObject({
      limits: time,
      timeZone: "Europe/Berlin",
      day: "2026-11-25",
      spent: { titleIds: [first], extraSeconds: 0, hasFinished: false },
    });
    expect((await renew(child.browser, first)).time.spent.seconds).toBeCloseTo(60, 0);
  });
});

describe("offline positions", () => {
  test("are saved as of when they were reached: the latest one wins", async () => {
    await say(parent, "PUT", `/api/titles/${first}/progress`, { positionSeconds: 40 });
    expect(await tell(parent, place({ positionSeconds: 20, agoMs: hour }))).toEqual({
      status: 200,
      body: { titleIds: [first], time: null },
    });
    expect(await reached(parent)).toBe(40);
    family.clock += 2 * hour;
    await tell(parent, place({ positionSeconds: 20, agoMs: hour + 0.25 }));
    expect(await reached(parent)).toBe(20);
  });

  test("count toward a child's minutes on the day they were watched", async () => {
    await family.decide(child.id, { time: { ...noLimits, schoolDayMinutes: 20 } });
    const { body } = await tell(child.browser, place({ watchedSeconds: 300, agoMs: hour }));
    expect(body.time.spent.seconds).toBe(300);
    expect((await own(child.browser)).minutesToday).toBe(5);
    await tell(child.browser, place({ watchedSeconds: 300, agoMs: 20 * hour }));
    expect((await own(child.browser)).minutesToday).toBe(5);
  });

  test("are left out for films that are gone or not for the viewer", async () => {
    const { body } = await tell(child.browser, place({}), place({ titleId: grownUpsFilm }));
    expect(body.titleIds).toEqual([first]);
  });

  test("are rejected when invalid", async () => {
    for (const wrong of [{ agoMs: -1 }, { positionSeconds: -1 }, { watchedSeconds: 1e9 }]) {
      expect((await tell(parent, place(wrong))).status).toBe(400);
    }
  });
});

test("answers carry a mark that changes with the viewer and with what they may see", async () => {
  const markOf = async (browser: typeof parent) =>
    (await browser("/api/animations")).headers["goldmane-viewer"];
  const mark = await markOf(child.browser);
  expect(mark).toMatch(/^[\w-]{16}$/);
  expect(await markOf(child.browser)).toBe(mark);
  expect(await markOf(parent)).not.toBe(mark);
  await family.decide(child.id, { blockedTitles: [first] });
  expect(await markOf(child.browser)).not.toBe(mark);
});
