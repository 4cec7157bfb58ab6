import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FillSlot, matchTemplate } from "./match.ts";
import { parseTemplate, type Template, TemplateError } from "./template.ts";

const numbers: FillSlot = (_name, words, start) =>
  /^\d+$/.test(words[start] ?? "")
    ? [{ end: start + 1, value: Number(words[start]), certainty: 0.9 }]
    : [];

function matches(source: string, said: string, rules = {}): boolean {
  return matchTemplate(parseTemplate(source, rules), said.split(" "), numbers).length > 0;
}

describe("a template", () => {
  test("matches either choice, with or without optional parts", () => {
    for (const said of ["turn it up", "make it louder", "make it a bit louder"])
      expect(matches("(turn it up|make it [a bit] louder)", said)).toBe(true);
    expect(matches("(turn it up|make it [a bit] louder)", "turn it up a bit")).toBe(false);
  });

  test("includes rules by name", () => {
    expect(matches("<verb> the film", "watch the film", { verb: "(play|watch)" })).toBe(true);
  });

  test("reports the slots' values, their certainty and the number of literal words", () => {
    expect(
      matchTemplate(parseTemplate("skip {number} seconds"), ["skip", "9", "seconds"], numbers),
    ).toEqual([{ slots: { number: 9 }, certainty: 0.9, literalWords: 2 }]);
  });

  test.each(["(a|b", "a)", "[a", "{", "{}", "{9}", "<verb>", "]a", "<a", "a}"])(
    "rejects %s with a TemplateError",
    (source) => expect(() => parseTemplate(source)).toThrow(TemplateError),
  );

  test("rejects a rule that contains itself", () => {
    expect(() => parseTemplate("<a>", { a: "x <a>" })).toThrow(TemplateError);
  });

  test("is parsed or rejected with a reason, for any text", () => {
    const signs = "ab (|)[]{}<>".split("");
    const anything = fc.string({ unit: fc.constantFrom(...signs) });
    fc.assert(
      fc.property(anything, (source) => {
        try {
          matchTemplate(parseTemplate(source, { a: "b|[c]" }), ["a", "b"], numbers);
        } catch (error) {
          expect(error).toBeInstanceOf(TemplateError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("matches each sentence that it can make", () => {
    const word = fc.constantFrom("play", "it", "now");
    const { template } = fc.letrec<{ template: Template }>((tie) => ({
      template: fc.oneof(
        { maxDepth: 4 },
        word.map((text): Template => ({ kind: "word", word: text })),
        fc
          .array(tie("template"), { minLength: 1, maxLength: 3 })
          .map((parts): Template => ({ kind: "all", parts })),
        fc
          .array(tie("template"), { minLength: 1, maxLength: 3 })
          .map((choices): Template => ({ kind: "any", choices })),
      ),
    }));
    fc.assert(
      fc.property(template, fc.nat(), (made, seed) => {
        const said = speak(made, seed);
        expect(matchTemplate(made, said, numbers).length).toBeGreaterThan(0);
        expect(parseTemplate(write(made))).toBeDefined();
        expect(matchTemplate(parseTemplate(write(made)), said, numbers).length).toBeGreaterThan(0);
      }),
    );
  });

  test("gives up on a sentence with too many possible matches", () => {
    const many = parseTemplate("[a] ".repeat(40));
    expect(
      matchTemplate(
        many,
        Array.from({ length: 20 }, () => "a"),
        numbers,
      ).length,
    ).toBeLessThan(20_000);
  });
});

function speak(template: Template, seed: number): string[] {
  switch (template.kind) {
    case "word":
      return [template.word];
    case "slot":
      return ["9"];
    case "all":
      return template.parts.flatMap((part) => speak(part, seed));
    case "any": {
      const choice = template.choices[seed % template.choices.length];
      return choice ? speak(choice, seed) : [];
    }
  }
}

function write(template: Template): string {
  switch (template.kind) {
    case "word":
      return template.word;
    case "slot":
      return `{${template.slot}}`;
    case "all":
      return template.parts.map(write).join(" ");
    case "any":
      return `(${template.choices.map(write).join("|")})`;
  }
}
