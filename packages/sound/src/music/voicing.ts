import { nearestPitch } from "#signal/pitch.ts";
import { chordClasses, type Chord } from "./chord.ts";

const middle = 60;
const lowest = 50;
const highest = 74;

/** Voices the chords in three or four inner parts with smooth voice leading. Pitches ascend. */
export function leadVoices(bars: readonly { chord: Chord }[], tonic: number): number[][] {
  const voicings: number[][] = [];
  let last: number[] = [];
  for (const bar of bars) {
    const classes = chordClasses(bar.chord, tonic);
    if (last.length !== classes.length) last = spread(classes, last);
    last = smoothest(classes, last);
    voicings.push(last);
  }
  return voicings;
}

/** The first voicing: one pitch per voice, ascending from below the middle. */
function spread(classes: readonly number[], last: readonly number[]): number[] {
  const base = last[0] ?? middle - 5;
  return classes.map((_, voice) => base + voice * 4);
}

function smoothest(classes: readonly number[], last: readonly number[]): number[] {
  let best: number[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (const order of orders(classes)) {
    for (const shift of [-12, 0, 12]) {
      const pitches = order.map(
        (wanted, voice) => nearestPitch(wanted, last[voice] ?? middle) + shift,
      );
      const cost = costOf(pitches, last);
      if (cost < bestCost) {
        bestCost = cost;
        best = pitches;
      }
    }
  }
  return best.toSorted((a, b) => a - b);
}

function costOf(pitches: readonly number[], last: readonly number[]): number {
  let cost = 0;
  for (let voice = 0; voice < pitches.length; voice += 1) {
    const pitch = pitches[voice] ?? 0;
    cost += Math.abs(pitch - (last[voice] ?? pitch));
    cost += 6 * Math.max(0, lowest - pitch, pitch - highest);
    const above = pitches[voice + 1];
    if (above !== undefined) {
      // Penalizes crossed voices, seconds, and wide gaps between neighbors.
      if (above <= pitch) cost += 60;
      else if (above - pitch < 2) cost += 14;
      else if (above - pitch > 9) cost += 3;
    }
  }
  const center = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  return cost + 0.35 * Math.abs(center - middle - 2);
}

function orders(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    orders(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
