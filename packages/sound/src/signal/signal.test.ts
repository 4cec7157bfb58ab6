import { describe, expect, it } from "vitest";
import { gainAt, holdThenRelease } from "./envelope.ts";
import { fftOfSize } from "./fft.ts";
import { integratedLoudness } from "./loudness.ts";
import { hzToMidi, midiToHz, nearestPitch, pitchClass } from "./pitch.ts";
import { pluckString } from "./pluck.ts";

function sine(hz: number, decibels: number, seconds: number, rate = 48000): Float32Array {
  const gain = 10 ** (decibels / 20);
  return Float32Array.from(
    { length: seconds * rate },
    (_, i) => gain * Math.sin((2 * Math.PI * hz * i) / rate),
  );
}

describe("integratedLoudness", () => {
  // EBU Tech 3341, cases 1 to 3.
  it("measures the reference tones of EBU Tech 3341", () => {
    const quiet = sine(1000, -33, 20);
    const usual = sine(1000, -23, 20);
    expect(integratedLoudness([usual, usual], 48000)).toBeCloseTo(-23, 1);
    expect(integratedLoudness([quiet, quiet], 48000)).toBeCloseTo(-33, 1);
    const withQuiet = Float32Array.from([
      ...sine(1000, -36, 10),
      ...sine(1000, -23, 60),
      ...sine(1000, -36, 10),
    ]);
    expect(integratedLoudness([withQuiet, withQuiet], 48000)).toBeCloseTo(-23, 1);
  });

  it("measures the same loudness at other sample rates", () => {
    const tone = sine(1000, -23, 10, 32000);
    expect(integratedLoudness([tone, tone], 32000)).toBeCloseTo(-23, 1);
  });

  it("returns -Infinity for silence", () => {
    expect(integratedLoudness([new Float32Array(96000)], 48000)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe("Fft", () => {
  it.each([4, 8, 64, 128])("finds the bins of a sum of tones and inverts: size %d", (size) => {
    const fft = fftOfSize(size);
    const re = Float64Array.from(
      { length: size },
      (_, i) => Math.cos((2 * Math.PI * i) / size) + 0.5,
    );
    const im = new Float64Array(size);
    const before = re.slice();
    fft.forward(re, im);
    expect(re[fft.slot(0)]).toBeCloseTo(size / 2);
    expect(re[fft.slot(1)]).toBeCloseTo(size / 2);
    expect(re[fft.slot(2)]).toBeCloseTo(0);
    fft.inverse(re, im);
    for (const [i, value] of re.entries()) expect(value / size).toBeCloseTo(before[i] ?? 0);
  });

  it("throws for a size that is not a power of two", () => {
    expect(() => fftOfSize(48)).toThrow(RangeError);
  });
});

describe("pitch", () => {
  it("converts MIDI to hertz and back", () => {
    expect(midiToHz(69)).toBe(440);
    expect(hzToMidi(midiToHz(61.5))).toBeCloseTo(61.5);
    expect(pitchClass(-1)).toBe(11);
    expect(nearestPitch(0, 59)).toBe(60);
    expect(nearestPitch(11, 60)).toBe(59);
  });
});

describe("pluckString", () => {
  it.each([40, 57, 69, 84])("is in tune within 3 cents at MIDI %d", (pitch) => {
    const rate = 48000;
    const hz = midiToHz(pitch);
    const pluck = { hz, seconds: 4, pickHz: 3000, damping: 0.25, position: 0.3, seed: 5 };
    const samples = pluckString(pluck, rate * 2, rate).subarray(rate / 4);
    // The candidate with the most energy, by projection on sines one cent apart.
    const energyAt = (candidate: number) => {
      let re = 0;
      let im = 0;
      for (let i = 0; i < samples.length; i += 1) {
        const angle = (2 * Math.PI * candidate * i) / rate;
        re += (samples[i] ?? 0) * Math.cos(angle);
        im += (samples[i] ?? 0) * Math.sin(angle);
      }
      return re * re + im * im;
    };
    const cents = Array.from({ length: 41 }, (_, i) => i - 20);
    const energies = cents.map((cent) => energyAt(hz * 2 ** (cent / 1200)));
    const best = cents[energies.indexOf(Math.max(...energies))] ?? 99;
    expect(Math.abs(best)).toBeLessThanOrEqual(3);
  });
});

describe("an envelope", () => {
  it("is piecewise linear and held at its ends", () => {
    const envelope = holdThenRelease(10, 100, 30);
    expect([0, 5, 10, 50, 130, 500].map((at) => gainAt(envelope, at))).toEqual([
      0, 0.5, 1, 1, 0, 0,
    ]);
  });
});
