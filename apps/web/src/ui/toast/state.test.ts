import { expect, test } from "vitest";
import { nextToasts, type Toast } from "./state.ts";

const first: Toast = { id: 1, title: "First", isOpen: true };

test("a new note takes the place of the one before: one is seen at a time", () => {
  const second = { title: "Second", description: "Two." };
  expect(nextToasts([first], { type: "added", id: 2, message: second })).toEqual([
    { id: 2, title: "Second", description: "Two.", isOpen: true },
  ]);
});

test("a dismissed note closes, and stays until it is removed", () => {
  const closed = nextToasts([first], { type: "dismissed", id: 1 });
  expect(closed).toEqual([{ ...first, isOpen: false }]);
  expect(nextToasts(closed, { type: "removed", id: 1 })).toEqual([]);
});

test("removing one that has given way already changes nothing", () => {
  expect(nextToasts([first], { type: "removed", id: 7 })).toEqual([first]);
});
