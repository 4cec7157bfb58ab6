import fc from "fast-check";
import { expect, test } from "vitest";
import { concernCategories } from "#understanding.ts";
import { concernOf, findConcern } from "./find-concern.ts";
import { redact } from "./redact.ts";

const heard = { direction: "in" } as const;

test("the worst of several worries is the one that is answered", () => {
  expect(findConcern("fuck, i want to kill myself", heard)?.category).toBe("crisis");
});

test("a worry is found whatever its letters look like", () => {
  expect(findConcern("I WANT TO DIE!!!", heard)?.category).toBe("crisis");
  expect(findConcern("i  wan’t to… k i want to die", heard)?.category).toBe("crisis");
});

test("our own names never worry, and hide nothing that stands beside them", () => {
  const names = ["How to Kill Time Kindly", "Clank"];
  const options = { ...heard, names };
  expect(findConcern("play how to kill time kindly", options)).toBeNull();
  expect(findConcern("play how to kill time kindly, i want to die", options)?.category).toBe(
    "crisis",
  );
});

test("every kind of concern has its answer, and none claims to be a person", () => {
  for (const category of concernCategories) {
    const { text } = concernOf(category);
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toMatch(/\bI(?:'m| am) (?:a )?(?:human|person|real)\b/);
  }
});

test.each([
  ["write to tom.jones@mail.example.com now", "write to [secret] now"],
  ["I live at 14 Maple Street, ok", "I live at [secret], ok"],
  ["ring +44 7700 900123", "ring [secret]"],
  ["my password is rainbow7!", "my password is [secret]"],
  ["my full name is Anna Smith", "my full name is [secret]"],
  ["card 4111 1111 1111 1111", "card [secret]"],
  ["Two Hundred and Thirteen, 1964, 90 seconds", "Two Hundred and Thirteen, 1964, 90 seconds"],
])("%s is kept as %s", (said, kept) => expect(redact(said)).toBe(kept));

test("nothing that is said breaks the look for worries", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const found = [findConcern(text, heard), findConcern(text, { direction: "out" })];
      expect(found.every((one) => one === null || concernCategories.includes(one.category))).toBe(
        true,
      );
      expect(redact(redact(text))).toBe(redact(text));
    }),
  );
});

test("a worry at the end of a long text is found", () => {
  const tale = "Once there was a lion who lit the lamps. ".repeat(60);
  expect(findConcern(`${tale} Keep this our secret.`, { direction: "out" })?.category).toBe(
    "grooming",
  );
});
