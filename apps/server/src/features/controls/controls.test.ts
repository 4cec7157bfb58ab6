import { defaultControls } from "@goldmane/contracts/controls/rules";
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
} from "./testing/test-family.ts";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const [first = "", second = ""] = gTitles;

describe("what a parent decides", () => {
  test("a child begins with its role's rules, and a parent sees them", async () => {
    const { status, body } = await say(
      family.home.browser,
      "GET",
      `/api/family-profiles/${family.child.id}/controls`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      profileId: family.child.id,
      controls: { ...defaultControls("child"), highestRating: "G" },
      titles: [],
      timeZone: "Europe/Berlin",
    });
    expect(await own(family.child.browser)).toMatchObject({
      outsideLinks: "withPin",
      leo: "embedded",
      leoHears: "closed",
      party: "household",
      publishing: "withApproval",
      timeLeft: null,
    });
  });

  test("only a parent of the household with a confirmed password can change controls", async () => {
    const url = `/api/family-profiles/${family.child.id}/controls`;
    const controls = { ...defaultControls("child"), highestRating: "PG" };
    const other = await openHome(family.server, "duo");
    expect((await say(family.child.browser, "PUT", url, controls)).status).toBe(403);
    expect((await say(other.browser, "PUT", url, controls)).status).toBe(404);
    expect((await say(other.browser, "GET", url)).status).toBe(404);
    family.clock += 11 * minuteMs;
    const late = await say(family.home.browser, "PUT", url, controls);
    expect([late.status, late.body.error]).toEqual([403, "CONFIRMATION_REQUIRED"]);
  });

  test("a child is never given more than its role may have", async () => {
    const url = `/api/family-profiles/${family.child.id}/controls`;
    const much = { ...defaultControls("parent"), highestRating: "PG" };
    const kept = (await say(family.home.browser, "PUT", url, much)).body.controls;
    expect(kept).toMatchObject({ outsideLinks: "withPin", leo: "all", party: "household" });
    const teen = await family.addMember("teen");
    await family.decide(teen.id, { partyGuests: "friends" }, "teen");
    const teenUrl = `/api/family-profiles/${teen.id}/controls`;
    const teens = (await say(family.home.browser, "GET", teenUrl)).body.controls;
    // Party guests need a parent's consent again if a teen is changed to a child.
    expect(teens.partyGuests).toBe("family");
    const above = await say(family.home.browser, "PUT", url, { ...much, highestRating: "R" });
    expect([above.status, above.body.error]).toEqual([400, "INVALID_INPUT"]);
  });

  test("a time zone that is none, and a night in the day, are refused", async () => {
    const zone = await say(family.home.browser, "PUT", "/api/household/time-zone", {
      timeZone: "Mars/Sea",
    });
    expect(zone.status).toBe(400);
    const schoolNight = { from: "09:00", until: "10:00" };
    const controls = {
      ...defaultControls("child"),
      highestRating: "G",
      time: { ...noLimits, schoolNight },
    };
    const night = await say(
      family.home.browser,
      "PUT",
      `/api/family-profiles/${family.child.id}/controls`,
      controls,
    );
    expect(night.status).toBe(400);
  });
});

describe("blocked and allowed titles", () => {
  test("a blocked title is gone from everywhere at once, and comes back", async () => {
    expect(await listed(family.child.browser)).toContain(first);
    await family.decide(family.child.id, { blockedTitles: [first] });
    expect(await listed(family.child.browser)).not.toContain(first);
    expect((await say(family.child.browser, "GET", `/api/titles/${first}`)).status).toBe(404);
    expect((await start(family.child.browser, first)).status).toBe(404);
    expect((await family.child.browser(`/media/titles/${first}/poster`)).statusCode).toBe(404);
    await family.decide(family.child.id, {});
    expect(await listed(family.child.browser)).toContain(first);
  });

  test("links that were signed before stop working when a parent blocks the title", async () => {
    const { body } = await start(family.child.browser, first);
    const manifest = body.manifestUrl;
    expect((await family.child.browser(manifest)).statusCode).toBe(200);
    await family.decide(family.child.id, { blockedTitles: [first] });
    expect((await family.child.browser(manifest)).statusCode).toBe(404);
  });

  test("a blocked word hides every title that mentions it anywhere", async () => {
    const film = originals.find(({ id }) => id === "bun-bakes-a-cloud");
    if (!film) throw new Error("no such film");
    await family.decide(family.child.id, { blockedWords: ["Báking  POWDER"] });
    expect(await listed(family.child.browser)).not.toContain(film.id);
    await family.decide(family.child.id, { blockedWords: ["olufemi"] });
    expect(await listed(family.child.browser)).not.toContain(film.id);
    await family.decide(family.child.id, { blockedWords: ["bucket"] });
    expect(await listed(family.child.browser)).not.toContain(film.id);
    await family.decide(family.child.id, { blockedWords: ["buck"] });
    expect(await listed(family.child.browser)).toContain(film.id);
  });

  test("families without blocks share their lists, and the others don't disturb them", async () => {
    const before = await family.home.browser("/api/animations");
    await family.decide(family.child.id, { blockedTitles: [first] });
    await listed(family.child.browser);
    const after = await family.home.browser("/api/animations");
    expect(after.headers.etag).toBe(before.headers.etag);
  });
});

