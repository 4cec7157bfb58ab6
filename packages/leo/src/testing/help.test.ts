import { describe, expect, test } from "vitest";
import { helpArticle, helpArticles } from "#help/articles.ts";
import { findHelp, type HelpMoment, openHelp } from "#help/find-help.ts";
import { helpIntents } from "#intents/talk-intents.ts";
import { finish } from "./finish.ts";
import { readVectors } from "./golden-known.ts";

const index = finish(openHelp(readVectors()));
const moment: HelpMoment = { language: "en", intent: null, who: "operator" };
const find = (message: string, parts: Partial<HelpMoment> = {}) =>
  findHelp(message, { ...moment, ...parts }, index)?.articleId ?? null;

test("most ways to ask find their article, in both languages", () => {
  for (const language of ["en", "es"] as const) {
    const asked = helpArticles
      .filter((_, at) => at % 4 === 0)
      .flatMap((article) => article[language].ask.map((ask) => ({ ask, id: article.id })));
    const right = asked.filter(({ ask, id }) => find(ask, { language }) === id);
    expect(right.length / asked.length).toBeGreaterThan(0.85);
  }
});

describe("an intent", () => {
  test.each(helpIntents)("%s always has an article", (intent) => {
    expect(helpArticle(find("hmm", { intent }) ?? "")).not.toBeNull();
  });

  test.each([
    ["how much is it", "price", "plans"],
    ["how do i stop paying", "cancel_plan", "cancel-plan"],
    ["limit my daughter to one hour", "controls_how", "screen-time"],
    ["no scary films for my son", "controls_how", "rating-limit"],
    ["use my phone as a remote", "remote_how", "phone-remote"],
    ["i forgot my pin", "password_help", "forgotten-pin"],
  ] as const)("%s (%s) is answered by %s", (message, intent, id) =>
    expect(find(message, { intent })).toBe(id),
  );
});

test("a child isn't told about settings that only parents have", () => {
  expect(find("how do i set a screen time limit", { who: "child" })).not.toBe("screen-time");
  expect(find("how do i set a screen time limit", { who: "parent" })).toBe("screen-time");
  expect(find("back up the server", { who: "parent", intent: null })).not.toBe("backups");
});

test("a message about something else finds no article", () => {
  for (const message of ["why is the sky blue", "i love dragons", "sing a song for grandma"])
    expect(find(message)).toBeNull();
});
