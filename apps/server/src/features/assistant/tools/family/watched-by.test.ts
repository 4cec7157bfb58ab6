import { beforeAll, expect, test } from "vitest";
import { gFilm } from "#features/assistant/testing/test-chat.ts";
import { type FamilyChat, openFamilyChat } from "#features/assistant/testing/test-family-chat.ts";

let family: FamilyChat;
openFamilyChat((opened) => {
  family = opened;
});
beforeAll(() => family.watch(family.member("Mia").browse, gFilm.id, 30));

const refused = "I only tell that to parents. I can tell you what you watched.";

test.each([
  ["did Mia watch anything today", `Today Mia watched ${gFilm.title}.`],
  ["what did my daughter watch this week", `This week Mia watched ${gFilm.title}.`],
  ["what did Mia watch yesterday", "Mia didn’t watch anything yesterday."],
  ["how long did Mia watch today", "Today Mia watched for 30 seconds."],
  [
    "what did the kids watch today",
    `Today Mia watched ${gFilm.title}. Tom hasn’t watched anything today.`,
  ],
])("a parent who asks “%s” is told", async (message, answer) => {
  expect((await family.ask(message)).response).toBe(answer);
});

test("a parent who asks in Spanish is told in Spanish", async () => {
  expect((await family.ask("¿qué vio Mía hoy?")).response).toMatch(/^Hoy Mia vio .+\.$/);
});

test("a parent isn't told what a grown-up watched", async () => {
  const { response, cards } = await family.ask("what did Ada watch today");
  expect([response, cards]).toEqual([
    "What grown-ups watch is private. I can tell you about the children.",
    [],
  ]);
});

test("a name that no profile has is asked about", async () => {
  const { choices } = await family.ask("what did Zelda watch today");
  expect(choices).toEqual([
    { label: "Mia", message: "What did Mia watch this week?" },
    { label: "Tom", message: "What did Tom watch this week?" },
  ]);
});

test.each(["Tom", "Ada", "Mia"])("%s isn't told what others watched", async (as) => {
  const other = as === "Mia" ? "Tom" : "Mia";
  const { response, cards } = await family.ask(`what did ${other} watch today`, { as });
  expect([response, cards]).toEqual([refused, []]);
});

test("who asks by their own name is told what they watched", async () => {
  const { response } = await family.ask("what did Mia watch today", { as: "Mia" });
  expect(response).toBe(`Today you watched ${gFilm.title}.`);
});
