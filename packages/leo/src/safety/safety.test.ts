import fc from "fast-check";
import { expect, test } from "vitest";
import { safetyCategories } from "#understanding.ts";
import { createSafetyAlert, findSafetyAlert } from "./find-safety-alert.ts";
import { redact } from "./redact.ts";

const heard = { direction: "in" } as const;

test("answers the most serious of several safety alerts", () => {
  expect(findSafetyAlert("fuck, i want to kill myself", heard)?.category).toBe("crisis");
});

test("finds a safety alert regardless of case and punctuation", () => {
  expect(findSafetyAlert("I WANT TO DIE!!!", heard)?.category).toBe("crisis");
  expect(findSafetyAlert("i  wan’t to… k i want to die", heard)?.category).toBe("crisis");
});

test("our own titles raise no alert and hide nothing next to them", () => {
  const names = ["How to Kill Time Kindly", "Clank"];
  const options = { ...heard, names };
  expect(findSafetyAlert("play how to kill time kindly", options)).toBeNull();
  expect(findSafetyAlert("play how to kill time kindly, i want to die", options)?.category).toBe(
    "crisis",
  );
});

test("every safety category has an answer, and none claims to be a person", () => {
  for (const category of safetyCategories) {
    const { text } = createSafetyAlert(category);
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
])("redacts %s to %s", (said, kept) => expect(redact(said)).toBe(kept));

test("no message breaks the search for safety alerts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const found = [findSafetyAlert(text, heard), findSafetyAlert(text, { direction: "out" })];
      expect(found.every((one) => one === null || safetyCategories.includes(one.category))).toBe(
        true,
      );
      expect(redact(redact(text))).toBe(redact(text));
    }),
  );
});

test("finds a safety alert at the end of a long text", () => {
  const tale = "Once there was a lion who lit the lamps. ".repeat(60);
  expect(findSafetyAlert(`${tale} Keep this our secret.`, { direction: "out" })?.category).toBe(
    "grooming",
  );
});
