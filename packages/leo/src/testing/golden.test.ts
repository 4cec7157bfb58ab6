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
import { goldenKnown, readVectors } from "./golden-known.ts";
import {
  measureCommands,
  measureOutOfDomain,
  measureQuestions,
  measureSafety,
  measureSearches,
} from "./measure.ts";

const engine = openEngine(goldenKnown, readVectors());
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

test("no command is mistaken for another", () => {
  for (const half of Object.values(commands))
    expect(measureCommands(engine, half).wrong).toEqual([]);
});

test("most commands are understood, also in the held-out set", () => {
  const { tuned, heldOut } = commands;
  expect(measureCommands(engine, tuned).right / tuned.length).toBeGreaterThanOrEqual(0.97);
  expect(measureCommands(engine, heldOut).right / heldOut.length).toBeGreaterThanOrEqual(0.9);
});

test("messages outside the domain trigger no action", () => {
  for (const half of Object.values(outOfDomain))
    expect(measureOutOfDomain(engine, half).acted).toEqual([]);
});

test("Leo neither answers nor suggests a film for most general-knowledge questions", () => {
  for (const half of Object.values(questions))
    expect(measureQuestions(engine, half).length / half.length).toBeLessThanOrEqual(0.05);
});

test("a relevant title is among the first three, also in the held-out set", () => {
  for (const half of Object.values(searches))
    expect(measureSearches(engine, half).within3 / half.length).toBeGreaterThanOrEqual(0.85);
});

test("every message with a safety alert gets the expected answer, and no other does", () => {
  for (const half of Object.values(safety)) expect(measureSafety(half)).toEqual([]);
});
