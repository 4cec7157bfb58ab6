import { defaultControls } from "@goldmane/contracts/controls/rules";
import { heldOutOutOfDomain } from "@goldmane/leo/golden/held-out/out-of-domain";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type Browse,
  gFilm,
  openChat,
  pgFilm,
  tell,
} from "#features/assistant/testing/test-chat.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";

/** A Wednesday, half past eight in the evening. */
const evening = Date.parse("2026-11-25T20:30:00Z");

let server: TestServer;
let home: Home;
let clock = evening;
beforeAll(async () => {
  server = await openChat();
  server.app.now = () => clock;
});
beforeEach(async () => {
  clock += 60_000;
  home = await openHome(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function openChild(wish: object = {}): Promise<Browse> {
  const member = await addProfile(home, { role: "child", ageGroup: "child" });
  const payload = { ...defaultControls("child"), highestRating: "G", ...wish };
  const url = `/api/family-profiles/${member.id}/controls`;
  expect((await home.browser({ method: "PUT", url, payload })).statusCode).toBe(200);
  return await signInAs(server, member);
}

test("Leo takes no action on messages outside his domain", async () => {
  const acted: string[] = [];
  for (const message of heldOutOutOfDomain) {
    clock += 10_000;
    const { status, body } = await tell(home.browser, message);
    expect([status, body.response.length > 5], message).toEqual([200, true]);
    if (body.actions.length > 0) acted.push(message);
  }
  expect(acted).toEqual([]);
});

test("what Leo cannot know he says he does not know, with something to say next and no film", async () => {
  const { body } = await tell(home.browser, "who won the match last night");
  expect(body).toMatchObject({ intent: "unknown", cards: [], actions: [] });
  expect(body.response).toMatch(
    /not sure about that one|learned that one|new to me|help with that/,
  );
  expect(body.suggestions).toHaveLength(3);
});

test("“the second one” is the second of those that were shown", async () => {
  const { body } = await tell(home.browser, "Something funny with dragons");
  const second = body.cards[1]?.title;
  expect(second).toBeDefined();
  const played = await tell(home.browser, "Play the second one");
  expect(played.body.actions).toMatchObject([{ type: "play", titleId: second?.id }]);
});

test("suggestions have a reason and fit the requested age", async () => {
  const { body } = await tell(home.browser, "something funny with dragons for a 5 year old");
  expect(body.cards.length).toBeGreaterThan(0);
  expect(body.cards.filter(({ title }) => title.rating !== "G")).toEqual([]);
  expect(body.cards[0]?.reason).not.toBe("");
});

test("a child who asks for something funny with dragons is shown several that are both", async () => {
  const right = new Set(
    originals
      .filter(
        ({ rating, moods, story }) =>
          rating === "G" &&
          moods.includes("funny") &&
          story.cast.some(({ rig }) => rig === "dragon"),
      )
      .map(({ id }) => id),
  );
  const { body } = await tell(await openChild(), "something funny with dragons");
  const shown = body.cards.map(({ title }) => title.id);
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(shown.filter((id) => !right.has(id))).toEqual([]);
});

test("what was done is taken back by the browser, which knows what it was", async () => {
  await tell(home.browser, `Play ${gFilm.title}`);
  expect((await tell(home.browser, "undo")).body.actions).toEqual([{ type: "undo" }]);
});

test("a child's request for a disallowed film plays nothing without a confirmation", async () => {
  const child = await openChild();
  const { body } = await tell(child, `Play ${pgFilm.title}`);
  expect(body.actions).toEqual([]);
  expect(JSON.stringify(body)).not.toContain(pgFilm.title);
  const { body: played } = await tell(child, body.confirm?.yes ?? "");
  expect(played.actions).toMatchObject([{ type: "play" }]);
  expect(played.cards.map(({ title }) => title.rating)).toEqual(["G"]);
});

test("a film is not begun when it is bed time: a parent can be asked for more", async () => {
  const night = { from: "19:00", until: "06:00" };
  const { time } = defaultControls("child");
  const child = await openChild({ time: { ...time, schoolNight: night } });
  const { body } = await tell(child, `Play ${gFilm.title}`);
  expect(body.actions).toEqual([
    { type: "offerAsk", ask: "time", titleId: gFilm.id, title: gFilm.title },
  ]);
});

test("whether a film suits an age is said with the reason of its rating", async () => {
  const { body } = await tell(home.browser, "Is this ok for a 5 year old?", {
    here: { titleId: gFilm.id },
  });
  expect(body.response).toContain(gFilm.title);
  expect(body.response).toContain("rated G");
});

const conversation = [
  "hello",
  "what should i watch",
  "something funny with dragons",
  `play ${gFilm.title}`,
  `what is ${gFilm.title} about`,
  `is ${gFilm.title} ok for a 5 year old`,
  `add ${gFilm.title} to my list`,
  "show my list",
  "continue watching",
  "take me to fantasy",
  "open browse",
  "open spotify",
  "order pizza",
  "take me to vibes",
  "set the mood to calm",
  "play some calm music",
  "stop the music",
  "what is on in theatres",
  "how much is it",
  "how much time is left",
  "what is my streak",
  "why can't i watch this",
  "sleep timer 20 minutes",
  "tell me a joke",
  "tell me a riddle",
  "tell me a story",
  "i want to die",
  "qwertzuiop",
  "undo",
  "never mind",
];

test("everything that Leo suggests to be said, he understands", async () => {
  const suggested = new Map<string, string>();
  for (const message of conversation) {
    clock += 10_000;
    const { body } = await tell(home.browser, message);
    for (const suggestion of body.suggestions) suggested.set(suggestion, message);
  }
  expect(suggested.size).toBeGreaterThan(30);
  const lost: string[] = [];
  for (const [suggestion, message] of suggested) {
    const lines = [];
    for (const said of [message, suggestion]) {
      clock += 10_000;
      lines.push((await tell(home.browser, said)).body.intent);
    }
    if (lines[1] === "unknown") lost.push(`${message} > ${suggestion}`);
  }
  expect(lost).toEqual([]);
});

test("“it” is the film that was spoken of, whatever was said in between", async () => {
  await tell(home.browser, `What is ${gFilm.title} about?`);
  await tell(home.browser, "undo");
  const { body } = await tell(home.browser, "Add it to my list");
  expect(body.actions).toMatchObject([{ type: "watchlist", titleId: gFilm.id }]);
});

test("“what is this?” refers to the film on the screen", async () => {
  const { body } = await tell(home.browser, "What is this?", { here: { titleId: gFilm.id } });
  expect(body.response).toContain(gFilm.title);
  expect(body.cards.map(({ title }) => title.id)).toEqual([gFilm.id]);
});

test("a riddle stays a riddle until it is given up, and a joke may come in between", async () => {
  expect((await tell(home.browser, "Tell me a riddle")).body.intent).toBe("riddle");
  expect((await tell(home.browser, "I give up")).body.intent).toBe("riddleAnswer");
  await tell(home.browser, "Tell me a riddle");
  expect((await tell(home.browser, "Tell me a joke")).body.intent).toBe("joke");
});
