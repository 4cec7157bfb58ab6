import {
  commandRateLimit,
  maxRemotes,
  padRateLimit,
  screenGraceMs,
} from "@goldmane/contracts/companion/limits";
import {
  closeScreen,
  dismissRemote,
  connectRemote,
  holdPad,
  padHeld,
  pressRemote,
  unpairRemote,
  remoteChanged,
  remoteEnded,
  remotesChanged,
  screenReplaced,
  showCode,
  shownChanged,
  reportState,
} from "@goldmane/contracts/companion/live";
import type { ScreenState } from "@goldmane/contracts/companion/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";
import { sweepScreens } from "./sweep-screens.ts";
import { openTestPhone, openTestScreen, pair } from "./testing/test-screen.ts";

let server: TestServer;
let home: Home;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  home = await openHome(server, "pride");
});
afterAll(() => server[Symbol.asyncDispose]());

const play = { act: "play" } as const;
const later = (ms: number) => {
  const { now } = server.app;
  server.app.now = () => now() + ms;
  return { [Symbol.dispose]: () => void (server.app.now = now) };
};

/** A fixed clock, so that a slow machine changes nothing. */
const stopClock = () => {
  const { now } = server.app;
  const moment = now();
  server.app.now = () => moment;
  return { [Symbol.dispose]: () => void (server.app.now = now) };
};

const members = new Map<string, Awaited<ReturnType<typeof addProfile>>>();

/** Signs in a profile of each role, each in a browser of its own. */
async function meet(role = "adult") {
  const who = members.get(role) ?? (await addProfile(home, { role, ageGroup: role }));
  members.set(role, who);
  return { browser: await signInAs(server, who) };
}

function showing(rating: string): ScreenState {
  const titleId = originals.find((film) => film.rating === rating)?.id ?? "";
  return {
    isParty: false,
    game: null,
    film: {
      titleId,
      positionSeconds: 12,
      durationSeconds: 90,
      speed: 1,
      isPlaying: true,
      volume: 0.5,
      isMuted: false,
      captions: [{ id: "en", label: "English" }],
      captionTrack: null,
      hasNext: true,
    },
  };
}

