import type { OwnControls } from "@goldmane/contracts/controls/api";
import { usualControls } from "@goldmane/contracts/controls/rules";
import type { Controls } from "@goldmane/contracts/controls/schema";
import { originals } from "@goldmane/originals/catalogue.gen";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { features } from "#features.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

vi.setConfig({ testTimeout: 30_000 });

type Browse = TestServer["inject"];

/** A Wednesday, five in the afternoon in Berlin. */
const wednesday = Date.parse("2026-11-25T16:00:00Z");
const minuteMs = 60_000;

let server: TestServer;
let home: Home;
let clock = wednesday;
let child: { id: string; browser: Browse };

beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  server.app.now = () => clock;
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  clock = wednesday;
  home = await openHome(server, "pride");
  await say(home.browser, "PUT", "/api/household/time-zone", { timeZone: "Europe/Berlin" });
  child = await addMember("child");
});

async function addMember(role: "child" | "teen" | "parent") {
  const ageGroup = role === "parent" ? "adult" : role;
  const profile = await addProfile(home, { role, ageGroup, displayName: `A ${role}` });
  return { id: profile.id, browser: await signInAs(server, profile) };
}

async function say(browser: Browse, method: "GET" | "POST" | "PUT", url: string, payload?: object) {
  const answer = await browser({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === "" ? null : answer.json() };
}

type Wish = Partial<Controls>;

async function decide(profileId: string, wish: Wish, role: "child" | "teen" = "child") {
  const controls = { ...usualControls(role), highestRating: "G", ...wish };
  const answer = await say(
    home.browser,
    "PUT",
    `/api/family-profiles/${profileId}/controls`,
    controls,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const noLimits = usualControls("child").time;
const gTitles = originals.filter(({ rating }) => rating === "G").map(({ id }) => id);
const [first = "", second = ""] = gTitles;
const scary = originals.find(({ rating }) => rating === "PG-13")?.id ?? "";

const start = (browser: Browse, id: string) => say(browser, "POST", `/api/titles/${id}/playback`);

async function own(browser: Browse, titleId?: string): Promise<OwnControls> {
  const answer = await say(browser, "GET", `/api/controls${titleId ? `?titleId=${titleId}` : ""}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Plays a film from one place to another, as a player that reports every five seconds. */
async function watch(browser: Browse, id: string, from: number, to: number) {
  let last = await say(browser, "PUT", `/api/titles/${id}/progress`, { positionSeconds: from });
  for (let at = from + 5; at <= to; at += 5) {
    clock += 5000;
    last = await say(browser, "PUT", `/api/titles/${id}/progress`, { positionSeconds: at });
  }
  expect(last.status).toBe(200);
  return last.body;
}

/** Watches so many minutes, one film after the other. */
async function watchMinutes(browser: Browse, minutes: number) {
  let left = minutes * 60;
  let last = null;
  for (const id of [...gTitles, ...gTitles, ...gTitles, ...gTitles]) {
    if (left <= 0) break;
    const seconds = Math.min(left, 30);
    last = await watch(browser, id, 0, seconds);
    left -= seconds;
  }
  expect(left).toBe(0);
  return last;
}

const listed = async (browser: Browse): Promise<string[]> =>
  (await say(browser, "GET", "/api/animations")).body.map(({ id }: { id: string }) => id);

describe("what a parent decides", () => {
  test("a child begins with its role's rules, and a parent sees them", async () => {
    const { status, body } = await say(
      home.browser,
      "GET",
      `/api/family-profiles/${child.id}/controls`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      profileId: child.id,
      controls: { ...usualControls("child"), highestRating: "G" },
      titles: [],
      timeZone: "Europe/Berlin",
    });
    expect(await own(child.browser)).toMatchObject({
      outsideLinks: "withPin",
      leo: "embedded",
      party: "household",
      publishing: "withApproval",
      timeLeft: null,
    });
  });

  test("nobody but a parent of the house decides, and a parent only with the password", async () => {
    const url = `/api/family-profiles/${child.id}/controls`;
    const controls = { ...usualControls("child"), highestRating: "PG" };
    const other = await openHome(server, "duo");
    expect((await say(child.browser, "PUT", url, controls)).status).toBe(403);
    expect((await say(other.browser, "PUT", url, controls)).status).toBe(404);
    expect((await say(other.browser, "GET", url)).status).toBe(404);
    clock += 11 * minuteMs;
    const late = await say(home.browser, "PUT", url, controls);
    expect([late.status, late.body.error]).toEqual([403, "CONFIRMATION_REQUIRED"]);
  });

  test("a child is never given more than its role may have", async () => {
    const url = `/api/family-profiles/${child.id}/controls`;
    const much = { ...usualControls("parent"), highestRating: "PG" };
    const kept = (await say(home.browser, "PUT", url, much)).body.controls;
    expect(kept).toMatchObject({ outsideLinks: "withPin", leo: "all", party: "household" });
    const above = await say(home.browser, "PUT", url, { ...much, highestRating: "R" });
    expect([above.status, above.body.error]).toEqual([400, "INVALID_INPUT"]);
  });

  test("a time zone that is none, and a night in the day, are refused", async () => {
    const zone = await say(home.browser, "PUT", "/api/household/time-zone", {
      timeZone: "Mars/Sea",
    });
    expect(zone.status).toBe(400);
    const schoolNight = { from: "09:00", until: "10:00" };
    const controls = {
      ...usualControls("child"),
      highestRating: "G",
      time: { ...noLimits, schoolNight },
    };
    const night = await say(
      home.browser,
      "PUT",
      `/api/family-profiles/${child.id}/controls`,
      controls,
    );
    expect(night.status).toBe(400);
  });
});

describe("blocked and allowed titles", () => {
  test("a blocked title is gone from everywhere at once, and comes back", async () => {
    expect(await listed(child.browser)).toContain(first);
    await decide(child.id, { blockedTitles: [first] });
    expect(await listed(child.browser)).not.toContain(first);
    expect((await say(child.browser, "GET", `/api/titles/${first}`)).status).toBe(404);
    expect((await start(child.browser, first)).status).toBe(404);
    expect((await child.browser(`/media/titles/${first}/poster`)).statusCode).toBe(404);
    await decide(child.id, {});
    expect(await listed(child.browser)).toContain(first);
  });

  test("links that were signed before stop working when a parent blocks the title", async () => {
    const { body } = await start(child.browser, first);
    const manifest = body.manifestUrl;
    expect((await child.browser(manifest)).statusCode).toBe(200);
    await decide(child.id, { blockedTitles: [first] });
    expect((await child.browser(manifest)).statusCode).toBe(404);
  });

  test("a blocked word hides every title that says it, whoever says it", async () => {
    const film = originals.find(({ id }) => id === "bun-bakes-a-cloud");
    if (!film) throw new Error("no such film");
    await decide(child.id, { blockedWords: ["Báking  POWDER"] });
    expect(await listed(child.browser)).not.toContain(film.id);
    await decide(child.id, { blockedWords: ["olufemi"] });
    expect(await listed(child.browser)).not.toContain(film.id);
    await decide(child.id, { blockedWords: ["bucket"] });
    expect(await listed(child.browser)).not.toContain(film.id);
    await decide(child.id, { blockedWords: ["buck"] });
    expect(await listed(child.browser)).toContain(film.id);
  });

  test("families without blocks share their lists, and the others don't disturb them", async () => {
    const before = await home.browser("/api/animations");
    await decide(child.id, { blockedTitles: [first] });
    await listed(child.browser);
    const after = await home.browser("/api/animations");
    expect(after.headers.etag).toBe(before.headers.etag);
  });
});

describe("minutes of a day", () => {
  test("are counted while a film plays, and not while it is paused", async () => {
    await watch(child.browser, first, 0, 30);
    expect((await own(child.browser)).minutesToday).toBeCloseTo(0.5);
    clock += 20 * minuteMs;
    await say(child.browser, "PUT", `/api/titles/${first}/progress`, { positionSeconds: 30 });
    expect((await own(child.browser)).minutesToday).toBeCloseTo(0.5);
  });

  test("cannot be talked up or down by a player that jumps", async () => {
    await watch(child.browser, first, 0, 5);
    clock += 2000;
    await say(child.browser, "PUT", `/api/titles/${first}/progress`, { positionSeconds: 40 });
    expect((await own(child.browser)).minutesToday * 60).toBeCloseTo(7);
    clock += 10_000;
    await say(child.browser, "PUT", `/api/titles/${first}/progress`, { positionSeconds: 10 });
    expect((await own(child.browser)).minutesToday * 60).toBeCloseTo(17);
    const url = `/api/titles/${first}/progress`;
    await Promise.all(
      [20, 20, 20].map((at) => say(child.browser, "PUT", url, { positionSeconds: at })),
    );
    expect((await own(child.browser)).minutesToday * 60).toBeCloseTo(17);
  });

  test("run out: the player is told, and nothing begins any more", async () => {
    await decide(child.id, { time: { ...noLimits, schoolDayMinutes: 5 } });
    const four = await watchMinutes(child.browser, 4);
    expect(four.timeLeft).toMatchObject({ minutesLeft: 1, reason: "minutes", mayFinish: true });
    const five = await watchMinutes(child.browser, 1);
    expect(five.timeLeft.minutesLeft).toBe(0);
    const refused = await start(child.browser, second);
    expect([refused.status, refused.body.error, refused.body.reason]).toEqual([
      403,
      "SCREEN_TIME_OVER",
      "minutes",
    ]);
    expect((await child.browser(`/media/titles/${second}/start-film.mp4`)).statusCode).toBe(403);
    expect(
      (await say(child.browser, "POST", `/api/titles/${second}/playback?cut=trailer`)).status,
    ).toBe(200);
    clock += 24 * 60 * minuteMs;
    expect((await start(child.browser, second)).status).toBe(200);
  });

  test("on a weekend are others, by the household's own clock", async () => {
    await decide(child.id, { time: { ...noLimits, schoolDayMinutes: 30, weekendMinutes: 90 } });
    expect((await own(child.browser)).timeLeft?.minutesLeft).toBe(30);
    // Friday in Berlin until eleven at night in London.
    clock = Date.parse("2026-11-27T22:59:00Z");
    expect((await own(child.browser)).timeLeft?.minutesLeft).toBe(30);
    clock = Date.parse("2026-11-27T23:01:00Z");
    expect((await own(child.browser)).timeLeft?.minutesLeft).toBe(90);
  });

  test("links of a film stop when the time is over", async () => {
    await decide(child.id, { time: { ...noLimits, schoolDayMinutes: 5 } });
    const { body } = await start(child.browser, first);
    await watchMinutes(child.browser, 5);
    clock += 61_000;
    expect((await child.browser(body.manifestUrl)).statusCode).toBe(403);
  });

  test("the film that runs may be finished, once a day", async () => {
    await decide(child.id, { time: { ...noLimits, schoolDayMinutes: 5 } });
    await watchMinutes(child.browser, 4);
    await watch(child.browser, first, 0, 60);
    expect((await start(child.browser, first)).status).toBe(403);
    const finishing = { titleId: first };
    const answer = await say(child.browser, "POST", "/api/controls/finish", finishing);
    expect(answer.body.timeLeft).toMatchObject({ minutesLeft: 0, isLast: true });
    expect((await start(child.browser, first)).status).toBe(200);
    expect((await start(child.browser, second)).status).toBe(403);
    clock += 30 * minuteMs;
    expect((await start(child.browser, first)).status).toBe(403);
    const again = await say(child.browser, "POST", "/api/controls/finish", finishing);
    expect(again.status).toBe(409);
  });
});

test("nothing begins at bed time, and school nights end at their own hour", async () => {
  const time = {
    ...noLimits,
    schoolNight: { from: "20:00", until: "06:30" },
    weekendNight: { from: "21:30", until: "08:00" },
  };
  await decide(child.id, { time });
  const at = async (local: string) => {
    clock = Date.parse(`${local}+01:00`);
    const { status, body } = await start(child.browser, first);
    return status === 200 ? "plays" : `${body.reason} until ${body.until}`;
  };
  expect(await at("2026-11-25T19:59:30")).toBe("plays");
  expect(await at("2026-11-25T20:00:00")).toBe("bedTime until 06:30");
  expect(await at("2026-11-26T06:29:00")).toBe("bedTime until 06:30");
  expect(await at("2026-11-26T06:30:00")).toBe("plays");
  expect(await at("2026-11-27T21:29:00")).toBe("plays");
  expect(await at("2026-11-28T07:59:00")).toBe("bedTime until 08:00");
  expect(await at("2026-11-29T20:01:00")).toBe("bedTime until 06:30");
});

test("so many films a day, and those of today may be seen again", async () => {
  await decide(child.id, { time: { ...noLimits, filmsADay: 1 } });
  await watch(child.browser, first, 0, 10);
  expect((await start(child.browser, first)).status).toBe(200);
  const refused = await start(child.browser, second);
  expect([refused.status, refused.body.reason]).toEqual([403, "films"]);
});

describe("a child asks", () => {
  const ask = (payload: object, browser = child.browser) =>
    say(browser, "POST", "/api/asks", payload);
  const answer = (id: string, payload: object, browser = home.browser) =>
    say(browser, "POST", `/api/asks/${id}/answer`, payload);

  test("for more time, and goes on as soon as a parent says yes", async () => {
    await decide(child.id, {
      time: { ...noLimits, schoolDayMinutes: 5, schoolNight: { from: "17:10", until: "06:00" } },
    });
    await watchMinutes(child.browser, 5);
    const asked = await ask({ kind: "time", titleId: first });
    expect(asked.body.status).toBe("waiting");
    const [shown] = (await say(home.browser, "GET", "/api/asks")).body;
    expect(shown).toMatchObject({
      id: asked.body.id,
      profile: { id: child.id, displayName: "A child" },
      title: { id: first },
    });
    expect((await start(child.browser, first)).status).toBe(403);
    expect((await answer(asked.body.id, { answer: "minutes", minutes: 30 })).status).toBe(200);
    expect((await own(child.browser)).timeLeft?.minutesLeft).toBe(30);
    clock += 15 * minuteMs;
    expect((await start(child.browser, first)).status).toBe(200);
    expect((await say(child.browser, "GET", "/api/asks/mine")).body[0]).toMatchObject({
      status: "yes",
      minutes: 30,
    });
  });

  test("for a title above its rating, and sees that one from then on", async () => {
    expect((await say(child.browser, "GET", `/api/titles/${scary}`)).status).toBe(404);
    const asked = await ask({ kind: "title", titleId: scary });
    await answer(asked.body.id, { answer: "title" });
    expect((await start(child.browser, scary)).status).toBe(200);
    const others = originals.filter(({ rating, id }) => rating === "PG-13" && id !== scary);
    const seen = await listed(child.browser);
    expect(others.filter(({ id }) => seen.includes(id))).toEqual([]);
  });

  test("learns nothing of what is there from asking", async () => {
    const real = (await ask({ kind: "title", titleId: scary })).body;
    const unreal = (await ask({ kind: "title", titleId: "no-such-title" })).body;
    const alike = { id: "", titleId: "" };
    expect({ ...real, ...alike }).toEqual({ ...unreal, ...alike });
    expect((await say(home.browser, "GET", "/api/asks")).body).toHaveLength(1);
  });

  test("once for one thing, however often it presses", async () => {
    const asked = await Promise.all([1, 2, 3].map(() => ask({ kind: "time", titleId: first })));
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
  });

  test("of two parents the first decides, and the other is told who", async () => {
    const father = await addMember("parent");
    const asked = await ask({ kind: "time" });
    const answers = await Promise.all([
      answer(asked.body.id, { answer: "minutes", minutes: 15 }),
      answer(asked.body.id, { answer: "no" }, father.browser),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.message).toMatch(/has answered this already/);
  });

  test("in vain after the day is over", async () => {
    const asked = await ask({ kind: "time" });
    clock = Date.parse("2026-11-25T23:00:01Z");
    expect((await answer(asked.body.id, { answer: "no" })).status).toBe(409);
    expect((await say(child.browser, "GET", "/api/asks/mine")).body[0].status).toBe("expired");
    expect((await ask({ kind: "time" })).body.status).toBe("waiting");
  });

  test("its own parents: others neither see nor answer", async () => {
    const other = await openHome(server, "duo");
    const asked = await ask({ kind: "time" });
    expect((await say(other.browser, "GET", "/api/asks")).body).toEqual([]);
    expect((await answer(asked.body.id, { answer: "no" }, other.browser)).status).toBe(404);
    expect((await answer(asked.body.id, { answer: "no" }, child.browser)).status).toBe(403);
    expect((await ask({ kind: "time" }, home.browser)).status).toBe(409);
  });
});

test("a parent's week says what was watched, and what to talk about", async () => {
  await decide(child.id, {
    time: { ...noLimits, schoolDayMinutes: 60, schoolNight: { from: "20:00", until: "06:00" } },
  });
  await watch(child.browser, first, 0, 60);
  clock += 24 * 60 * minuteMs;
  await watch(child.browser, first, 0, 60);
  await watch(child.browser, second, 0, 30);
  const { body } = await say(home.browser, "GET", "/api/reports/week");
  expect([body.from, body.to]).toEqual(["2026-11-23", "2026-11-29"]);
  const [week] = body.children;
  expect(week.totalMinutes).toBe(2.5);
  expect(week.titles.map(({ id, minutes, days }: never) => [id, minutes, days])).toEqual([
    [first, 2, 2],
    [second, 0.5, 1],
  ]);
  const film = originals.find(({ id }) => id === first);
  expect(week.words).toEqual([
    "A child watched 3 minutes on 2 days: 2 films.",
    `Seen on more than one day: “${film?.story.title}”.`,
    "The day’s minutes were kept every day.",
    "Bed time was kept every night.",
  ]);
  const told = originals.find(({ id }) => id === week.talk.titleId);
  expect(week.talk.about).toContain(told?.synopsis);
  expect(week.talk.about).toContain(told?.themes[0]);
  const before = await say(home.browser, "GET", "/api/reports/week?day=2026-11-18");
  expect(before.body.children[0]).toMatchObject({
    totalMinutes: 0,
    talk: null,
    words: ["A child watched nothing this week."],
  });
});
