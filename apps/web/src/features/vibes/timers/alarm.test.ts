import { expect, test } from "vitest";
import { nextTime } from "./alarm.ts";

test("an alarm rings today if its time is still to come, else tomorrow", () => {
  const now = new Date(2026, 10, 26, 7, 0, 30);
  expect(nextTime("07:01", now)).toBe(new Date(2026, 10, 26, 7, 1).getTime());
  expect(nextTime("07:00", now)).toBe(new Date(2026, 10, 27, 7, 0).getTime());
  expect(nextTime("23:59", now)).toBe(new Date(2026, 10, 26, 23, 59).getTime());
});

test("any other text is no time", () => {
  const texts = ["", "7:00", "24:00", "07:60", "noon"];
  expect(texts.map((text) => nextTime(text, new Date()))).toEqual([null, null, null, null, null]);
});
