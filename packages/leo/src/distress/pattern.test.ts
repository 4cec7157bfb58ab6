import { describe, expect, test } from "vitest";
import { withoutRequests } from "./film-talk.ts";
import { matchesOf, pattern } from "./pattern.ts";
import { readWords } from "./read-words.ts";

function doesMatch(text: string, message: string, unless?: RegExp): boolean {
  const words = withoutRequests(readWords(message));
  return !matchesOf(pattern(text, unless), words).next().done;
}

describe("between two parts without a sign", () => {
  test.each([
    ["a filler word", "I am so very sad", true],
    ["one other word", "I was horribly sad", true],
    ["two other words", "I found everybody sad", false],
    ["a negation", "I am never sad", false],
    ["a word of a film", "I think this film is sad", false],
    ["the end of a clause", "I am here, sad", false],
  ])("there is %s: %s", (_, message, expected) => {
    expect(doesMatch("SELF SAD", message)).toBe(expected);
  });
});

describe("before a part with >", () => {
  test.each([
    ["seven words", "I one two three four five six seven sad", true],
    ["eight words", "I one two three four five six seven eight sad", false],
    ["a negation", "I am never sad", true],
    ["the end of a clause", "I am here, sad", true],
    ["a word of a film", "I think this film is sad", false],
    ["an idiom", "I can not sit down and be sad", false],
    ["a request for a film", "I said show me a film, sad", false],
  ])("there is %s: %s", (_, message, expected) => {
    expect(doesMatch("SELF >SAD", message)).toBe(expected);
  });
});

test("nothing is between a part with + and the one before", () => {
  expect(doesMatch("HATE +OBJ", "they hate me")).toBe(true);
  expect(doesMatch("HATE +OBJ", "they hate all of me")).toBe(false);
});

test("^ is the beginning of a clause", () => {
  expect(doesMatch("^ +SAD", "hello, sad today")).toBe(true);
  expect(doesMatch("^ +SAD", "how sad")).toBe(false);
});

test("! marks the cause", () => {
  const marked = pattern("SCARED of +!HOME");
  const [match] = matchesOf(marked, readWords("scared of dad"));
  expect(match?.[marked.causedBy]).toBe(2);
});

test("unless applies to the clause of a match, but not to a reason after it", () => {
  const inGame = /\bgame\b/;
  expect(doesMatch("HOME >HARM +OBJ", "my dad hits me in the game", inGame)).toBe(false);
  expect(doesMatch("HOME >HARM +OBJ", "my dad hits me if i lose the game", inGame)).toBe(true);
  expect(doesMatch("HOME >HARM +OBJ", "what a game, my dad hits me", inGame)).toBe(true);
});

test("an unknown tag is an error", () => {
  expect(() => pattern("SELF NONSENSE")).toThrow(TypeError);
});
