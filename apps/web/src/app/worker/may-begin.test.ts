import { expect, test } from "vitest";
import { mayBegin } from "./may-begin.ts";

const first = { isHere: false, isNeeded: false, isBesideFilm: false, savesData: false };

test("the worker starts on a first visit, but neither beside a film nor in data-saving mode", () => {
  expect(mayBegin(first)).toBe(true);
  expect(mayBegin({ ...first, isBesideFilm: true })).toBe(false);
  expect(mayBegin({ ...first, savesData: true })).toBe(false);
});

test("the worker starts wherever a download needs it, and an active one works everywhere", () => {
  const hard = { ...first, isBesideFilm: true, savesData: true };
  expect(mayBegin({ ...hard, isNeeded: true })).toBe(true);
  expect(mayBegin({ ...hard, isHere: true })).toBe(true);
});
