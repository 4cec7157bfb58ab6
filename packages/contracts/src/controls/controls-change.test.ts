import { expect, test } from "vitest";
import { applyChange, toClock, toAfternoon } from "./controls-change.ts";
import { defaultControls } from "./rules.ts";
import type { Controls } from "./schema.ts";

const before: Controls = {
  ...defaultControls("child"),
  highestRating: "PG",
  blockedWords: ["ghost"],
  allowedTitles: ["gentle-storm"],
  time: {
    ...defaultControls("child").time,
    schoolDayMinutes: 20,
    weekendMinutes: 60,
    schoolNight: { from: "19:00", until: "06:00" },
  },
};

test("a limit changes only the days that it is for", () => {
  const limit = (days: "school" | "weekend" | "all") => {
    const { schoolDayMinutes, weekendMinutes } = applyChange(before, {
      kind: "limit",
      minutes: 45,
      days,
    }).time;
    return [schoolDayMinutes, weekendMinutes];
  };
  expect([limit("school"), limit("weekend"), limit("all")]).toEqual([
    [45, 60],
    [20, 45],
    [45, 45],
  ]);
});

test("a bedtime keeps the morning that was set, and has a usual one otherwise", () => {
  const { time } = applyChange(before, { kind: "bedtime", minutes: 1230, days: "all" });
  expect(time.schoolNight).toEqual({ from: "20:30", until: "06:00" });
  expect(time.weekendNight).toEqual({ from: "20:30", until: "07:30" });
  const { time: none } = applyChange(before, { kind: "bedtime", minutes: null, days: "school" });
  expect([none.schoolNight, none.weekendNight]).toEqual([null, null]);
});

test("a blocked film is no longer allowed, and nothing is blocked twice", () => {
  const blocked = applyChange(before, { kind: "blockTitle", titleId: "gentle-storm" });
  expect(blocked).toMatchObject({ blockedTitles: ["gentle-storm"], allowedTitles: [] });
  expect(applyChange(before, { kind: "blockWord", word: "ghost" }).blockedWords).toEqual(["ghost"]);
});

test("Leo is turned off, or only his microphone", () => {
  expect(applyChange(before, { kind: "leo", allow: "off" }).leo).toBe("off");
  const silent = applyChange(
    { ...before, leoHears: "open" },
    { kind: "leo", allow: "noMicrophone" },
  );
  expect([silent.leo, silent.leoHears]).toEqual(["embedded", "closed"]);
});

test("a rating changes nothing else", () => {
  expect(applyChange(before, { kind: "rating", rating: "G" })).toEqual({
    ...before,
    highestRating: "G",
  });
});

test("bedtimes at eight are in the evening", () => {
  expect([8 * 60, 7 * 60 + 30, 20 * 60, 3 * 60].map((at) => toClock(toAfternoon(at)))).toEqual([
    "20:00",
    "19:30",
    "20:00",
    "15:00",
  ]);
});
