import { defaultControls } from "@goldmane/contracts/controls/rules";
import { enterParty } from "@goldmane/contracts/parties/live";
import type { Party } from "@goldmane/contracts/parties/schema";
import { expect, test } from "vitest";
import { openLive } from "#platform/testing/live/open-live.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";
import { gFilm } from "#features/assistant/testing/test-chat.ts";
import { type FamilyChat, openFamilyChat } from "#features/assistant/testing/test-family-chat.ts";

let family: FamilyChat;
openFamilyChat((opened) => {
  family = opened;
});

test("a party is started in its form, with the film that was named", async () => {
  const { actions } = await family.ask(`start a watch party with ${gFilm.title}`);
  expect(actions).toMatchObject([{ type: "navigate", path: `/party-zone?start=${gFilm.id}` }]);
  expect((await family.ask("start a party")).actions).toMatchObject([
    { path: "/party-zone?start=" },
  ]);
});

test("a party is scheduled in its form by grown-ups", async () => {
  const planned = await family.ask("schedule a party for friday");
  expect(planned.actions).toMatchObject([{ path: "/party-zone?schedule=" }]);
  const teen = await family.ask("schedule a party for friday", { as: "Tom" });
  expect([teen.actions, teen.response]).toEqual([
    [],
    "A grown-up schedules parties. Ask one to plan it with you.",
  ]);
});

test("a child who may not host is told who may", async () => {
  const { actions, response } = await family.ask("start a party", { as: "Mia" });
  expect([actions, response]).toEqual([
    [],
    "A grown-up starts the party, and you can join it with the code.",
  ]);
});

test("a party is joined by its code, or where the code is entered", async () => {
  const byCode = await family.ask("join the party with code K7M3XQ", { as: "Mia" });
  expect(byCode.actions).toMatchObject([{ path: "/party-zone/K7M3XQ" }]);
  const without = await family.ask("let me join the party", { as: "Mia" });
  expect(without.actions).toMatchObject([{ path: "/party-zone?join=" }]);
});

test("people are invited from the party on the screen only", async () => {
  const there = await family.ask("invite grandpa to the party", { here: { isInParty: true } });
  expect(there.actions).toEqual([{ type: "inviteToParty" }]);
  expect((await family.ask("invite grandpa to the party")).actions).toEqual([]);
});

test("leaving a party waits for its button", async () => {
  const { actions } = await family.ask("leave the party", { here: { isInParty: true } });
  expect(actions).toEqual([{ type: "offer", what: "leaveParty", label: "Leave party" }]);
  expect((await family.ask("leave the party")).response).toContain("not in a party");
});

test("who is in the party is told to those who are in it", async () => {
  const { home, server } = family;
  expect((await family.ask("who is in the party")).response).toContain("not in a party");
  const party: Party = (
    await home.browser({ method: "POST", url: "/api/parties", payload: {} })
  ).json();
  using _parent = await enter(home.browser);
  expect((await family.ask("is Mia in the party")).response).toBe(
    "Not yet, only you so far. Shall we invite someone?",
  );
  const { browse } = family.member("Mia");
  await browse({ method: "POST", url: "/api/parties/join", payload: { code: party.code } });
  using _child = await enter(browse);
  const tell = async (message: string) => (await family.ask(message)).response;
  expect(await tell("is Mia in the party")).toBe("Yes, in the party with you: Mia.");
  expect(await tell("is Tom in the party")).toBe("Not yet. In the party with you: Mia.");
  expect(await tell("who is in the party")).toBe("In the party with you: Mia.");
  expect((await family.ask("who is in the party", { as: "Tom" })).response).toContain(
    "not in a party",
  );

  async function enter(browser: TestBrowser) {
    const live = await openLive(server, browser);
    await live.send(enterParty, { partyId: party.id });
    return live;
  }
});

test("nothing opens where a parent turned parties off", async () => {
  await family.decide("Mia", { ...defaultControls("child"), party: "none" });
  const { actions, response } = await family.ask("let me join the party", { as: "Mia" });
  expect([actions, response]).toEqual([
    [],
    "Parties are turned off for you. A parent can change that.",
  ]);
});
