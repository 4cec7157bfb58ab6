import { enterRace, raceChanged } from "@goldmane/contracts/games/races/live";
import { controlPlayback, enterParty, partyChanged } from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import { expect, test } from "vitest";
import {
  type ConnectedPerson,
  errorCodeOf,
  gTitle,
  otherG,
  type PartyFixture,
  sendCommand,
  setUpParties,
  startFilm,
  type TestPerson,
} from "#features/parties/testing/test-party.ts";
import { openLive } from "#platform/testing/live/open-live.ts";
import { openHome } from "#platform/testing/open-home.ts";

let fixture: PartyFixture;
let party: Party;
let adult: TestPerson;
let child: TestPerson;
setUpParties(
  async (opened) => {
    fixture = opened;
    adult = await fixture.add("adult");
    child = await fixture.add("child");
  },
  (fresh) => {
    party = fresh;
  },
);

const url = () => `/api/parties/${party.id}/game`;
const payload = { game: "kyles-dash" };

async function openGame(who: TestPerson = fixture.parent): Promise<Party> {
  return await fixture.call(who, "POST", url(), payload);
}

/** The error, or null for a success. */
async function refusal(
  who: TestPerson,
  method: "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<{ error: string; message: string } | null> {
  const answer = await who.browser({ method, url: path, ...(body && { payload: body }) });
  return answer.statusCode === 200 ? null : answer.json();
}

const join = async (who: TestPerson) =>
  (await refusal(who, "POST", `${url()}/racers`))?.error ?? "joined";

const lastParty = ({ live }: ConnectedPerson) => live.received(partyChanged).at(-1)?.party;

async function change(who: TestPerson, changes: object): Promise<void> {
  const path = `/api/family-profiles/${who.id}/controls`;
  const { controls } = await fixture.call(fixture.parent, "GET", path);
  await fixture.call(fixture.parent, "PUT", path, { ...controls, ...changes });
}

/** Moves the clock to the next midnight. */
function atMidnight(): Disposable {
  const { app } = fixture.server;
  const { now } = app;
  const dayMs = 24 * 3_600_000;
  const wait = dayMs - (now() % dayMs);
  app.now = () => now() + wait;
  return { [Symbol.dispose]: () => void (app.now = now) };
}

/** Starts the game at once and moves the clock to its end. */
async function raceToTheEnd(raceId: string): Promise<Disposable> {
  await fixture.call(fixture.parent, "POST", `/api/games/races/${raceId}/start`);
  const { app } = fixture.server;
  const { now } = app;
  app.now = () => now() + 20 * 60_000;
  return { [Symbol.dispose]: () => void (app.now = now) };
}

test("a game pauses the film, takes everyone in, and shows its result to all of them", async () => {
  const host = await fixture.connect(fixture.parent, party);
  const guest = await fixture.connect(adult, party);
  await startFilm(fixture, party, { titleId: gTitle, all: [host, guest] });
  const opened = await openGame();
  expect(opened.timeline.state).toBe("paused");
  expect(opened.game).toMatchObject({ state: "open", openedBy: host.id });
  await expect.poll(() => lastParty(guest)?.game?.id).toBe(opened.game?.id);

  expect(await join(guest)).toBe("joined");
  for (const command of [
    { act: "play" },
    { act: "seek", position: 3 },
    { act: "show", titleId: otherG },
  ] as const)
    expect(await errorCodeOf(sendCommand(host, party, command))).toBe("CONFLICT");
  expect(await refusal(fixture.parent, "POST", url(), payload)).toMatchObject({
    error: "CONFLICT",
  });

  const raceId = opened.game?.id ?? "";
  for (const { live } of [host, guest]) await live.send(enterRace, { raceId });
  {
    using _end = await raceToTheEnd(raceId);
    for (const who of [host, guest])
      await expect
        .poll(() => lastParty(who)?.game)
        .toMatchObject({ state: "over", order: expect.any(Array) });
  }
  const order = host.live.received(raceChanged).at(-1)?.order;
  for (const who of [host, guest]) expect(lastParty(who)?.game?.order).toEqual(order);
  expect(await errorCodeOf(sendCommand(host, party, { act: "play" }))).toBeNull();
});

