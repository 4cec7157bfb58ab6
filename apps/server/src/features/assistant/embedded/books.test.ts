import { expect, test } from "vitest";
import { type FamilyChat, openFamilyChat } from "#features/assistant/testing/test-family-chat.ts";

let family: FamilyChat;
openFamilyChat((opened) => {
  family = opened;
});

test.each([
  ["why is the sky blue", /blue|light/i],
  ["what is 7 times 8", /56/],
  ["what is the capital of france", /Paris/],
])("“%s” is answered, and nothing is done", async (message, says) => {
  const { response, actions, intent } = await family.ask(message, { as: "Mia" });
  expect(response).toMatch(says);
  expect([actions, intent?.startsWith("knowledge.")]).toEqual([[], true]);
});

test("a question about Goldmane is answered with a button that goes there", async () => {
  const { actions, intent } = await family.ask("how do I set a bedtime for Mia");
  expect(intent).toMatch(/^help\./);
  expect(actions).toMatchObject([
    { type: "showHelp", page: `/profile/controls/${family.member("Mia").id}`, label: "Show me" },
  ]);
});

test("a child gets no help with what only parents can do", async () => {
  const { actions } = await family.ask("how do I set a bedtime for Mia", { as: "Mia" });
  expect(JSON.stringify(actions)).not.toContain("/profile/");
});

test("in Spanish, knowledge and help are in Spanish", async () => {
  const { response, language } = await family.ask("¿cuál es la capital de Francia?");
  expect([/París/.test(response), language]).toEqual([true, "es"]);
});
