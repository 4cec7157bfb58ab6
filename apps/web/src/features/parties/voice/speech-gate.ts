/** Whether someone is speaking. Instants are ms of any monotonic clock. */
export type SpeechGate = { isOpen: boolean; heardAt: number };

export const closedGate: SpeechGate = { isOpen: false, heardAt: -Infinity };

/** RMS thresholds with hysteresis: speech starts above the first and pauses below the second. */
const opensFrom = 0.015;
const keepsFrom = 0.008;
/** Pauses up to this length belong to a sentence, in ms. */
const pauseAtMostMs = 500;

/** Updates the gate. @param loudness current root mean square, 0 to 1 */
export function updateSpeechGate(gate: SpeechGate, loudness: number, nowMs: number): SpeechGate {
  const isHeard = loudness >= (gate.isOpen ? keepsFrom : opensFrom);
  if (isHeard) return { isOpen: true, heardAt: nowMs };
  return gate.isOpen && nowMs - gate.heardAt > pauseAtMostMs ? closedGate : gate;
}

/** Level of an empty meter, in dB. */
const meterFromDecibels = -50;

/** Converts a root mean square to a meter level, 0 to 1. */
export function meterOf(loudness: number): number {
  const decibels = 20 * Math.log10(Math.max(loudness, 1e-6));
  return Math.min(1, Math.max(0, 1 - decibels / meterFromDecibels));
}
