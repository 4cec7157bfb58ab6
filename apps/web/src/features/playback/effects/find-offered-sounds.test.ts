import { expect, test } from "vitest";
import { findOfferedSounds } from "./find-offered-sounds.ts";

const original = { id: "main", language: "zxx" };
const spoken = { id: "words", language: "en" };
const unasked = { captions: "auto", spokenLanguage: null, wasOffered: false };

test("a newcomer chooses between original sounds and spoken dialogue", () => {
  expect(findOfferedSounds([original, spoken], unasked)).toEqual({ original, spoken });
});

test.each([
  ["who ignored the offer", { ...unasked, wasOffered: true }],
  ["who chose an audio language before", { ...unasked, spokenLanguage: "en" }],
])("a viewer %s isn't asked", (_, choices) => {
  expect(findOfferedSounds([original, spoken], choices)).toBeNull();
});

test("a film with one kind of sound offers nothing", () => {
  expect(findOfferedSounds([original], unasked)).toBeNull();
  expect(findOfferedSounds([spoken, { ...spoken, language: "ja" }], unasked)).toBeNull();
  expect(findOfferedSounds([], unasked)).toBeNull();
});
