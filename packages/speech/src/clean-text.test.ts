import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, longestText } from "./clean-text.ts";

describe("cleanText", () => {
  it("keeps the words, and replaces typographic and markup characters", () => {
    expect(cleanText("It’s **late**, Ko — go home…")).toBe("It's late , Ko , go home...");
  });

  it("cuts a long text where a sentence ends, else between words", () => {
    const sentence = "All of them came. ";
    const cut = cleanText(sentence.repeat(200));
    expect(cut.endsWith("came.")).toBe(true);
    expect(cut.length).toBeGreaterThan(longestText / 2);
    expect(cleanText("word ".repeat(2000)).endsWith("word")).toBe(true);
    expect(cleanText("x".repeat(2000))).toHaveLength(longestText);
  });

  it("reduces any text to short plain ASCII, or refuses it", () => {
    const clean = (text: string) => {
      try {
        return cleanText(text);
      } catch (error) {
        return error instanceof RangeError ? "refused" : String(error);
      }
    };
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: "grapheme" }), fc.nat(9), (text, times) => {
        const cleaned = clean(text.repeat(times));
        expect(cleaned).toMatch(/^[\x20-\x7e]+$/);
        expect(cleaned.length).toBeLessThanOrEqual(longestText);
      }),
      { numRuns: 25 },
    );
  });
});