describe("minutes of a day", () => {
  test("are counted while a film plays, and not while it is paused", async () => {
    await family.watch(family.child.browser, first, 0, 30);
    expect((await own(family.child.browser)).minutesToday).toBeCloseTo(0.5);
    family.clock += 20 * minuteMs;
    await say(family.child.browser, "PUT", `/api/titles/${first}/progress`, {
      positionSeconds: 30,
    });
    expect((await own(family.child.browser)).minutesToday).toBeCloseTo(0.5);
  });

  test("cannot be talked up or down by a player that jumps", async () => {
    await family.watch(family.child.browser, first, 0, 5);
    family.clock += 2000;
    await say(family.child.browser, "PUT", `/api/titles/${first}/progress`, {
      positionSeconds: 40,
    });
    expect((await own(family.child.browser)).minutesToday * 60).toBeCloseTo(7);
    family.clock += 10_000;
    await say(family.child.browser, "PUT", `/api/titles/${first}/progress`, {
      positionSeconds: 10,
    });
    expect((await own(family.child.browser)).minutesToday * 60).toBeCloseTo(17);
    const url = `/api/titles/${first}/progress`;
    await Promise.all(
      [20, 20, 20].map((at) => say(family.child.browser, "PUT", url, { positionSeconds: at })),
    );
    expect((await own(family.child.browser)).minutesToday * 60).toBeCloseTo(17);
  });

  test("run out: the player gets no minutes left, and no other film can start", async () => {
    await family.decide(family.child.id, { time: { ...noLimits, schoolDayMinutes: 5 } });
    const four = await family.watchMinutes(family.child.browser, 4);
    expect(four.timeLeft).toMatchObject({ minutesLeft: 1, reason: "minutes", mayFinish: true });
    const five = await family.watchMinutes(family.child.browser, 1);
    expect(five.timeLeft.minutesLeft).toBe(0);
    const refused = await start(family.child.browser, second);
    expect([refused.status, refused.body.error, refused.body.reason]).toEqual([
      403,
      "SCREEN_TIME_OVER",
      "minutes",
    ]);
    expect((await family.child.browser(`/media/titles/${second}/start-film.mp4`)).statusCode).toBe(
      403,
    );
    expect(
      (await say(family.child.browser, "POST", `/api/titles/${second}/playback?cut=trailer`))
        .status,
    ).toBe(200);
    family.clock += 24 * 60 * minuteMs;
    expect((await start(family.child.browser, second)).status).toBe(200);
  });

  test("on a weekend are others, by the household's own clock", async () => {
    await family.decide(family.child.id, {
      time: { ...noLimits, schoolDayMinutes: 30, weekendMinutes: 90 },
    });
    expect((await own(family.child.browser)).timeLeft?.minutesLeft).toBe(30);
    // Friday in Berlin until eleven at night in London.
    family.clock = Date.parse("2026-11-27T22:59:00Z");
    expect((await own(family.child.browser)).timeLeft?.minutesLeft).toBe(30);
    family.clock = Date.parse("2026-11-27T23:01:00Z");
    expect((await own(family.child.browser)).timeLeft?.minutesLeft).toBe(90);
  });

  test("links of a film stop when the time is over", async () => {
    await family.decide(family.child.id, { time: { ...noLimits, schoolDayMinutes: 5 } });
    const { body } = await start(family.child.browser, first);
    await family.watchMinutes(family.child.browser, 5);
    family.clock += 61_000;
    expect((await family.child.browser(body.manifestUrl)).statusCode).toBe(403);
  });

  test("the film that runs may be finished, once a day", async () => {
    await family.decide(family.child.id, { time: { ...noLimits, schoolDayMinutes: 5 } });
    await family.watchMinutes(family.child.browser, 4);
    await family.watch(family.child.browser, first, 0, 60);
    expect((await start(family.child.browser, first)).status).toBe(403);
    const finishing = { titleId: first };
    const answer = await say(family.child.browser, "POST", "/api/controls/finish", finishing);
    expect(answer.body.timeLeft).toMatchObject({ minutesLeft: 0, isLast: true });
    expect((await start(family.child.browser, first)).status).toBe(200);
    expect((await start(family.child.browser, second)).status).toBe(403);
    family.clock += 30 * minuteMs;
    expect((await start(family.child.browser, first)).status).toBe(403);
    const again = await say(family.child.browser, "POST", "/api/controls/finish", finishing);
    expect(again.status).toBe(409);
  });
});

test("nothing begins at bed time, and school nights end at their own hour", async () => {
  const time = {
    ...noLimits,
    schoolNight: { from: "20:00", until: "06:30" },
    weekendNight: { from: "21:30", until: "08:00" },
  };
  await family.decide(family.child.id, { time });
  const at = async (local: string) => {
    family.clock = Date.parse(`${local}+01:00`);
    const { status, body } = await start(family.child.browser, first);
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
  await family.decide(family.child.id, { time: { ...noLimits, filmsADay: 1 } });
  await family.watch(family.child.browser, first, 0, 10);
  expect((await start(family.child.browser, first)).status).toBe(200);
  const refused = await start(family.child.browser, second);
  expect([refused.status, refused.body.reason]).toEqual([403, "films"]);
});
