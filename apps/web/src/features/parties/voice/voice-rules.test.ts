import fc from "fast-check";
import { expect, test } from "vitest";
import { fade, shareBeneathVoices } from "./fade.ts";
import { closedGate, hearSpeech, meterOf } from "./speech-gate.ts";

test("a sentence is heard as one, and over soon after its last word", () => {
  const moments = [0, 0.1, 0.1, 0.001, 0.001, 0.05, 0.001, 0.001, 0.001, 0.001];
  let gate = closedGate;
  const heard = moments.map((loudness, at) => {
    gate = hearSpeech(gate, loudness, at * 200);
    return gate.isOpen;
  });
  expect(heard).toEqual([false, true, true, true, true, true, true, true, false, false]);
});

test("a breath opens nothing, and does not end a sentence", () => {
  expect(hearSpeech(closedGate, 0.01, 0).isOpen).toBe(false);
  const speaking = hearSpeech(closedGate, 0.1, 0);
  expect(hearSpeech(speaking, 0.01, 5000).isOpen).toBe(true);
});

test("the film never goes past where it is to go, and gets there", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const steps = fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 200, maxLength: 200 });
  fc.assert(
    fc.property(share, share, steps, (from, goal, ms) => {
      let now = from;
      for (const step of ms) {
        const next = fade(now, goal, step);
        expect(Math.abs(next - goal)).toBeLessThanOrEqual(Math.abs(now - goal));
        now = next;
      }
      expect(now).toBe(goal);
    }),
  );
});

test("it makes way by eight decibels, and more quickly than it comes back", () => {
  expect(20 * Math.log10(shareBeneathVoices)).toBeCloseTo(-8);
  const down = 1 - fade(1, shareBeneathVoices, 50);
  const up = fade(shareBeneathVoices, 1, 50) - shareBeneathVoices;
  expect(down).toBeGreaterThan(up);
});

test("a meter is empty in silence, full at the loudest, and never outside", () => {
  expect([meterOf(0), meterOf(1)]).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 4, noNaN: true }), (loudness) => {
      expect(meterOf(loudness)).toBeGreaterThanOrEqual(0);
      expect(meterOf(loudness)).toBeLessThanOrEqual(1);
    }),
  );
});