test("only a host opens or ends a game, and only participants join it", async () => {
  await fixture.connect(fixture.parent, party);
  await fixture.connect(adult, party);
  expect(await refusal(adult, "POST", url(), payload)).toMatchObject({ error: "NOT_ALLOWED" });
  const { game } = await openGame();
  expect(await refusal(adult, "DELETE", url())).toMatchObject({ error: "NOT_ALLOWED" });
  const outsider = await fixture.add("adult");
  expect(await join(outsider)).toBe("NOT_FOUND");
  const direct = `/api/games/races/${game?.id}/racers`;
  for (const who of [outsider, adult])
    expect(await refusal(who, "POST", direct)).toMatchObject({ error: "NOT_FOUND" });
  expect(await fixture.call(outsider, "GET", "/api/games/races")).toEqual([]);
  expect(await refusal(fixture.parent, "DELETE", url())).toBeNull();
  expect((await fixture.read(adult, party)).game).toBeNull();
  expect(await join(adult)).toBe("NOT_FOUND");
});

test("a child stays in the party, and is told why it can't play", async () => {
  await fixture.connect(fixture.parent, party);
  await fixture.connect(child, party);
  const path = `/api/family-profiles/${child.id}/controls`;
  const { controls } = await fixture.call(fixture.parent, "GET", path);
  const night = { from: "15:00", until: "12:00" };
  await change(child, { time: { ...controls.time, schoolNight: night, weekendNight: night } });
  {
    using _night = atMidnight();
    await openGame();
    expect(await refusal(child, "POST", `${url()}/racers`)).toMatchObject({
      error: "SCREEN_TIME_OVER",
      message: "It’s bedtime.",
    });
    expect((await fixture.read(child, party)).game?.racers).toHaveLength(1);
  }
  await change(child, { time: controls.time });
  expect(await join(child)).toBe("joined");
});

test("a child races with friends of the household only if a parent allows it", async () => {
  const home = await openHome(fixture.server, "pride");
  const friend = { id: home.parentId, browser: home.browser };
  await fixture.befriend(friend);
  await fixture.allowGuests(child, "friends");
  await fixture.connect(fixture.parent, party);
  await fixture.connect(child, party);
  await fixture.connect(friend, party);
  await openGame();
  expect(await join(friend)).toBe("joined");
  expect(await refusal(child, "POST", `${url()}/racers`)).toMatchObject({
    error: "NOT_ALLOWED",
    message: "Ask a parent to let you play with friends.",
  });
  await change(child, { gamePartners: "friends" });
  expect(await join(child)).toBe("joined");
  await change(child, { gamePartners: "family", partyGuests: "family" });
});

test("a participant who reconnects finds the game, and one who leaves the party leaves it", async () => {
  const host = await fixture.connect(fixture.parent, party);
  const guest = await fixture.connect(adult, party);
  const { game } = await openGame();
  await join(adult);
  guest.live[Symbol.dispose]();
  using again = await openLive(fixture.server, adult.browser);
  const entered = await again.send(enterParty, { partyId: party.id });
  expect(entered.party.game).toMatchObject({ id: game?.id, state: "open" });
  expect(entered.party.game?.racers).toHaveLength(2);
  await adult.browser({ method: "POST", url: `/api/parties/${party.id}/leave` });
  await expect.poll(() => lastParty(host)?.game?.racers.length).toBe(1);
});

test("a party that ends takes its game along", async () => {
  const host = await fixture.connect(fixture.parent, party);
  const { game } = await openGame();
  await host.browser({ method: "DELETE", url: `/api/parties/${party.id}` });
  expect((await host.browser({ url: `/api/games/races/${game?.id}` })).statusCode).toBe(404);
});

test("the next film starts once the game has ended", async () => {
  const host = await fixture.connect(fixture.parent, party);
  await openGame();
  await refusal(fixture.parent, "DELETE", url());
  const command = { act: "show", titleId: gTitle } as const;
  await host.live.send(controlPlayback, { partyId: party.id, command });
  expect((await fixture.read(host, party)).timeline.titleId).toBe(gTitle);
});
