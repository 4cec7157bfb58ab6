import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gFilm, openChat, tell } from "#features/assistant/testing/test-chat.ts";
import { type Home, openHome } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";

let server: TestServer;
let home: Home;
let clock = Date.parse("2026-11-25T20:30:00Z");
beforeAll(async () => {
  server = await openChat();
  server.app.now = () => clock;
  home = await openHome(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(message: string): Promise<ChatReply> {
  clock += 10_000;
  const { status, body } = await tell(home.browser, message, { here: { titleId: gFilm.id } });
  expect(status, message).toBe(200);
  expect(body.suggestions).toHaveLength(3);
  return body;
}

test.each<[string, object]>([
  [`Play ${gFilm.title}`, { type: "play", titleId: gFilm.id }],
  ["pause", { type: "media", media: { command: "pause" } }],
  ["resume", { type: "media", media: { command: "resume" } }],
  ["go back thirty seconds", { type: "media", media: { command: "seekBy", seconds: -30 } }],
  ["skip to one minute", { type: "media", media: { command: "seekTo", seconds: 60 } }],
  ["turn on the captions", { type: "media", media: { command: "captionsOn" } }],
  ["skip the intro", { type: "media", media: { command: "skipIntro" } }],
  ["next film", { type: "media", media: { command: "next" } }],
  ["set a sleep timer for 20 minutes", { type: "sleepTimer", minutes: 20 }],
  [`Add ${gFilm.title} to my list`, { type: "watchlist", change: "added" }],
  [`Remove ${gFilm.title} from my list`, { type: "watchlist", change: "removed" }],
  ["take me to fantasy", { type: "navigate", path: "/fantasy" }],
  ["open the pricing page", { type: "navigate", path: "/pricing" }],
  ["set the mood to calm", { type: "setMood", mood: "calm" }],
  ["turn on zen flute", { type: "setMood", shaper: "zen-flute" }],
  ["what is on in theatres", { type: "navigate", path: "/previews" }],
  ["play a free track", { type: "music" }],
  ["open uber eats", { type: "openService", kind: "food", delayMs: 2000 }],
  ["take me to vibes", { type: "navigate", path: "/vibes" }],
  ["play rain sounds", { type: "setMood", mood: null, nature: { rain: 65 } }],
  ["music for homework", { type: "setMood", mood: "focused" }],
  ["undo", { type: "undo" }],
])("“%s” is done, and can be taken back", async (message, action) => {
  const { actions, response } = await ask(message);
  expect(actions).toMatchObject([action]);
  expect(response.length).toBeGreaterThan(3);
  const [done] = actions;
  // Pausing is taken back by the player, which knows how it was.
  if (done && !["undo", "media"].includes(done.type)) expect(done).toHaveProperty("undo");
});

test.each<[string, RegExp]>([
  ["how much is it", /\$14\.99/],
  ["which plans are there", /Gold Duo/],
  ["what can you do", /film|music|watch/i],
  ["why can't I watch this?", /you can watch/i],
  ["are you a human", /program|computer/i],
  ["tell me a joke", /\w{3}/],
  ["tell me a riddle", /\?/],
  ["tell me a story", /(?:\S+\s+){20}/],
  ["hello", /\w{2}/],
  ["is this ok for a 5 year old", /rated G/],
])("“%s” is answered, and nothing is done", async (message, says) => {
  const { actions, response, intent } = await ask(message);
  // "Show me" waits for a press.
  expect(actions.filter(({ type }) => type !== "showHelp")).toEqual([]);
  expect(intent).not.toBe("unknown");
  expect(response).toMatch(says);
});

test("funny, with dragons, for a five-year-old, under two minutes: films that are, and why", async () => {
  const { cards, response } = await ask("funny, with dragons, for a 5-year-old, under two minutes");
  expect(cards.length).toBeGreaterThan(0);
  for (const { title, reason } of cards) {
    expect([title.rating, title.durationSeconds <= 120, reason !== ""]).toEqual(["G", true, true]);
  }
  expect(response).toContain(cards[0]?.title.title);
});
