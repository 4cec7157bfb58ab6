import { expect, test } from "vitest";
import { nextToasts, type Toast } from "./state.ts";

const first: Toast = { id: 1, title: "First", isOpen: true };

test("a new toast replaces the previous one", () => {
  const second = { title: "Second", description: "Two." };
  expect(nextToasts([first], { type: "added", id: 2, message: second })).toEqual([
    { id: 2, title: "Second", description: "Two.", isOpen: true },
  ]);
});

test("a dismissed toast closes and stays until it is removed", () => {
  const closed = nextToasts([first], { type: "dismissed", id: 1 });
  expect(closed).toEqual([{ ...first, isOpen: false }]);
  expect(nextToasts(closed, { type: "removed", id: 1 })).toEqual([]);
});

test("removing an unknown toast changes nothing", () => {
  expect(nextToasts([first], { type: "removed", id: 7 })).toEqual([first]);
});
