import { afterEach, expect, test } from "vitest";
import { setActiveLanguage } from "./active-language.ts";
import { nameInSentence } from "./name-in-sentence.ts";

afterEach(() => setActiveLanguage("en", null));

test("puts the article before a title in Spanish", () => {
  expect(nameInSentence("Mr Pembroke")).toBe("Mr Pembroke");
  setActiveLanguage("es", null);
  expect(
    ["Señor Pembroke", "Capitana Sardina", "Rey Ferrand", "Sir Oswin", "Umi"].map(nameInSentence),
  ).toEqual(["el señor Pembroke", "la capitana Sardina", "el rey Ferrand", "Sir Oswin", "Umi"]);
});
