/** Whether somebody speaks, as it was last heard. Instants in ms of any one clock. */
export type SpeechGate = { isOpen: boolean; heardAt: number };

export const closedGate: SpeechGate = { isOpen: false, heardAt: -Infinity };

/** Root mean squares: louder than the first is speech, quieter than the second is a pause in it. */
const opensFrom = 0.015;
const keepsFrom = 0.008;
/** Words of one sentence are no further apart. */
const pauseAtMostMs = 500;

/** @param loudness root mean square of the last moment, 0 to 1. */
export function hearSpeech(gate: SpeechGate, loudness: number, nowMs: number): SpeechGate {
  const isHeard = loudness >= (gate.isOpen ? keepsFrom : opensFrom);
  if (isHeard) return { isOpen: true, heardAt: nowMs };
  return gate.isOpen && nowMs - gate.heardAt > pauseAtMostMs ? closedGate : gate;
}

/** A meter shows decibels as ears do: this is where it is empty. */
const meterFromDecibels = -50;

/** How full a meter is, 0 to 1, at a root mean square. */
export function meterOf(loudness: number): number {
  const decibels = 20 * Math.log10(Math.max(loudness, 1e-6));
  return Math.min(1, Math.max(0, 1 - decibels / meterFromDecibels));
}