describe("the code", () => {
  test("a member of the household is admitted at once, and both sides see names", async () => {
    using screen = await openTestScreen(server, home.browser);
    const { browser } = await meet();
    const answer = await pair(browser, (await screen.code()).toLowerCase());
    expect(answer.json().remote).toMatchObject({ isGuest: false, isIn: true, isAway: false });
    expect(answer.json().remote.screenName).toMatch(/^Parent/);
    await expect
      .poll(() => screen.live.received(remotesChanged).at(-1)?.remotes)
      .toMatchObject([{ name: expect.stringMatching(/^Member/), isIn: true, isGuest: false }]);
  });

  test("works once: used, replaced, hidden and expired codes are refused", async () => {
    using screen = await openTestScreen(server, home.browser);
    const { browser } = await meet();
    const used = await screen.code();
    expect((await pair(browser, used)).statusCode).toBe(200);
    const [replaced, expired] = [await screen.code(), await screen.code()];
    using _time = later(60_001);
    for (const code of [used, replaced, expired, "AAAAAA"]) {
      const answer = await pair(browser, code, "127.0.9.1");
      expect([code, answer.statusCode, answer.json().error]).toEqual([code, 404, "NOT_FOUND"]);
    }
  });

  test("pairs only one of two phones that use it at the same moment", async () => {
    using screen = await openTestScreen(server, home.browser);
    const [one, two] = [await meet(), await meet()];
    const code = await screen.code();
    const answers = await Promise.all([one, two].map(({ browser }) => pair(browser, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
  });

  test("slows down guesses", async () => {
    const browser = server.openBrowser();
    const answers = [];
    // More than the limit, since some of it comes back while a slow machine answers.
    for (let tries = 0; tries < 24; tries += 1)
      answers.push((await pair(browser, "BBBBBB", "127.0.9.2")).json().error);
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "NOT_FOUND"));
    expect(answers.at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  test("refuses malformed codes before any lookup", async () => {
    for (const code of ["", "ABC", "ABC 10I", "A".repeat(50), 7, null])
      expect((await pair(home.browser, code as string)).json().error).toBe("INVALID_INPUT");
  });

  test("pairs at most eight phones with a screen", async () => {
    using screen = await openTestScreen(server, home.browser);
    for (let count = 0; count < maxRemotes; count += 1)
      expect((await pair((await meet()).browser, await screen.code())).statusCode).toBe(200);
    const answer = await pair((await meet()).browser, await screen.code());
    expect(answer.json()).toMatchObject({ error: "CONFLICT", reason: "full" });
  });

  test("only the screen's own tab can show its codes", async () => {
    using screen = await openTestScreen(server, home.browser);
    using other = await openLive(server, (await meet()).browser);
    const answer = await other.trySend(showCode, { screenId: screen.id });
    expect(answer).toMatchObject({ ok: false, error: { error: "NOT_FOUND" } });
  });
});

describe("a command of a phone", () => {
  test("is acknowledged after the screen has run it", async () => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    const { token } = phone;
    await phone.live.send(pressRemote, { token, command: { act: "seek", seconds: 40 } });
    expect(screen.commands).toEqual([{ act: "seek", seconds: 40 }]);
    screen.isAble = false;
    const answer = await phone.live.trySend(pressRemote, { token, command: { act: "next" } });
    expect(answer).toMatchObject({ ok: false, error: { error: "NOT_ALLOWED", reason: "screen" } });
  });

  test.each([
    { act: "seek", seconds: -1 },
    { act: "seek", seconds: 1e9 },
    { act: "volume", level: 2 },
    { act: "search", query: "x".repeat(81) },
    { act: "react", reaction: "bomb" },
    { act: "reboot" },
    { act: "play", andMore: true },
  ])("malformed: %j never reaches a screen", async (command) => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    const answer = await phone.live.trySend(pressRemote, {
      token: phone.token,
      command: command as typeof play,
    });
    expect(answer).toMatchObject({ ok: false, error: { error: "INVALID_INPUT" } });
    expect(screen.commands).toEqual([]);
  });

  test("is rate limited", async () => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    const { token } = phone;
    using _ = stopClock();
    const answers = await Promise.all(
      Array.from({ length: 58 }, () => phone.live.trySend(pressRemote, { token, command: play })),
    );
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused).toHaveLength(58 - commandRateLimit.most);
    expect(refused[0]).toMatchObject({ error: { error: "TOO_MANY_REQUESTS" } });
    await expect.poll(() => screen.commands.length).toBe(commandRateLimit.most);
  });

  test("is refused with an unknown or foreign token", async () => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    using thief = await openLive(server, (await meet("teen")).browser);
    for (const token of [phone.token, "A".repeat(43)]) {
      const answer = await thief.trySend(pressRemote, { token, command: play });
      expect(answer).toMatchObject({ ok: false, error: { error: "NOT_FOUND" } });
    }
    expect(screen.commands).toEqual([]);
  });
});

describe("the state that a phone receives", () => {
  test("names the film, its position and its captions", async () => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    await screen.live.send(reportState, { screenId: screen.id, state: showing("PG-13") });
    await expect
      .poll(() => phone.live.received(shownChanged).at(-1)?.shown.film)
      .toMatchObject({ positionSeconds: 12, title: { title: expect.any(String) } });
  });

  test("leaves out the title of a film that the child is not allowed to see", async () => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet("child")).browser);
    await screen.live.send(reportState, { screenId: screen.id, state: showing("PG-13") });
    await expect
      .poll(() => phone.live.received(shownChanged).at(-1)?.shown.film)
      .toMatchObject({ isPlaying: true, title: null });
    await screen.live.send(reportState, { screenId: screen.id, state: showing("G") });
    await expect
      .poll(() => phone.live.received(shownChanged).at(-1)?.shown.film?.title)
      .toMatchObject({ title: expect.any(String) });
  });

  test("comes from its own screen only", async () => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    using other = await openTestScreen(server, home.browser);
    const state = showing("G");
    const answer = await other.live.trySend(reportState, { screenId: screen.id, state });
    expect(answer).toMatchObject({ ok: false, error: { error: "NOT_FOUND" } });
    await other.live.send(reportState, { screenId: other.id, state });
    expect(phone.live.received(shownChanged)).toEqual([]);
  });
});

