import { nearestPitch, pitchClass } from "#signal/pitch.ts";

/** All pitches of the given classes between two MIDI pitches, ascending. */
export function pitchesOf(classes: readonly number[], low: number, high: number): number[] {
  const pitches: number[] = [];
  for (let pitch = Math.ceil(low); pitch <= high; pitch += 1) {
    if (classes.includes(pitchClass(pitch))) pitches.push(pitch);
  }
  return pitches;
}

/**
 * The pitch nearest to `near` whose class is one of `classes`; `near` itself when `classes` is
 * empty.
 */
export function nearestOf(classes: readonly number[], near: number): number {
  let best = near;
  let distance = Number.POSITIVE_INFINITY;
  for (const wanted of classes) {
    const pitch = nearestPitch(wanted, near);
    if (Math.abs(pitch - near) < distance) {
      distance = Math.abs(pitch - near);
      best = pitch;
    }
  }
  return best;
}

/** Transposes a pitch by octaves into a range of at least an octave. */
export function foldInto(pitch: number, low: number, high: number): number {
  let folded = pitch;
  while (folded > high) folded -= 12;
  while (folded < low) folded += 12;
  return folded;
}

/** The pitch that is `steps` up (or down) an ascending list from the entry nearest to `pitch`. */
export function stepsFrom(ladder: readonly number[], pitch: number, steps: number): number {
  let rung = 0;
  for (let i = 1; i < ladder.length; i += 1) {
    if (Math.abs((ladder[i] ?? 0) - pitch) < Math.abs((ladder[rung] ?? 0) - pitch)) rung = i;
  }
  return ladder[Math.min(ladder.length - 1, Math.max(0, rung + steps))] ?? pitch;
}
