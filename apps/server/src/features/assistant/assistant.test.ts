import { historySentAtMost, messagesAMinute } from "@goldmane/contracts/assistant/limits";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteOldLines } from "./history/delete-old-lines.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";
import { type Browse, gFilm, openChat, pgFilm, teenFilm, tell } from "./testing/test-chat.ts";

let server: TestServer;
let home: Home;
let child: Browse;
let childId: string;
beforeAll(async () => {
  server = await openChat();
  home = await openHome(server);
  const member = await addProfile(home, { role: "child", ageGroup: "child" });
  childId = member.id;
  child = await signInAs(server, member);
});
afterAll(() => server[Symbol.asyncDispose]());

async function listOf(browse: Browse): Promise<string[]> {
  const { items } = (await browse("/api/watchlist")).json();
  return items
    .filter((item: { isRemoved: boolean }) => !item.isRemoved)
    .map((item: { id: string }) => item.id);
}

describe("a message to Leo", () => {
  test.each(["", "   ", "\n\t"])("rejects a blank message (%j) with a reason", async (message) => {
    const { status, body } = await tell(home.browser, message);
    expect([status, body.error]).toEqual([400, "INVALID_INPUT"]);
    expect(JSON.stringify(body)).toContain("say something");
  });

  test("answers an anonymous viewer with the embedded engine", async () => {
    const { status, body } = await tell(server.openBrowser(), `Play ${gFilm.title}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: "local", intent: "play" });
    expect(body.suggestions).toHaveLength(3);
  });

  test("plays a film by its name, with its card and an undo", async () => {
    const { body } = await tell(home.browser, `Play ${gFilm.title}`);
    expect(body.actions).toEqual([
      { type: "play", titleId: gFilm.id, title: gFilm.title, undo: { kind: "restore" } },
    ]);
    expect(body.cards.map(({ title }) => title.id)).toEqual([gFilm.id]);
    expect(body.response).toContain(gFilm.title);
  });

  test("accepts a history of more than ten lines and rejects a very long one", async () => {
    const line = { role: "user" as const, content: "hello" };
    const long = Array.from({ length: 40 }, () => line);
    expect((await tell(home.browser, "hello", { conversationHistory: long })).status).toBe(200);
    const endless = Array.from({ length: historySentAtMost + 1 }, () => line);
    expect((await tell(home.browser, "hello", { conversationHistory: endless })).status).toBe(400);
  });

  test("adds to and removes from the watchlist, with an undo", async () => {
    const added = await tell(home.browser, `Add ${gFilm.title} to my list`);
    expect(added.body.actions).toEqual([
      {
        type: "watchlist",
        titleId: gFilm.id,
        title: gFilm.title,
        change: "added",
        undo: { kind: "watchlist", titleId: gFilm.id, put: false },
      },
    ]);
    expect(await listOf(home.browser)).toEqual([gFilm.id]);
    const again = await tell(home.browser, `Add ${gFilm.title} to my list`);
    expect(again.body.actions).toEqual([]);
    await tell(home.browser, `Remove ${gFilm.title} from my list`);
    expect(await listOf(home.browser)).toEqual([]);
  });

  test("names a service and allows two seconds to stop it", async () => {
    const { body } = await tell(home.browser, "Open Spotify");
    expect(body.actions).toEqual([
      {
        type: "openService",
        kind: "music",
        id: "spotify",
        name: "Spotify",
        url: "https://open.spotify.com",
        delayMs: 2000,
        undo: { kind: "cancel" },
      },
    ]);
  });

  test.each([
    ["fr", "Raconte-moi une histoire drôle s'il te plaît", /anglais/],
    ["ja", "おもしろい話をして", /英語/],
  ])(
    "in another language (%s) gets an answer in it, and no action",
    async (language, message, says) => {
      const { body } = await tell(home.browser, message);
      expect(body).toMatchObject({ language, intent: "otherLanguage", actions: [], cards: [] });
      expect(body.response).toMatch(says);
    },
  );

  test.each([
    ["¿Qué puedo ver?", "es"],
    ["no sé qué ver", "es"],
    ["Algo divertido", "es"],
    ["what can I watch", "en"],
    ["Something funny", "en"],
  ])("“%s” shows films", async (message, language) => {
    const { body } = await tell(server.openBrowser(), message);
    expect(body.language).toBe(language);
    expect(body.cards.length).toBeGreaterThan(0);
  });

  test.each(["Sorpréndeme", "surprise me"])("“%s” plays something", async (message) => {
    const { body } = await tell(server.openBrowser(), message);
    expect(body.actions).toMatchObject([{ type: "play" }]);
  });

  test("Mirrorlox answers under her own name", async () => {
    const { body } = await tell(home.browser, "Who are you?", { assistant: "mirrorlox" });
    expect(body.response).toContain("Mirrorlox");
  });
});

describe("an answer to a child", () => {
  test("treats a film above the limit like one that doesn't exist", async () => {
    const answers = await Promise.all(
      [teenFilm.title, "Qwertzuiop Asdfgh", "The Dragon Nobody Drew"].map(
        async (name) => (await tell(child, `Play ${name}`)).body,
      ),
    );
    expect(answers.map(({ intent, actions }) => [intent, actions])).toEqual(
      answers.map(() => ["unknown", []]),
    );
    const hidden = await tell(child, `Play ${teenFilm.title}`);
    // The wording changes with the time, and with nothing else.
    const wordings = new Set([
      "I’m not sure what you mean. Maybe one of these?",
      "I don’t have quite that. These come close:",
      "Hmm, did you mean one of these?",
    ]);
    const responses = [...answers, hidden.body]
      .filter(({ cards }) => cards.length > 0)
      .map(({ response }) => response);
    expect(responses.length).toBeGreaterThan(1);
    expect(responses.filter((response) => !wordings.has(response))).toEqual([]);
    expect(hidden.body.cards.filter(({ title }) => title.rating !== "G")).toEqual([]);
    expect(JSON.stringify(hidden.body)).not.toContain(teenFilm.title);
    expect((await tell(child, `Add ${pgFilm.title} to my list`)).body.actions).toEqual([]);
    expect(await listOf(child)).toEqual([]);
  });

  test("requires a grown-up's PIN for an outside service and hides its URL", async () => {
    const { body } = await tell(child, "Open Spotify");
    expect(body.actions).toMatchObject([{ type: "openService", url: null }]);
    expect(JSON.stringify(body)).not.toContain("https://");
  });

  test("lists no card above the limit", async () => {
    for (const message of ["What should I watch?", "Something funny", "Something scary"]) {
      const { body } = await tell(child, message);
      expect(body.cards.filter(({ title }) => title.rating !== "G")).toEqual([]);
    }
  });

  test("names no service where outside links are closed", async () => {
    const closed = await addProfile(home, { role: "child", ageGroup: "child" });
    await decide(closed.id, { outsideLinks: "closed" });
    const { body } = await tell(await signInAs(server, closed), "Open Spotify");
    expect(body.actions).toEqual([]);
    expect(body.response).not.toContain("Spotify");
  });
});

async function decide(id: string, wish: object) {
  const payload = { ...defaultControls("child"), highestRating: "G", ...wish };
  const url = `/api/family-profiles/${id}/controls`;
  const answer = await home.browser({ method: "PUT", url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe("a viewer in need", () => {
  test("gets the helpline and no action, and a parent can see the message", async () => {
    server.app.config.leo.helpline = "116 111, day and night";
    const { body } = await tell(child, "I want to kill myself");
    expect(body).toMatchObject({
      engine: "local",
      feeling: "caring",
      actions: [],
      cards: [],
      care: { helpline: "116 111, day and night" },
    });
    const kept = await home.browser(`/api/family-profiles/${childId}/conversation`);
    expect(kept.json().exchanges[0]).toMatchObject({ safetyAlert: "crisis" });
  });
});

describe("the saved conversation", () => {
  test("of a child can be read and deleted by its parent only", async () => {
    await tell(child, "My phone number is 0301234567");
    const url = `/api/family-profiles/${childId}/conversation`;
    const { exchanges, retentionDays } = (await home.browser(url)).json();
    expect(retentionDays).toBe(30);
    expect(exchanges.length).toBeGreaterThan(0);
    expect(JSON.stringify(exchanges)).not.toContain("0301234567");
    const other = await openHome(server);
    expect((await other.browser(url)).statusCode).toBe(404);
    expect((await child(url)).statusCode).toBe(403);
    expect((await home.browser({ method: "DELETE", url })).statusCode).toBe(204);
    expect((await home.browser(url)).json().exchanges).toEqual([]);
  });

  test("of an adult can be read and deleted by themselves only", async () => {
    await tell(home.browser, "Something funny");
    const url = `/api/family-profiles/${home.parentId}/conversation`;
    expect((await home.browser(url)).statusCode).toBe(404);
    expect((await home.browser("/api/ai/conversation")).json().exchanges.length).toBeGreaterThan(0);
    await home.browser({ method: "DELETE", url: "/api/ai/conversation" });
    expect((await home.browser("/api/ai/conversation")).json().exchanges).toEqual([]);
  });

  test("of an adult is closed to a parent of the same household", async () => {
    const other = await openHome(server);
    const member = await addProfile(other, { role: "adult", ageGroup: "adult" });
    const adult = await signInAs(server, member);
    await tell(adult, "Something funny");
    expect((await adult("/api/ai/conversation")).json().exchanges).toHaveLength(1);
    const url = `/api/family-profiles/${member.id}/conversation`;
    expect((await other.browser(url)).statusCode).toBe(404);
    expect((await other.browser({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await adult("/api/ai/conversation")).json().exchanges).toHaveLength(1);
  });

  test("of a child can be deleted by the child, except for its safety alerts", async () => {
    const other = await openHome(server);
    const member = await addProfile(other, { role: "child", ageGroup: "child" });
    const kid = await signInAs(server, member);
    await tell(kid, "Something funny");
    await tell(kid, "I want to hurt myself");
    const url = `/api/family-profiles/${member.id}/conversation`;
    expect((await other.browser(url)).json().exchanges).toHaveLength(2);
    const own = { method: "DELETE", url: "/api/ai/conversation" } as const;
    expect((await kid(own)).statusCode).toBe(204);
    expect((await other.browser(url)).json().exchanges).toMatchObject([{ safetyAlert: "crisis" }]);
  });

  test("once deleted is nothing that the next message can refer to", async () => {
    const other = await openHome(server);
    const { body } = await tell(other.browser, "Something funny with dragons");
    expect(body.cards.length).toBeGreaterThan(1);
    await other.browser({ method: "DELETE", url: "/api/ai/conversation" });
    const played = await tell(other.browser, "Play the second one");
    expect(played.body.actions).toEqual([]);
  });

  test("is empty without retention, and is deleted immediately", async () => {
    await tell(child, "Something funny");
    const url = "/api/household/conversation-days";
    const set = (days: number) => home.browser({ method: "PUT", url, payload: { days } });
    expect((await set(3)).statusCode).toBe(400);
    expect((await set(0)).json()).toEqual({ days: 0 });
    await tell(child, "Something funny");
    await set(30);
    expect(
      (await home.browser(`/api/family-profiles/${childId}/conversation`)).json().exchanges,
    ).toEqual([]);
  });
});

test("deletes only lines older than the household's retention", async () => {
  const other = await openHome(server);
  const count = async () =>
    (await server.app.db.selectFrom("conversation_line").select("household_id").execute()).filter(
      ({ household_id }) => household_id === other.householdId,
    ).length;
  await tell(other.browser, "hello");
  const { now } = server.app;
  try {
    server.app.now = () => now() + 29 * 86_400_000;
    await tell(other.browser, "hello again");
    await deleteOldLines(server.app);
    expect(await count()).toBe(2);
    server.app.now = () => now() + 31 * 86_400_000;
    await deleteOldLines(server.app);
    expect(await count()).toBe(1);
  } finally {
    server.app.now = now;
  }
});

describe("access to Leo", () => {
  test("is denied where a parent turned him off", async () => {
    const quiet = await addProfile(home, { role: "child", ageGroup: "child" });
    const browse = await signInAs(server, quiet);
    await decide(quiet.id, { leo: "off" });
    const { status, body } = await tell(browse, "hello");
    expect([status, body.error]).toEqual([403, "NOT_ALLOWED"]);
    const can = (await browse("/api/ai/capabilities")).json();
    expect(can).toMatchObject({ leo: "off", llm: false, mayListen: false });
    const payload = { text: "Hello", voice: "leo" };
    const said = await browse({ method: "POST", url: "/api/ai/tts", payload });
    expect(said.statusCode).toBe(403);
  });

  test("a child's microphone stays closed until a parent opens it", async () => {
    expect((await child("/api/ai/capabilities")).json()).toMatchObject({ mayListen: false });
    await decide(childId, { leoHears: "open" });
    expect((await child("/api/ai/capabilities")).json()).toMatchObject({ mayListen: true });
    await decide(childId, {});
    const headers = { "content-type": "audio/wav" };
    const url = "/api/ai/stt";
    const heard = await child({ method: "POST", url, headers, payload: Buffer.alloc(100) });
    expect([heard.statusCode, heard.json().error]).toEqual([403, "NOT_ALLOWED"]);
  });

  test("is rate limited with a kind message", async () => {
    const busy = await openHome(server);
    const asked = Array.from({ length: messagesAMinute + 5 }, () => tell(busy.browser, "hello"));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(refused[0]?.body).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect((await tell(home.browser, "hello")).status).toBe(200);
  });
});
