import { seededRandom } from "@goldmane/std/seeded-random";
import { expect, test } from "vitest";
import { expandTemplate } from "./expand-template.ts";

function all(template: string): string[] {
  const random = seededRandom(5);
  const found = Array.from({ length: 200 }, () => expandTemplate(template, random));
  return [...new Set(found)].toSorted();
}

test("alternatives and optional parts give every sentence", () => {
  expect(all("(turn|crank) it [way] up")).toEqual([
    "crank it up",
    "crank it way up",
    "turn it up",
    "turn it way up",
  ]);
});

test("brackets nest, and slots stay", () => {
  expect(all("play [the (film|movie)] {title}")).toEqual([
    "play the film {title}",
    "play the movie {title}",
    "play {title}",
  ]);
});

test("a bracket without a partner is an error", () => {
  const random = seededRandom(1);
  expect(() => expandTemplate("(a|b", random)).toThrow(RangeError);
  expect(() => expandTemplate("a|b]", random)).toThrow(RangeError);
});
