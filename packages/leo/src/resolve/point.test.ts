import { expect, test } from "vitest";
import { readDuration } from "./duration.ts";
import { refer } from "./refer.ts";

test.each([
  ["30 seconds", 30],
  ["a minute", 60],
  ["one minute 20", 80],
  ["2 minutes 30 seconds", 150],
  ["half a minute", 30],
  ["half an hour", 1800],
  ["a minute and a half", 90],
  ["2 and a half minutes", 150],
  ["1 hours", 3600],
])("%s is %i seconds", (said, seconds) =>
  expect(readDuration(said.split(" "))?.seconds).toBe(seconds),
);

test.each(["minute", "some seconds", "20", "for a minute"])("%s begins with no length", (said) =>
  expect(readDuration(said.split(" "))).toBeNull(),
);

const shown = ["a", "b", "c"];

test.each([
  ["the second one", "b"],
  ["the 3rd", "c"],
  ["number one", "a"],
  ["the last film", "c"],
  ["number 2", "b"],
])("%s points to what was shown", (said, id) =>
  expect(refer(said, { shown, onScreen: null })).toEqual({ id, certainty: 1 }),
);

test("“this” refers to the title on screen, or else to the only title shown", () => {
  expect(refer("this", { shown, onScreen: "z" })).toEqual({ id: "z", certainty: 1 });
  expect(refer("this one", { shown: ["a"], onScreen: null })).toEqual({ id: "a", certainty: 1 });
});

test("“that” is too uncertain if several titles were shown", () => {
  expect(refer("that", { shown, onScreen: null })?.certainty).toBeLessThan(0.8);
});

test("nothing is referred to if nothing was shown", () => {
  for (const said of ["that", "this", "the second one", "number 9", "the fifth"])
    expect(refer(said, { shown: [], onScreen: null })).toBeNull();
});
