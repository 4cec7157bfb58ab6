import { nearestPitch, pitchClass } from "#signal/pitch.ts";

/** All pitches of some classes between two MIDI pitches, rising. */
export function pitchesOf(classes: readonly number[], low: number, high: number): number[] {
  const pitches: number[] = [];
  for (let pitch = Math.ceil(low); pitch <= high; pitch += 1) {
    if (classes.includes(pitchClass(pitch))) pitches.push(pitch);
  }
  return pitches;
}

/** The pitch nearest to `near` whose class is one of `classes`; `near` itself when there are none. */
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

/** Moves a pitch by octaves into a range of at least an octave. */
export function foldInto(pitch: number, low: number, high: number): number {
  let folded = pitch;
  while (folded > high) folded -= 12;
  while (folded < low) folded += 12;
  return folded;
}

/** `steps` scale steps up (or down) from the scale tone nearest to `pitch`. */
export function stepsFrom(scale: readonly number[], pitch: number, steps: number): number {
  const ladder = pitchesOf(scale, pitch - 40, pitch + 40);
  const start = nearestOf(scale, pitch);
  return ladder[ladder.indexOf(start) + steps] ?? start;
}
