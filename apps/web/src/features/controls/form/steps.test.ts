import { expect, test } from "vitest";
import { readMinutes, stepClock, stepLimit } from "./steps.ts";

const day = { least: 15, most: 60, by: 15 };

test("a limit goes up to none, and from none back to the highest", () => {
  expect(stepLimit(45, 1, day)).toBe(60);
  expect(stepLimit(60, 1, day)).toBeNull();
  expect(stepLimit(null, 1, day)).toBeNull();
  expect(stepLimit(null, -1, day)).toBe(60);
  expect(stepLimit(15, -1, day)).toBe(15);
});

test("a limit between two steps goes to the next one", () => {
  expect([stepLimit(20, 1, day), stepLimit(20, -1, day)]).toEqual([30, 15]);
});

test("an hour stays within the night's bounds", () => {
  expect(stepClock("20:00", 1, [900, 1425])).toBe("20:15");
  expect(stepClock("20:00", -1, [900, 1425])).toBe("19:45");
  expect(stepClock("23:45", 1, [900, 1425])).toBe("23:45");
  expect(stepClock("00:00", -1, [0, 720])).toBe("00:00");
});

test.each([
  ["", null],
  [" 45 ", 45],
  ["720", 720],
  ["4", undefined],
  ["721", undefined],
  ["an hour", undefined],
])("the typed minutes %j are %j", (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});
