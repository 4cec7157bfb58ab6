import { pino } from "pino";
import { expect, test } from "vitest";
import { readOriginalTitles } from "./original-titles.ts";
import { pictureUrl } from "./present.ts";

const log = pino({ level: "silent" });

function addresses(engineVersion: string): string[] {
  return readOriginalTitles(engineVersion, log).flatMap((title) => [
    pictureUrl(title, "poster"),
    pictureUrl(title, "backdrop"),
  ]);
}

test("pictures get other addresses when the engine that draws them changes, and keep them else", () => {
  const before = addresses("one");
  expect(before.length).toBeGreaterThan(0);
  expect(addresses("one")).toEqual(before);
  const after = new Set(addresses("two"));
  expect(before.filter((address) => after.has(address))).toEqual([]);
});
