import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { expect, test } from "vitest";
import {
  type Chat,
  type ChatEvent,
  emptyChat,
  historyBefore,
  isBusy,
  isWaiting,
  nextChat,
  questionOf,
} from "./state.ts";

const reply = (response: string): ChatReply => ({
  response,
  engine: "local",
  feeling: "happy",
  actions: [],
  cards: [],
  suggestions: ["a", "b", "c"],
});
const after = (...events: ChatEvent[]): Chat => events.reduce(nextChat, emptyChat);

test("a blank message is ignored", () => {
  expect(after({ type: "asked", message: "  \n " })).toBe(emptyChat);
});

test("a question gets a place for its answer, which then takes it", () => {
  const asked = after({ type: "asked", message: " hello " });
  expect(asked.messages.map(({ role, state, content }) => [role, state, content])).toEqual([
    ["user", "sent", "hello"],
    ["assistant", "waiting", ""],
  ]);
  const answered = nextChat(asked, { type: "answered", id: 2, reply: reply("Hi!") });
  expect(answered.messages[1]).toMatchObject({ state: "sent", content: "Hi!" });
  expect(isWaiting(answered)).toBe(false);
});

test("one question at a time", () => {
  const asked = after({ type: "asked", message: "one" });
  expect(nextChat(asked, { type: "asked", message: "two" })).toBe(asked);
});

test("a failed call shows another text and can be retried", () => {
  const missed = after(
    { type: "asked", message: "play music" },
    { type: "failed", id: 2, text: "A quick moment." },
  );
  expect(missed.messages[1]).toMatchObject({ state: "failed", content: "A quick moment." });
  const again = nextChat(missed, { type: "retried", id: 2 });
  expect(isWaiting(again)).toBe(true);
  expect(questionOf(again, 2)?.content).toBe("play music");
});

test("above the rate limit nothing can be asked until the rest is over", () => {
  const resting = after(
    { type: "asked", message: "again" },
    { type: "rested", id: 2, until: 5000 },
  );
  expect(resting).toMatchObject({ restsUntil: 5000, messages: [{}, { state: "resting" }] });
  expect(nextChat(resting, { type: "asked", message: "and again" })).toBe(resting);
  const ready = nextChat(resting, { type: "recovered", text: "Ready." });
  expect(ready.messages[1]).toMatchObject({ state: "failed", content: "Ready." });
  expect(isBusy(ready)).toBe(false);
  expect(isWaiting(nextChat(ready, { type: "retried", id: 2 }))).toBe(true);
});

test("sends the last ten messages, without unanswered ones", () => {
  const said = Array.from({ length: 8 }, (_, i): ChatEvent[] => [
    { type: "asked", message: `question ${i}` },
    i === 6
      ? { type: "failed", id: i * 2 + 2, text: "canned" }
      : { type: "answered", id: i * 2 + 2, reply: reply(`answer ${i}`) },
  ]).flat();
  const chat = after(...said, { type: "asked", message: "now" });
  const history = historyBefore(chat, 17);
  expect(history).toHaveLength(10);
  expect(history.at(-1)).toEqual({ role: "assistant", content: "answer 7" });
  expect(history.map(({ content }) => content)).not.toContain("canned");
  expect(history.map(({ content }) => content)).not.toContain("now");
});

test("what was taken back is marked on its answer alone", () => {
  const chat = after(
    { type: "asked", message: "x" },
    { type: "answered", id: 2, reply: reply("y") },
    { type: "undone", id: 2 },
  );
  expect(chat.messages.map(({ isUndone }) => isUndone)).toEqual([false, true]);
});
