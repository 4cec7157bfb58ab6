import { expect, test } from "vitest";
import { facts } from "#fun/facts.ts";
import { funPacks } from "#fun/packs.ts";
import { countries } from "#knowledge/facts.ts";
import { heldOutCommands } from "#golden/held-out/commands.ts";
import { heldOutSearches } from "#golden/held-out/searches.ts";
import { lateCommands, lateSearches } from "#golden/held-out/late.ts";
import { tunedCommands } from "#golden/tuned/commands.ts";
import { tunedSearches } from "#golden/tuned/searches.ts";
import { findSafetyAlert } from "#safety/find-safety-alert.ts";
import { talk } from "#talk/talk.ts";
import { goldenKnown } from "./golden-known.ts";
import { names } from "./measure.ts";

const ofFilms = goldenKnown.titles.flatMap(({ synopsis, tagline }) => [synopsis, tagline]);

test("no text of Leo's triggers his own safety filter", () => {
  const said = [
    ...ofFilms,
    ...Object.values(funPacks).flatMap(({ jokes, riddles, stories, twisters }) => [
      ...jokes,
      ...twisters,
      ...riddles.flatMap(({ ask, answer }) => [ask, answer]),
      ...stories.flatMap(({ turns }) => turns),
    ]),
    ...countries.flatMap(({ en, es }) => [en.fact, es.fact]),
    ...facts.map(({ text }) => text),
    ...Object.values(talk).flatMap((topics) =>
      Object.values(topics).flatMap(({ child, grownUp }) => [...child, ...grownUp]),
    ),
  ];
  expect(said.filter((text) => findSafetyAlert(text, { direction: "out", names }))).toEqual([]);
});

test("a request for a film raises no safety alert", () => {
  const asked = [
    ...ofFilms,
    ...[...tunedCommands, ...tunedSearches, ...heldOutCommands, ...heldOutSearches].map(
      ({ say }) => say,
    ),
    ...[...lateCommands, ...lateSearches].map(({ say }) => say),
    ...goldenKnown.titles.map(({ title }) => `can we watch ${title}?`),
  ];
  expect(asked.filter((text) => findSafetyAlert(text, { direction: "in", names }))).toEqual([]);
});

test("facts are about films in the library", () => {
  const ids = new Set(goldenKnown.titles.map(({ id }) => id));
  expect(facts.filter(({ titleId }) => !ids.has(titleId))).toEqual([]);
});
