import { openScreen, showCode } from "@goldmane/contracts/companion/live";
import {
  createPoll,
  enterParty,
  queueTitle,
  sendChatMessage,
} from "@goldmane/contracts/parties/live";
import { originals } from "@goldmane/originals/catalog.gen";
import type { LightMyRequestResponse } from "fastify";
import { expect, vi } from "vitest";
import { countingGames, recordPresses } from "./games/counting-games.ts";
import { emptyLevel } from "./games/empty-level.ts";
import { openLive } from "./live/open-live.ts";
import { addProfile, type Home, openHome, signInAs } from "./open-home.ts";
import type { TestBrowser, TestServer } from "./open-test-server.ts";
import { SoftAuthenticator } from "./soft-authenticator.ts";
import { payWith } from "./test-cards.ts";

/** Kinds of ids that a household owns and a request can name. */
export type OwnedKind =
  | "household"
  | "profile"
  | "session"
  | "passkey"
  | "invoice"
  | "stream"
  | "media"
  | "request"
  | "notification"
  | "friend"
  | "friendRequest"
  | "party"
  | "queueItem"
  | "poll"
  | "message"
  | "scheduledParty"
  | "screen"
  | "remote"
  | "moodEntry"
  | "natureMix"
  | "gameRun"
  | "gameLevel"
  | "race";

export type FullHousehold = {
  home: Home;
  ids: Readonly<Record<OwnedKind, string>>;
  /** Texts that must not leak to other households. */
  secrets: readonly string[];
};

const [titleId = "", otherTitleId = ""] = originals
  .filter(({ rating }) => rating === "G")
  .map(({ id }) => id);
const forbiddenId = originals.find(({ rating }) => rating === "PG")?.id ?? "";

const secretNote = "We had pancakes on the roof.";

/** A household with one of everything, created through the API. */
export async function openFullHousehold(server: TestServer): Promise<FullHousehold> {
  const home = await openHome(server, null);
  const { browser } = home;
  await post(browser, "/api/billing/subscribe", { plan: "pride", ...payWith() });
  const childName = `Child of ${home.householdId}`;
  const facts = { role: "child", ageGroup: "child", displayName: childName };
  const child = await addProfile(home, facts);
  const childBrowser = await signInAs(server, child);
  const request = await post(childBrowser, "/api/approval-requests", {
    kind: "title",
    titleId: forbiddenId,
  });
  await post(childBrowser, "/api/ai/chat", { message: "Tell me a joke" });
  const playback = await post(browser, `/api/titles/${titleId}/playback`);
  const friends = await befriend(server, home);
  const startsAt = server.app.now() + 3_600_000;
  const guestIds = [child.id];
  const scheduledParty = await post(browser, "/api/scheduled-parties", {
    name: "Evening",
    startsAt,
    titleId,
    guestIds,
  });
  const { entry } = await post(browser, "/api/mood-journal", { before: 3, note: secretNote });
  const levels = { rain: 60 };
  const race = await post(browser, "/api/games/races", { game: "kyles-dash" });
  const mix = await post(browser, "/api/nature-mixes", { name: "Rainy", levels });
  const level = await post(childBrowser, "/api/games/levels", { level: emptyLevel("Jelly") });
  const party = await openParty(server, home, childBrowser);
  await expectRest(server, party.ids);
  return {
    home,
    ids: {
      household: home.householdId,
      profile: child.id,
      session:
        (await list(browser, "/api/devices")).find((one) => one.profile?.id === child.id)?.id ?? "",
      passkey: await addPasskey(browser),
      invoice: (await list(browser, "/api/billing/invoices"))[0]?.id ?? "",
      stream: (await list(browser, "/api/streams"))[0]?.id ?? "",
      media: playback.manifestUrl.slice("/media/".length),
      request: request.id,
      notification: await findNotification(browser, friends.requestId),
      friend: friends.friendId,
      friendRequest: friends.requestId,
      scheduledParty: scheduledParty.id,
      moodEntry: entry.id,
      natureMix: mix.id,
      gameLevel: level.id,
      gameRun: await playGame(server, browser),
      race: race.id,
      ...party.ids,
    },
    secrets: [home.email, childName, party.code, secretNote],
  };
}

