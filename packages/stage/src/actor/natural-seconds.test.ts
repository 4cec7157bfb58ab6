import { describe, expect, it } from "vitest";
import { verbs } from "#story/vocabulary.ts";
import { speechSeconds, verbSeconds } from "./natural-seconds.ts";

describe("natural seconds", () => {
  it("takes longer for a longer distance, with a minimum", () => {
    for (const verb of verbs) expect(verbSeconds(verb, 0)).toBeGreaterThanOrEqual(0.4);
    expect(verbSeconds("walk", 0.5)).toBeGreaterThan(verbSeconds("walk", 0.2));
    expect(verbSeconds("run", 0.5)).toBeLessThan(verbSeconds("walk", 0.5));
    expect(verbSeconds("nod", 0.5)).toBe(verbSeconds("nod", 0));
  });

  it("speaks fourteen characters per second and never too fast to read", () => {
    const text = "x".repeat(70);
    expect(speechSeconds(text, 1)).toBeCloseTo(5.35);
    expect(70 / speechSeconds(text, 1.5)).toBeLessThanOrEqual(17);
  });
});
