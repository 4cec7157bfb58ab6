import fc from "fast-check";
import { expect, test } from "vitest";
import { InvalidPath } from "#invalid-path.ts";
import { optionsOf } from "#moment.ts";
import { longestPath, momentsAlong, openScript, validPrefix } from "#script.ts";
import { compileInk } from "#testing/compile-ink.ts";
import { gate } from "#testing/gate.ts";

const compiled = compileInk(gate);
const script = openScript(compiled);

test("the first moment has its clips, its choice and the options with their tags", () => {
  expect(script.momentAt([])).toEqual({
    clips: ["gate", "lion-asks"],
    next: {
      kind: "choice",
      prompt: "Which way?",
      openAt: null,
      timerSeconds: 8,
      idle: "lion-waits",
      options: [
        {
          text: "Take the left door",
          isDefault: true,
          says: ["left door", "left"],
          picture: "left-door",
        },
        {
          text: "Ask the lion his name",
          isDefault: false,
          says: ["ask", "lion"],
          picture: "lion-close",
        },
      ],
    },
    variables: { caught: 0, has_key: false },
  });
});

test("a moment begins where the option leads, through knots without a choice", () => {
  const moment = script.momentAt([1]);
  expect(moment.clips).toEqual(["lion-close", "stalls"]);
  expect(moment.next).toMatchObject({ kind: "game", game: "catch-moths", idle: "moths" });
  expect(optionsOf(moment).map(({ text }) => text)).toEqual(["perfect", "won", "lost"]);
});

test("tapping has a thing and a number", () => {
  expect(script.momentAt([0, 1]).next).toMatchObject({ kind: "tap", what: "stars", count: 5 });
});

test("variables decide which options are offered and what they say", () => {
  const texts = (path: readonly number[]) =>
    optionsOf(script.momentAt(path)).map(({ text }) => text);
  expect(texts([0, 1, 0])).toEqual(["Turn the key", "Knock with both hands", "Go home"]);
  expect(texts([1, 2, 0])).toEqual(["Knock softly", "Go home"]);
});

test("a path ends at an ending", () => {
  const end = script.momentAt([0, 0, 0, 0]);
  expect(end.next).toEqual({ kind: "ending", ending: "all-lamps" });
  expect(end.variables).toEqual({ caught: 2, has_key: true });
  expect(() => script.momentAt([0, 0, 0, 0, 0])).toThrow(InvalidPath);
});

test("a step that isn't offered is named", () => {
  for (const [path, step] of [
    [[2], 0],
    [[-1], 0],
    [[0.5], 0],
    [[1, 2, 0, 2], 3],
  ] as const) {
    expect(() => script.momentAt(path)).toThrow(new InvalidPath(step));
  }
  expect(() => script.momentAt(Array.from({ length: longestPath + 1 }, () => 0))).toThrow(
    InvalidPath,
  );
});

test("a path of another script is cut where it stops being valid", () => {
  expect(validPrefix(script, [1, 2, 0, 1])).toEqual([1, 2, 0, 1]);
  expect(validPrefix(script, [1, 2, 0, 2, 0])).toEqual([1, 2, 0]);
  expect(validPrefix(script, [7])).toEqual([]);
});

test("the moments along a path lead to its end", () => {
  const moments = momentsAlong(script, [0, 1, 0]);
  expect(moments.map(({ clips }) => clips.at(-1))).toEqual([
    "lion-asks",
    "stalls",
    "lamps",
    "door",
  ]);
});

test("the same path leads to the same moment, whatever was asked before", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(3), { maxLength: 6 }), { maxLength: 12 }), (paths) => {
      for (const path of paths) {
        const valid = validPrefix(script, path);
        expect(script.momentAt(valid)).toEqual(openScript(compiled).momentAt(valid));
      }
    }),
    { numRuns: 40 },
  );
});

test("a valid prefix is the longest one", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 8 }), (path) => {
      const valid = validPrefix(script, path);
      expect(path.slice(0, valid.length)).toEqual(valid);
      if (valid.length < path.length)
        expect(() => script.momentAt(path.slice(0, valid.length + 1))).toThrow(InvalidPath);
    }),
  );
});
