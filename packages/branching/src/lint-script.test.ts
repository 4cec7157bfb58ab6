import { describe, expect, test } from "vitest";
import { lintScript, type FilmKind } from "#lint-script.ts";
import { openScript } from "#script.ts";
import { compileInk } from "#testing/compile-ink.ts";
import { gate } from "#testing/gate.ts";

function lint(ink: string, kind: FilmKind = "game"): string[] {
  return lintScript(openScript(compileInk(ink)), kind);
}

/** A choice with the given lines between its clip and its endings. */
function choice(line: string, ...options: string[]): string {
  return `
VAR brave = false
-> start
=== start ===
A road. # clip: road ${line}
${options.map((option) => `${option} -> home`).join("\n")}
=== home ===
Home. # clip: home # ending: home
-> END
`;
}

test("a good script has no faults but those of its kind", () => {
  expect(lint(gate)).toEqual([
    'Clip "door": no option is the default, so that the film can\'t play itself.',
  ]);
});

describe("what makes a film depend on more than its variables is refused:", () => {
  test.each([
    ["options that are there once", choice("", "* [Left]", "+ [Right #default]"), "with +"],
    ["text outside the brackets", choice("", "+ Go [left]", "+ [Right #default]"), "brackets"],
    ["visit counts", choice("", "+ {start > 1} [Left]", "+ [Right #default]"), "counts visits"],
    ["random", choice("", "+ {RANDOM(1, 2) == 1} [Left]", "+ [Right #default]"), "RANDOM"],
    ["alternatives", choice("", "+ [{Go|Run} left]", "+ [Right #default]"), "Alternatives"],
    ["turns", choice("", "+ {TURNS() > 1} [Left]", "+ [Right #default]"), "TURNS"],
  ])("%s", (_, ink, words) => {
    expect(lint(ink).join(" ")).toContain(words);
  });

  test("a script may have words such as these in its texts", () => {
    const ink = choice("# prompt: visit", "+ [turn]", "+ [rnd #default #says: seq, thread]");
    expect(lint(ink)).toEqual([]);
  });
});

describe("a choice is refused", () => {
  test.each([
    ["with one option", choice("", "+ [Left #default]"), "game", "1 options"],
    [
      "with four options",
      choice("", "+ [A #default]", "+ [B]", "+ [C]", "+ [D]"),
      "game",
      "4 options",
    ],
    ["with a timer and no default", choice("# timer: 8", "+ [A]", "+ [B]"), "cinema", "# default"],
    ["with two defaults", choice("", "+ [A #default]", "+ [B #default]"), "game", "two options"],
    ["without a timer in the cinema", choice("", "+ [A #default]", "+ [B]"), "cinema", "# timer"],
    ["with a short timer", choice("# timer: 3", "+ [A #default]", "+ [B]"), "cinema", "6 to 12"],
    ["with a timer in a story", choice("# timer: 8", "+ [A]", "+ [B]"), "story", "no timer"],
    ["without an idle clip in a story", choice("", "+ [A]", "+ [B]"), "story", "# idle:"],
    ["without pictures in a story", choice("# idle: wait", "+ [A]", "+ [B]"), "story", "# picture"],
    [
      "with three options in a story",
      choice("# idle: wait", "+ [A #picture: a]", "+ [B #picture: b]", "+ [C #picture: c]"),
      "story",
      "A choice has two.",
    ],
    ["with equal texts", choice("", "+ [A #default]", "+ [a]"), "game", "same text"],
    ["with an unknown tag", choice("# tmer: 8", "+ [A #default]", "+ [B]"), "game", "# tmer"],
    ["with a timer without a number", choice("# timer: soon", "+ [A]", "+ [B]"), "game", "soon"],
  ] as const)("%s", (_, ink, kind, words) => {
    expect(lint(ink, kind).join(" ")).toContain(words);
  });
});

test("games and tapping have the options that their results need", () => {
  expect(lint(choice("# game: dash # idle: wait", "+ [won #default]", "+ [lost]"))).toEqual([]);
  expect(lint(choice("# game: dash", "+ [lost #default]", "+ [won]")).join(" ")).toContain(
    "[won] and [lost]",
  );
  expect(lint(choice("# tap: bubbles 6 # idle: wait", "+ [done #default]"), "story")).toEqual([]);
  expect(lint(choice("# tap: bubbles 6", "+ [A #default]", "+ [B]")).join(" ")).toContain(
    "[done #default]",
  );
  expect(lint(choice("# tap: cars 6 # idle: wait", "+ [done #default]")).join(" ")).toContain(
    "can't be tapped",
  );
});

test("a script that stops without an ending is refused, with the way to it", () => {
  const ink = choice("", "+ [A #default]", "+ [B]").replace(" # ending: home", "");
  expect(lint(ink)).toEqual([
    expect.stringMatching(/^Options 1: Clip "home": the script stops here/),
    expect.stringMatching(/^Options 2: Clip "home": the script stops here/),
  ]);
});
