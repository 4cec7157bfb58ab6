import fc from "fast-check";
import { expect, test } from "vitest";
import { distance, likeness, spoken } from "./likeness.ts";

/** Few letters, so that many words are similar. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "e"), maxLength: 8 });

test("the distance of two words is symmetric, and zero only for equal ones", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(distance(one, other)).toBe(distance(other, one));
      expect(distance(one, other) === 0).toBe(one === other);
      expect(distance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance(one, other)).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

test("the distance satisfies the triangle inequality", () => {
  fc.assert(
    fc.property(word, word, word, (one, other, third) => {
      expect(distance(one, other)).toBeLessThanOrEqual(
        distance(one, third) + distance(third, other),
      );
    }),
  );
});

test("a typo is a distance of at most one", () => {
  fc.assert(
    fc.property(word, fc.nat(8), word, (one, at, letters) => {
      const [letter = "x"] = letters;
      const mistyped = [
        `${one.slice(0, at)}${letter}${one.slice(at)}`,
        `${one.slice(0, at)}${one.slice(at + 1)}`,
        `${one.slice(0, at)}${letter}${one.slice(at + 1)}`,
      ];
      for (const typed of mistyped) expect(distance(one, typed)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a limit only ends the count early", () => {
  fc.assert(
    fc.property(word, word, fc.nat(10), (one, other, limit) => {
      expect(distance(one, other, limit)).toBe(Math.min(distance(one, other), limit + 1));
    }),
  );
});

test("similarity is between 0 and 1, and symmetric", () => {
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(name, name, (one, other) => {
      const [a, b] = [spoken(one), spoken(other)];
      const alike = likeness(a, b);
      expect(alike).toBe(likeness(b, a));
      expect(alike).toBeGreaterThanOrEqual(0);
      expect(alike).toBeLessThanOrEqual(1);
      expect(alike === 1).toBe(a.letters === b.letters);
    }),
  );
});
