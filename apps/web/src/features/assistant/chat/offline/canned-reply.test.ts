import { expect, test } from "vitest";
import { writeCannedReply, topicOf } from "./canned-reply.ts";

test.each([
  ["play some music please", "music"],
  ["I want to watch a movie", "film"],
  ["a good show", "film"],
  ["let us play a game", "game"],
  ["I am hungry, get me food", "food"],
  ["order something", "food"],
  ["is there delivery?", "food"],
  ["quiero una película", "film"],
  ["why is the sky blue", "other"],
  ["the gamekeeper showed up", "other"],
])("%s is about %s", (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});

test("each topic has its own reply, and each mentions a quick moment", () => {
  const replies = (["music", "film", "game", "food", "other"] as const).map(writeCannedReply);
  expect(new Set(replies).size).toBe(5);
  for (const text of replies) expect(text).toContain("a quick moment");
});
