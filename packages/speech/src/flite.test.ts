import { beforeAll, describe, expect, it } from "vitest";
import { Flite } from "./flite.ts";
import { speakers, speechRate, type Utterance } from "./utterance.ts";

const line: Utterance = {
  text: "Good night, little moon.",
  speaker: "slt",
  pitchHz: 200,
  stretch: 1,
};
let flite: Flite;
beforeAll(async () => {
  flite = await Flite.open();
});

const secondsOf = (utterance: Utterance) => flite.speak(utterance).samples.length / speechRate;

describe("Flite", () => {
  it("speaks the same text the same way twice", () => {
    expect(flite.speak(line)).toEqual(flite.speak({ ...line }));
  });

  it.each(speakers)("begins and ends with a sound and never clips: %s", (speaker) => {
    const { samples, phones } = flite.speak({ ...line, speaker });
    const seconds = samples.length / speechRate;
    expect(phones[0]).toMatchObject({ phone: "g", start: expect.closeTo(0.03, 5) });
    expect(phones.at(-1)?.phone).toBe("n");
    expect(phones.at(-1)?.end).toBeCloseTo(seconds - 0.03, 2);
    expect(samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)).toBeLessThan(
      32_000,
    );
    const power = samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length;
    expect(10 * Math.log10(power)).toBeGreaterThan(-35);
  });

  it("takes longer when it is stretched", () => {
    expect(secondsOf({ ...line, stretch: 1.5 }) / secondsOf(line)).toBeGreaterThan(1.3);
  });

  it("speaks text that looks like an option or a command, or has accents, symbols or a NUL", () => {
    for (const text of [
      "-h --version",
      "$(rm -rf /)",
      "Señor \u0000Ñandú 🎬 waves",
      "x ".repeat(30),
    ])
      expect(secondsOf({ ...line, text })).toBeGreaterThan(0.2);
  });

  it("rejects texts without letters, and a pitch or stretch out of range", () => {
    for (const text of ["", "   ", "\u0000", "🎬🎬", "…", "Привет"])
      expect(() => flite.speak({ ...line, text })).toThrow("nothing to say");
    expect(() => flite.speak({ ...line, pitchHz: 5 })).toThrow(RangeError);
    expect(() => flite.speak({ ...line, stretch: Number.NaN })).toThrow(RangeError);
  });
});
