import { expect, test } from "vitest";
import { mayBegin } from "./may-begin.ts";

const first = { isHere: false, isNeeded: false, isBesideFilm: false, savesData: false };

test("the app is put away for later on a first visit, but neither beside a film nor on little data", () => {
  expect(mayBegin(first)).toBe(true);
  expect(mayBegin({ ...first, isBesideFilm: true })).toBe(false);
  expect(mayBegin({ ...first, savesData: true })).toBe(false);
});

test("whoever keeps a film has the worker that plays it, and one that is here works everywhere", () => {
  const hard = { ...first, isBesideFilm: true, savesData: true };
  expect(mayBegin({ ...hard, isNeeded: true })).toBe(true);
  expect(mayBegin({ ...hard, isHere: true })).toBe(true);
});