describe("the end of a remote", () => {
  test("comes from the screen, for one phone or for all", async () => {
    using screen = await openTestScreen(server, home.browser);
    using one = await openTestPhone(server, screen, (await meet()).browser);
    using two = await openTestPhone(server, screen, (await meet()).browser);
    const screenId = screen.id;
    await screen.live.send(dismissRemote, { screenId, remoteId: one.id });
    await expect
      .poll(() => one.live.received(remoteEnded))
      .toEqual([{ remoteId: one.id, reason: "ended" }]);
    const answer = await one.live.trySend(pressRemote, { token: one.token, command: play });
    expect(answer).toMatchObject({ ok: false, error: { error: "NOT_FOUND" } });
    await two.live.send(pressRemote, { token: two.token, command: play });
    await screen.live.send(closeScreen, { screenId });
    await expect.poll(() => two.live.received(remoteEnded)).toMatchObject([{ reason: "ended" }]);
  });

  test("comes from the phone, and the screen is notified", async () => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    await phone.live.send(unpairRemote, { token: phone.token });
    await expect.poll(() => screen.live.received(remotesChanged).at(-1)?.remotes).toEqual([]);
  });

  test("a reloaded screen keeps its remotes, which see it as away meanwhile", async () => {
    const before = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, before, (await meet()).browser);
    before[Symbol.dispose]();
    await expect.poll(() => phone.live.received(remoteChanged).at(-1)?.isAway).toBe(true);
    const answer = await phone.live.trySend(pressRemote, { token: phone.token, command: play });
    expect(answer).toMatchObject({ ok: false, error: { error: "CONFLICT", reason: "away" } });
    using screen = await openTestScreen(server, home.browser, before.id);
    expect(screen.id).toBe(before.id);
    await expect.poll(() => phone.live.received(remoteChanged).at(-1)?.isAway).toBe(false);
    await phone.live.send(pressRemote, { token: phone.token, command: play });
    expect(screen.commands).toEqual([play]);
  });

  test("a screen that does not reconnect within a minute ends", async () => {
    const screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    screen[Symbol.dispose]();
    await expect.poll(() => phone.live.received(remoteChanged).at(-1)?.isAway).toBe(true);
    using _time = later(screenGraceMs + 1);
    await sweepScreens(server.app);
    await expect.poll(() => phone.live.received(remoteEnded)).toMatchObject([{ reason: "gone" }]);
    using next = await openTestScreen(server, home.browser, screen.id);
    expect(next.id).not.toBe(screen.id);
  });

  test("a phone that reconnects resumes its remote", async () => {
    using screen = await openTestScreen(server, home.browser);
    const { browser } = await meet();
    const phone = await openTestPhone(server, screen, browser);
    phone[Symbol.dispose]();
    await expect
      .poll(() => screen.live.received(remotesChanged).at(-1)?.remotes)
      .toMatchObject([{ isAway: true }]);
    using again = await openLive(server, browser);
    await again.send(connectRemote, { token: phone.token });
    await again.send(pressRemote, { token: phone.token, command: play });
    expect(screen.commands).toEqual([play]);
  });

  test("a duplicated tab replaces the first as the screen", async () => {
    using first = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, first, (await meet()).browser);
    using second = await openTestScreen(server, home.browser, first.id);
    await expect.poll(() => first.live.received(screenReplaced)).toEqual([{ screenId: first.id }]);
    await phone.live.send(pressRemote, { token: phone.token, command: play });
    expect([first.commands, second.commands]).toEqual([[], [play]]);
  });

  test("a screen cannot be resumed by another profile", async () => {
    using screen = await openTestScreen(server, home.browser);
    using other = await openTestScreen(server, (await meet()).browser, screen.id);
    expect(other.id).not.toBe(screen.id);
  });
});

describe("a phone as a game pad", () => {
  test("tells the screen what it holds, and learns its player number", async () => {
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    await phone.live.send(holdPad, { token: phone.token, buttons: 17 });
    await expect
      .poll(() => screen.live.received(padHeld))
      .toEqual([{ screenId: screen.id, remoteId: phone.id, buttons: 17 }]);
    const game = { buttons: 2 as const, players: [{ remoteId: phone.id, player: 2 }] };
    const state = { film: null, isParty: false, game };
    await screen.live.send(reportState, { screenId: screen.id, state });
    await expect
      .poll(() => phone.live.received(shownChanged).at(-1)?.shown.game)
      .toEqual({ buttons: 2, player: 2 });
  });

  test("is refused after more changes than thumbs make", async () => {
    using _stopped = stopClock();
    using screen = await openTestScreen(server, home.browser);
    using phone = await openTestPhone(server, screen, (await meet()).browser);
    const hold = () => phone.live.send(holdPad, { token: phone.token, buttons: 1 });
    const before = padRateLimit.most;
    const results = [];
    for (let count = 0; count <= before; count += 1)
      results.push(
        await hold().then(
          () => true,
          () => false,
        ),
      );
    expect(results.filter(Boolean)).toHaveLength(before);
  });
});
