import type { HelpArticle } from "@goldmane/contracts/help/schema";
import { expect, test } from "vitest";
import { findArticles, readArea } from "./find-articles.ts";

const article = (id: string, parts: Partial<HelpArticle> = {}): HelpArticle => ({
  id,
  area: "watching",
  title: id,
  ask: [],
  say: "",
  body: "",
  page: null,
  ...parts,
});

const articles = [
  article("sleep", { title: "Set a sleep timer", body: "It fades the sound." }),
  article("sound", { title: "Fix missing sound", ask: ["I can’t hear anything"] }),
  article("captions", { area: "problems", title: "Subtítulos", ask: ["no oigo"] }),
];

const found = (query: string) =>
  findArticles(articles, query).flatMap((group) => group.articles.map(({ id }) => id));

test("without a query, all articles are listed by area", () => {
  expect(findArticles(articles, " ").map(({ area }) => area)).toEqual(["watching", "problems"]);
  expect(found("")).toEqual(["sleep", "sound", "captions"]);
});

test("an article that is named by the words goes before one that mentions them", () => {
  expect(found("sound")).toEqual(["sound", "sleep"]);
});

test("an area with an article that is named by the words goes before the others", () => {
  const others = [
    article("timer", { ask: ["bedtime timer"] }),
    article("bedtime", { area: "parents", title: "Set a bedtime" }),
  ];
  expect(findArticles(others, "bedtime").map(({ area }) => area)).toEqual(["parents", "watching"]);
  expect(findArticles(others, "").map(({ area }) => area)).toEqual(["watching", "parents"]);
});

test("finds the ways to ask, by the start of words, without accents", () => {
  expect(found("hear anyt")).toEqual(["sound"]);
  expect(found("subtitulos")).toEqual(["captions"]);
  expect(found("sleep hear")).toEqual([]);
});

test("reads known areas only", () => {
  expect(readArea("problems")).toBe("problems");
  expect(readArea("nowhere")).toBeNull();
});
