import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mouthCues, syllablesOf } from "./mouth-cues.ts";

const shapesOf = (text: string) => mouthCues(text, 0, 3).map(({ shape }) => shape);

describe("mouthCues", () => {
  it("closes the lips on m, b and p", () => {
    expect(shapesOf("Mama")).toEqual(["A", "C", "A", "C", "X"]);
    expect(shapesOf("Bob pops").filter((shape) => shape === "A").length).toBeGreaterThanOrEqual(3);
  });

  it("puts the teeth on the lip for f and v, and rounds the lips for oo and w", () => {
    expect(shapesOf("fever")).toContain("G");
    expect(shapesOf("moon")).toEqual(["A", "F", "B", "X"]);
  });

  it("handles a silent e, a long vowel and an irregular spelling", () => {
    expect(shapesOf("cake")).toEqual(["B", "C", "B", "X"]);
    expect(shapesOf("two")).toEqual(["B", "F", "X"]);
  });

  it("is ordered, within the line and ends closed for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 140, unit: "grapheme" }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0.1, max: 12, noNaN: true }),
        (text, start, seconds) => {
          const cues = mouthCues(text, start, start + seconds);
          expect(cues.at(-1)?.shape).toBe("X");
          for (const [n, cue] of cues.entries()) {
            expect(cue.at).toBeGreaterThanOrEqual((cues[n - 1]?.at ?? start) - 1e-9);
            expect(cue.at).toBeLessThanOrEqual(start + seconds + 1e-9);
            expect(cue.shape).not.toBe(cues[n - 1]?.shape);
          }
        },
      ),
    );
  });

  it("moves the mouth for other scripts and for digits", () => {
    expect(shapesOf("Привет").length).toBeGreaterThan(2);
    expect(shapesOf("10").length).toBeGreaterThan(3);
  });
});

describe("syllablesOf", () => {
  it("counts a line's syllables and keeps them within its time", () => {
    const syllables = syllablesOf("Look, the whole valley is waking up", 2, 4);
    expect(syllables).toHaveLength(9);
    expect(syllables[0]?.at).toBeGreaterThanOrEqual(2);
    const last = syllables.at(-1);
    expect((last?.at ?? 0) + (last?.seconds ?? 0)).toBeLessThanOrEqual(4);
  });
});
