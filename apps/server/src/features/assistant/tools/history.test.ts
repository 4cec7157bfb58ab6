import { originals } from "@goldmane/originals/catalog.gen";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import { describe, expect, test } from "vitest";
import { gFilm } from "#features/assistant/testing/test-chat.ts";
import { type FamilyChat, openFamilyChat } from "#features/assistant/testing/test-family-chat.ts";

let family: FamilyChat;
openFamilyChat((opened) => {
  family = opened;
});

const dayMs = 24 * 3_600_000;
const other = originals.find(({ rating, id }) => rating === "G" && id !== gFilm.id);
const otherFilm = { id: other?.id ?? "", title: other?.story.title ?? "" };

describe("history", () => {
  test("is told by the day on which a film was watched last", async () => {
    const { browse } = family.member("Mia");
    await family.watch(browse, gFilm.id, 30);
    family.clock += dayMs;
    await family.watch(browse, otherFilm.id, 30);
    const tell = async (message: string) => (await family.ask(message, { as: "Mia" })).response;
    expect(await tell("what did I watch yesterday")).toBe(`Yesterday you watched ${gFilm.title}.`);
    expect(await tell("what did I watch today")).toBe(`Today you watched ${otherFilm.title}.`);
    expect(await tell("what did we watch this week")).toBe(
      `This week you watched ${otherFilm.title} and ${gFilm.title}.`,
    );
    expect(await tell("how long did I watch yesterday")).toBe(
      "Yesterday you watched 30 seconds: 1 film.",
    );
  });

  test("of another profile is never told", async () => {
    const { response, cards } = await family.ask("what did I watch this week", { as: "Ada" });
    expect(response).toBe("You watched nothing here this week.");
    expect(cards).toEqual([]);
  });
});

describe("the time of a child", () => {
  test("is what is left today, and when it is over a parent can be asked", async () => {
    const { time } = defaultControls("child");
    await family.decide("Mia", { time: { ...time, schoolDayMinutes: 20, weekendMinutes: 20 } });
    const left = await family.ask("how much may I still watch today", { as: "Mia" });
    expect(left.response).toMatch(/^You have (?:19|20) minutes left today\.$/);
    await family.decide("Mia", {
      time: { ...time, schoolNight: { from: "15:00", until: "06:00" } },
    });
    const over = await family.ask("how much time is left", { as: "Mia" });
    expect(over.actions).toMatchObject([{ type: "offerAsk", ask: "time", titleId: null }]);
  });

  test("has a bedtime, and how long until then", async () => {
    const { time } = defaultControls("child");
    const night = { from: "20:30", until: "06:30" };
    await family.decide("Mia", { time: { ...time, schoolNight: night, weekendNight: night } });
    const { response } = await family.ask("how long until bedtime", { as: "Mia" });
    expect(response).toMatch(/^Your bedtime is 8:30 PM, in 3 hours and \d+ minutes\.$/);
  });

  test("a grown-up has none", async () => {
    expect((await family.ask("when is my bedtime", { as: "Ada" })).response).toContain(
      "no bedtime here",
    );
  });

  test("more of it can be asked for, by a press", async () => {
    const { time } = defaultControls("child");
    await family.decide("Mia", { time: { ...time, schoolDayMinutes: 20, weekendMinutes: 20 } });
    const { actions } = await family.ask("can you ask my mom for more time", { as: "Mia" });
    expect(actions).toMatchObject([{ type: "offerAsk", ask: "time" }]);
    const url = "/api/approval-requests/mine";
    expect((await family.member("Mia").browse(url)).json()).toEqual([]);
  });
});

test("a parent hears who waits for an answer, and no one else does", async () => {
  expect((await family.ask("any requests for me?")).response).toBe(
    "No one is waiting for an answer.",
  );
  const payload = { kind: "time" };
  await family.member("Mia").browse({ method: "POST", url: "/api/approval-requests", payload });
  expect((await family.ask("any requests for me?")).response).toContain("Mia asks for more time");
  const teen = await family.ask("any requests for me?", { as: "Tom" });
  expect(teen.response).not.toContain("Mia");
});

test("why films were suggested is what their cards said", async () => {
  const { cards } = await family.ask("something funny with dragons");
  const { response } = await family.ask("why did you pick these");
  expect(cards[0]?.reason).not.toBe("");
  expect(response).toContain(`${cards[0]?.title.title}: ${cards[0]?.reason}.`);
});

test.each([
  ["what's new", /^The newest films: /],
  ["what's popular", /^(?:The favorites here|Nobody has a favorite yet)/],
  ["what movies are coming soon", /^Coming to theaters: /],
])("“%s” is answered with films", async (message, says) => {
  const { response, cards, actions } = await family.ask(message, { as: "Mia" });
  expect(response).toMatch(says);
  expect(cards.length + actions.length).toBeGreaterThan(0);
  expect(cards.filter(({ title }) => title.rating !== "G")).toEqual([]);
});
