import fc from "fast-check";
import { expect, test } from "vitest";
import { hasPersonalData, redact } from "./redact.ts";

const digits = fc.array(fc.nat(9), { minLength: 7, maxLength: 40 });
const separator = fc.constantFrom("", " ", "-", ".");
const between = fc.constantFrom("my number is", "call", "film 12,", "it was", "");

test("leaves no digit of a long number, however long it is and however it is written", () => {
  fc.assert(
    fc.property(
      digits,
      fc.array(separator, { minLength: 40, maxLength: 40 }),
      between,
      (all, gaps, before) => {
        const number = all.map((digit, at) => `${at === 0 ? "" : gaps[at]}${digit}`).join("");
        expect(redact(`call ${number} now`)).toBe("call [secret] now");
        const text = `${before} ${number} ok`;
        expect(redact(text).replace("film 12", "")).not.toMatch(/\d/);
      },
    ),
  );
});

test("leaves a redacted text unchanged", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 8 }),
    digits.map((all) => all.join("")),
    fc.emailAddress(),
    fc.constantFrom(
      "14 Maple Street",
      "my password is",
      "pin: 1234",
      "my full name is Anna",
      ",",
      "+",
      "@",
      "(",
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.constantFrom(" ", ""), (pieces, gap) => {
      const kept = redact(pieces.join(gap));
      expect(hasPersonalData(kept), kept).toBe(false);
      expect(redact(kept)).toBe(kept);
    }),
    { numRuns: 500 },
  );
});

test("keeps plain words and short numbers", () => {
  const word = fc.oneof(fc.constantFrom("lion", "play", "the", "film"), fc.nat(999).map(String));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 2 }), (words) => {
      const text = words.join(" ");
      expect(redact(text)).toBe(text);
    }),
  );
});
