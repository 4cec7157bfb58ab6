import fc from "fast-check";
import { expect, test } from "vitest";
import { fade, duckedShare } from "./fade.ts";
import { closedGate, updateSpeechGate, meterOf } from "./speech-gate.ts";

test("keeps the gate open for a sentence and closes it soon after", () => {
  const moments = [0, 0.1, 0.1, 0.001, 0.001, 0.05, 0.001, 0.001, 0.001, 0.001];
  let gate = closedGate;
  const heard = moments.map((loudness, at) => {
    gate = updateSpeechGate(gate, loudness, at * 200);
    return gate.isOpen;
  });
  expect(heard).toEqual([false, true, true, true, true, true, true, true, false, false]);
});

test("ignores a breath, which neither opens nor closes the gate", () => {
  expect(updateSpeechGate(closedGate, 0.01, 0).isOpen).toBe(false);
  const speaking = updateSpeechGate(closedGate, 0.1, 0);
  expect(updateSpeechGate(speaking, 0.01, 5000).isOpen).toBe(true);
});

test("fades reach the goal without overshooting", () => {
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

test("ducks by 8 dB and faster than it returns", () => {
  expect(20 * Math.log10(duckedShare)).toBeCloseTo(-8);
  const down = 1 - fade(1, duckedShare, 50);
  const up = fade(duckedShare, 1, 50) - duckedShare;
  expect(down).toBeGreaterThan(up);
});

test("meter levels range from 0 in silence to 1 at full scale", () => {
  expect([meterOf(0), meterOf(1)]).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 4, noNaN: true }), (loudness) => {
      expect(meterOf(loudness)).toBeGreaterThanOrEqual(0);
      expect(meterOf(loudness)).toBeLessThanOrEqual(1);
    }),
  );
});
