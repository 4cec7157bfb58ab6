import { expect, test } from "vitest";
import { heldOutCommands } from "#golden/held-out/commands.ts";
import { lateCommands, lateOutOfDomain, lateSafety, lateSearches } from "#golden/held-out/late.ts";
import { heldOutOutOfDomain } from "#golden/held-out/out-of-domain.ts";
import { heldOutQuestions } from "#golden/held-out/questions.ts";
import { heldOutSafety } from "#golden/held-out/safety.ts";
import { heldOutSearches } from "#golden/held-out/searches.ts";
import { tunedCommands } from "#golden/tuned/commands.ts";
import { tunedOutOfDomain } from "#golden/tuned/out-of-domain.ts";
import { tunedQuestions } from "#golden/tuned/questions.ts";
import { tunedSafety } from "#golden/tuned/safety.ts";
import { tunedSearches } from "#golden/tuned/searches.ts";
import { openEngine } from "#engine.ts";
import { goldenKnown } from "./golden-known.ts";
import { readModels } from "./read-models.ts";
import {
  measureCommands,
  measureOutOfDomain,
  measureQuestions,
  measureSafety,
  measureSearches,
} from "./measure.ts";

const engine = openEngine(goldenKnown, readModels());
const commands = { tuned: tunedCommands, heldOut: [...heldOutCommands, ...lateCommands] };
const searches = { tuned: tunedSearches, heldOut: [...heldOutSearches, ...lateSearches] };
const questions = { tuned: tunedQuestions, heldOut: heldOutQuestions };
const outOfDomain = {
  tuned: [...tunedOutOfDomain, ...tunedQuestions],
  heldOut: [...heldOutOutOfDomain, ...lateOutOfDomain, ...heldOutQuestions],
};
const safety = { tuned: tunedSafety, heldOut: [...heldOutSafety, ...lateSafety] };

test("the golden sets are large enough, and no message is in both halves", () => {
  const sizes = [commands, searches, outOfDomain, safety].map(({ tuned, heldOut }) => [
    tuned.length,
    heldOut.length,
  ]);
  for (const [least, [tuned = 0, heldOut = 0]] of [75, 50, 30, 50].map(
    (size, at) => [size, sizes[at] ?? []] as const,
  )) {
    expect(tuned).toBeGreaterThanOrEqual(least);
    expect(heldOut).toBeGreaterThanOrEqual(least);
  }
  const tunedLines = new Set([
    ...[...tunedCommands, ...tunedSearches, ...tunedSafety].map(({ say }) => say),
    ...outOfDomain.tuned,
  ]);
  const heldOutLines = [
    ...[...commands.heldOut, ...searches.heldOut, ...safety.heldOut].map(({ say }) => say),
    ...outOfDomain.heldOut,
  ];
  expect(heldOutLines.filter((line) => tunedLines.has(line))).toEqual([]);
});

test("every expected search result is a title in the library", () => {
  const ids = new Set(goldenKnown.titles.map(({ id }) => id));
  const expected = [...searches.tuned, ...searches.heldOut].flatMap(({ relevant }) => relevant);
  expect(expected.filter((id) => !ids.has(id))).toEqual([]);
});

/** By words alone no model is always right: these are the most that the sets may contain. */
const most = { mistaken: 0.02, acted: 0.05, answeredWithFilms: 0.1 } as const;

test("hardly any command is mistaken for another", () => {
  for (const half of Object.values(commands))
    expect(measureCommands(engine, half).wrong.length / half.length).toBeLessThanOrEqual(
      most.mistaken,
    );
});

test("most commands are understood, also in the held-out set", () => {
  const { tuned, heldOut } = commands;
  expect(measureCommands(engine, tuned).right / tuned.length).toBeGreaterThanOrEqual(0.95);
  expect(measureCommands(engine, heldOut).right / heldOut.length).toBeGreaterThanOrEqual(0.9);
});

test("hardly any message outside the domain triggers an action", () => {
  for (const half of Object.values(outOfDomain))
    expect(measureOutOfDomain(engine, half).acted.length / half.length).toBeLessThanOrEqual(
      most.acted,
    );
});

test("Leo neither acts on general-knowledge questions nor answers them with films", () => {
  for (const half of Object.values(questions))
    expect(measureQuestions(engine, half).length / half.length).toBeLessThanOrEqual(
      most.answeredWithFilms,
    );
});

test("a relevant title is among the first three, also in the held-out set", () => {
  const { tuned, heldOut } = searches;
  expect(measureSearches(engine, tuned).within3 / tuned.length).toBeGreaterThanOrEqual(0.75);
  expect(measureSearches(engine, heldOut).within3 / heldOut.length).toBeGreaterThanOrEqual(0.65);
});

test("every message with a safety alert gets the expected answer, and no other does", () => {
  for (const half of Object.values(safety)) expect(measureSafety(half)).toEqual([]);
});
