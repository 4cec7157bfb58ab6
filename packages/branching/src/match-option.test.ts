import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOption } from "#match-option.ts";
import { option } from "#testing/option.ts";

const options = [
  option("Take the left door", "left door", "left"),
  option("Ask the lion his name", "ask", "lion"),
  option("Climb through the window"),
];
const spanish = [option("Abre la puerta roja", "puerta roja"), option("Sube al árbol", "árbol")];

test.each([
  ["the left door", 0],
  ["Left!", 0],
  ["let's ask the lion", 1],
  ["what's his name", 1],
  ["I want to climb", 2],
  ["the window please", 2],
  ["the second one", 1],
  ["number three", 2],
  ["first", 0],
  ["", null],
  ["banana", null],
  ["the door of the lion on the left", null],
  ["left or lion", null],
  ["the", null],
])("%s", (spoken, index) => {
  expect(matchOption(spoken, options)).toBe(index);
});

test.each([
  ["la puerta roja", 0],
  ["ARBOL", 1],
  ["quiero la segunda", 1],
  ["la casa", null],
])("in Spanish: %s", (spoken, index) => {
  expect(matchOption(spoken, spanish)).toBe(index);
});

test("a word that two options have tells neither", () => {
  const lamps = [option("Light the red lamp"), option("Light the blue lamp")];
  expect(matchOption("the lamp", lamps)).toBeNull();
  expect(matchOption("blue lamp", lamps)).toBe(1);
});

test("each option is chosen by its own text and words", () => {
  for (const [index, { text, says }] of options.entries())
    for (const phrase of [text, ...says]) expect(matchOption(phrase, options)).toBe(index);
});

test("any words give an option of the list, or none", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(3), (spoken, count) => {
      const index = matchOption(spoken, options.slice(0, count));
      expect(index === null || (index >= 0 && index < count)).toBe(true);
    }),
  );
});
