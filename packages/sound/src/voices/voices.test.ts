import { describe, expect, it } from "vitest";
import { voiceEmotions } from "#score/vocabulary.ts";
import { exampleLine } from "#testing/example-film.ts";
import { distance, isSound, spectrumOf } from "#testing/spectrum.ts";
import { intone } from "./intonation.ts";
import { lineSamples, speakLines } from "./speak-lines.ts";
import { feelings, vocalTractOf } from "./vocal-tract.ts";

const rate = 32000;
const film = { sampleRate: rate, seed: 4, tonic: 0 };
const rigs =
  "lion fox bear owl dragon robot child knight slime alien cat rabbit whale unicorn wizard elder";

describe("the voices", { timeout: 30_000 }, () => {
  it("give every rig a voice of its own", () => {
    const faces = rigs.split(" ").map((rig) => {
      const samples = lineSamples(exampleLine({ rig }), film);
      expect(isSound(samples), rig).toBe(true);
      return { rig, spectrum: spectrumOf(samples, rate) };
    });
    for (const [index, one] of faces.entries()) {
      for (const other of faces.slice(index + 1)) {
        expect(distance(one.spectrum, other.spectrum), `${one.rig}, ${other.rig}`).toBeGreaterThan(
          1.5,
        );
      }
    }
  });

  it("sound different in every emotion", () => {
    const lines = voiceEmotions.map((emotion) => lineSamples(exampleLine({ emotion }), film));
    for (const [index, line] of lines.entries()) {
      expect(isSound(line)).toBe(true);
      for (const other of lines.slice(index + 1)) expect(other).not.toEqual(line);
    }
  });

  it("give an unknown rig a default voice", () => {
    expect(isSound(lineSamples(exampleLine({ rig: "teapot" }), film))).toBe(true);
  });

  it("rise at the end of a question and fall at the end of a statement", () => {
    const voice = {
      tract: vocalTractOf("fox"),
      feeling: feelings.neutral,
      ease: 60,
      tonic: 0,
      seed: 2,
    };
    const asked = intone(exampleLine({ asks: true }), voice).at(-1);
    const statement = intone(exampleLine({ asks: false }), voice).at(-1);
    expect((asked?.to ?? 0) - (asked?.from ?? 0)).toBeGreaterThan(2);
    expect((statement?.to ?? 0) - (statement?.from ?? 0)).toBeLessThan(-1);
  });

  it("follow the syllables' rhythm: loud in them, quiet between", () => {
    const line = exampleLine({ seconds: 1.6 });
    const apart = [0, 0.8].map((at) => ({ at, seconds: 0.3, shape: "D" as const }));
    const samples = lineSamples({ ...line, syllables: apart }, film);
    const power = (from: number, to: number) =>
      samples.subarray(from * rate, to * rate).reduce((sum, x) => sum + x * x, 0) / (to - from);
    expect(power(0.08, 0.25)).toBeGreaterThan(50 * power(0.55, 0.75));
  });

  it("are silent for a line without syllables", () => {
    const line = { ...exampleLine(), syllables: [] };
    expect(speakLines([line], { ...film, sampleCount: rate * 4 })).toEqual([]);
  });
});
