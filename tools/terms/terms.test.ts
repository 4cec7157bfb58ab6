import { expect, test } from "vitest";
import { findOldTerms } from "#lint-terms.ts";
import { findInCode, findInDocument, findInPath } from "./find-old-terms.ts";

test("names, comments and documents use the terms of the glossary", { timeout: 120_000 }, () => {
  expect(findOldTerms()).toEqual([]);
});

test.each([
  ["export const eveningRow = 1;", "scheduledParty"],
  ["openTestHouse();", "server or instance"],
  ["class Tally {}", "counter"],
  ["const shelves = [];", "row, list or library"],
  ["class Catalogue {}", "catalog"],
  ["const isNewcomer = true;", "anonymous or waiting"],
  ["// The whole catalogue of our house.", "catalog"],
  ["// The whole catalogue of our house.", "the server, household or Goldmane"],
  ["// Whoever asks is told.", "the noun that is meant"],
  ["/** Of a film it is told. */", "a sentence with a subject"],
  ["/**\n * The screen is to stay.\n */", "must or will"],
])("finds an old term in %s", (code, use) => {
  expect(findInCode("apps/server/src/x.ts", code).map((finding) => finding.use)).toContain(use);
});

test("finds an old term in a path and in a document, but not in its code", () => {
  expect(findInPath("apps/server/src/features/account/letters/send.ts")).toHaveLength(1);
  expect(findInDocument("docs/x.md", "Somebody runs `somebody`.")).toHaveLength(1);
  expect(findInDocument("docs/x.md", "Someone runs `somebody`.")).toEqual([]);
});

test.each([
  ["<Button look='gold' />;", "variant or state"],
  ["<Section words={text} />;", "description, label, text or query"],
  ["export function sayReason() {}", "describe… or format…"],
])("finds the private name of a prop or function in %s", (code, use) => {
  expect(findInCode("apps/web/src/ui/x.tsx", code).map((finding) => finding.use)).toContain(use);
});

test.each([
  ["say`Somebody is here`", "someone, anyone or everyone"],
  ["words.say`${who} may go on`", "continue"],
  ["sayPlural(count, { one: '# letter', other: '# letters' })", "e-mail"],
  ["new AppError('NOT_FOUND', isOpen ? 'Fine.' : 'The doors are shut.')", "page, sign-in or start"],
  ["say`You may watch ${title}`", "can"],
])("finds an old phrase in the text %s", (code, use) => {
  const path = "apps/server/src/x";
  expect(findInCode(`${path}.ts`, code).map((finding) => finding.use)).toContain(use);
  expect(findInCode(`${path}.test.ts`, code)).toEqual([]);
});

test("finds an old phrase in a log message", () => {
  const code = 'app.log.warn({ event: "x" }, "Somebody left.");';
  expect(findInCode("apps/server/src/x.ts", code)).toMatchObject([{ found: "Somebody" }]);
});

test("leaves words alone where they have their ordinary meaning", () => {
  expect(findInCode("packages/stage/src/x.ts", "const evening = 1;")).toEqual([]);
  expect(findInCode("apps/server/src/features/billing/seats.ts", "const seat = 1;")).toEqual([]);
  expect(findInCode("apps/web/src/ui/x.ts", "sayPlural(household, lighthouse);")).toEqual([]);
  expect(findInCode("packages/stage/src/x.ts", "// The door of the house.")).toEqual([]);
  expect(findInCode("apps/web/src/ui/x.ts", "say`Cozy films for the evening`")).toEqual([]);
  expect(findInCode("apps/web/src/ui/x.ts", "say`Use letters, numbers or dashes.`")).toEqual([]);
});
