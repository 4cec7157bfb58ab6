import { expect, test } from "vitest";
import { facts } from "#fun/facts.ts";
import { jokes } from "#fun/jokes.ts";
import { riddles } from "#fun/riddles.ts";
import { stories } from "#fun/stories.ts";
import { heldOutCommands } from "#golden/held-out/commands.ts";
import { heldOutSearches } from "#golden/held-out/searches.ts";
import { lateCommands, lateSearches } from "#golden/held-out/late.ts";
import { tunedCommands } from "#golden/tuned/commands.ts";
import { tunedSearches } from "#golden/tuned/searches.ts";
import { findSafetyAlert } from "#safety/find-safety-alert.ts";
import { faqAnswers } from "#sentences/en/faq.ts";
import { smallTalk } from "#sentences/en/small-talk.ts";
import { goldenKnown } from "./golden-known.ts";
import { names } from "./measure.ts";

const ofFilms = goldenKnown.titles.flatMap(({ synopsis, tagline }) => [synopsis, tagline]);

test("no text of Leo's triggers his own safety filter", () => {
  const said = [
    ...ofFilms,
    ...jokes,
    ...stories,
    ...facts.map(({ text }) => text),
    ...riddles.map(({ ask }) => ask),
    ...Object.values(faqAnswers).map(({ text }) => text(goldenKnown.server)),
    ...Object.values(smallTalk).flatMap(({ answers }) => [...answers]),
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