async function openParty(server: TestServer, { browser }: Home, childBrowser: TestBrowser) {
  const party = await post(browser, "/api/parties", { name: "Party" });
  await post(childBrowser, "/api/parties/join", { code: party.code });
  using live = await openLive(server, browser);
  const partyId: string = party.id;
  await live.send(enterParty, { partyId });
  const message = await live.send(sendChatMessage, {
    partyId,
    content: { kind: "text", text: "Hello" },
  });
  await live.send(queueTitle, { partyId, titleId });
  const options = [titleId, otherTitleId].map((id) => ({ kind: "title" as const, titleId: id }));
  await live.send(createPoll, { partyId, poll: { question: null, options, seconds: 0 } });
  const { screenId } = await live.send(openScreen, {});
  const { queue, poll } = (await browser(`/api/parties/${partyId}`)).json();
  const { code } = await live.send(showCode, { screenId });
  await post(childBrowser, "/api/companion/pair", { code });
  const { remotes } = await live.send(openScreen, { screenId });
  const ids = {
    party: partyId,
    queueItem: queue[0].id as string,
    poll: poll.id as string,
    message: message.id,
    screen: screenId,
    remote: remotes[0]?.id ?? "",
  };
  return { code: party.code, ids };
}

/** Waits until the parent's disconnect is stored; after that nothing changes. */
async function expectRest(
  { app: { db } }: TestServer,
  { party, screen }: Record<"party" | "screen", string>,
) {
  const find = (table: "party" | "companion_screen", id: string) =>
    db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  await vi.waitFor(
    async () => {
      expect(await find("party", party)).not.toMatchObject({ emptied_at: null });
      expect(await find("companion_screen", screen)).not.toMatchObject({ away_at: null });
    },
    { timeout: 20_000 },
  );
}

/** Creates a befriended household and one with a pending request. */
async function befriend(server: TestServer, { browser }: Home) {
  const [friend, asker] = [await openHome(server, null), await openHome(server, null)];
  const ask = async ({ browser: from }: Home): Promise<string> => {
    const { code } = await post(browser, "/api/friends/code", {});
    return (await post(from, "/api/friends/requests", { code })).id;
  };
  await post(browser, `/api/friends/requests/${await ask(friend)}/accept`, {});
  return { friendId: friend.householdId, requestId: await ask(asker) };
}

/** A finished run of a game that counts presses. */
async function playGame({ app }: TestServer, browser: TestBrowser): Promise<string> {
  app.games = countingGames;
  const { runId } = await post(browser, "/api/games/kyles-dash/runs", {});
  await post(browser, `/api/games/runs/${runId}/finish`, { log: recordPresses(3) });
  return runId;
}

async function addPasskey(browser: TestBrowser): Promise<string> {
  const key = new SoftAuthenticator({ origin: "http://localhost", rpId: "localhost" });
  const passkey = key.make(await post(browser, "/api/account/passkeys/options"));
  return (await post(browser, "/api/account/passkeys", { name: "Key", passkey })).id;
}

async function findNotification(browser: TestBrowser, about: string): Promise<string> {
  return (await list(browser, "/api/notifications")).find(({ id }) => id.includes(about))?.id ?? "";
}

async function post(browser: TestBrowser, url: string, payload?: object) {
  return read(await browser({ method: "POST", url, ...(payload && { payload }) }), url);
}

async function list(
  browser: TestBrowser,
  url: string,
): Promise<{ id: string; profile?: { id: string } | null }[]> {
  return read(await browser(url), url);
}

function read(answer: LightMyRequestResponse, url: string) {
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return answer.json();
}
