import { expect, test } from "vitest";
import { findZones, nameZone } from "./time-zones.ts";

const zones = ["America/New_York", "America/North_Dakota/Center", "Europe/Berlin", "Europe/York"];

test.each([
  ["America/New_York", "New York (America)"],
  ["America/North_Dakota/Center", "Center (America, North Dakota)"],
  ["UTC", "UTC"],
])("%s is shown as %s", (zone, name) => {
  expect(nameZone(zone)).toBe(name);
});

test("zones are found by any part of their names, by city first", () => {
  expect(findZones("york", zones)).toEqual(["Europe/York", "America/New_York"]);
  expect(findZones(" NEW YORK ", zones)).toEqual(["America/New_York"]);
  expect(findZones("", zones)).toEqual([]);
  expect(findZones("atlantis", zones)).toEqual([]);
});

test("the list stays short", () => {
  const many = Array.from({ length: 50 }, (_, at) => `Europe/City_${at}`);
  expect(findZones("city", many)).toHaveLength(6);
});
