import { expect, test } from "vitest";
import { chooseCaptions } from "./choose-captions.ts";

const english = { id: "en", language: "en" };
const spanish = { id: "es", language: "es" };
const wordless = { captions: [english, spanish], heard: "zxx", language: "en" };
const spoken = { ...wordless, heard: "en" };

test.each([
  ["captions are on where the sound has no words", "auto", wordless, "en"],
  ["captions are off where the sound has words", "auto", spoken, null],
  ["captions translate words of another language", "auto", { ...spoken, language: "es-MX" }, "es"],
  ["captions are off where the language is unknown", "auto", { ...spoken, heard: "und" }, null],
  ["words that no captions translate have none", "auto", { ...spoken, language: "fr" }, null],
  ["captions are in the language of the menus", "auto", { ...wordless, language: "es-MX" }, "es"],
  ["captions are English without the viewer's", "auto", { ...wordless, language: "fr" }, "en"],
  ["the only captions are better than none", "auto", { ...wordless, captions: [spanish] }, "es"],
  ["a film without captions has none", "auto", { ...wordless, captions: [] }, null],
  ["a silent film has none", "auto", { ...wordless, heard: undefined }, null],
  ["captions that were turned off stay off", "off", wordless, null],
  ["chosen captions are on with spoken dialogue too", "es", spoken, "es"],
  ["chosen captions win over the language of the menus", "es", wordless, "es"],
  ["a wordless film without the chosen language has others", "ja", wordless, "en"],
  ["a spoken film without the chosen language has none", "ja", spoken, null],
])("%s", (_, choice, situation, expected) => {
  expect(chooseCaptions(choice, situation)).toBe(expected);
});
