import { randomAt } from "@goldmane/std/seeded-random";
import { pitchClass } from "#signal/pitch.ts";
import { fitToRange } from "./accompaniment.ts";
import { timeInBar } from "./bars.ts";
import { chordClasses } from "./chord.ts";
import type { HarmonicBar } from "./harmony.ts";
import { nearestOf, pitchesOf } from "./pitches.ts";
import type { Note } from "./score.ts";
import type { Theme } from "./themes/theme.ts";

/** The tune doubled at the octave, when the music is intense. */
export function doubleMelody(
  melody: readonly Note[],
  bars: readonly HarmonicBar[],
  theme: Theme,
): Note[] {
  return melody.flatMap((note) => {
    const bar = bars[note.bar];
    if (!bar || bar.section.intensity < 0.66 || bar.spoken > 0.5) return [];
    const instrument = theme.orchestra.double;
    if (instrument === note.instrument) return [];
    const above = note.pitch < theme.center ? note.pitch + 12 : note.pitch - 12;
    return [
      {
        ...note,
        part: "double" as const,
        instrument,
        pitch: fitToRange(above, instrument),
        velocity: note.velocity * 0.7,
      },
    ];
  });
}

/**
 * A slow second voice below the tune. It moves while the tune rests and avoids seconds against it.
 */
export function writeCounter(
  melody: readonly Note[],
  bars: readonly HarmonicBar[],
  theme: Theme,
  tonic: number,
): Note[] {
  let last = theme.center - 9;
  return bars.flatMap((bar, index) => {
    const { intensity } = bar.section;
    const tune = melody.filter((note) => note.bar === index);
    const resting = tune.length === 0;
    if (bar.last || (intensity < 0.45 && !resting) || (resting && bar.spoken > 0.6)) return [];
    const halves = bar.beats >= 4 && resting ? [0, 2] : [0];
    return halves.map((at, half) => {
      const start = timeInBar(bar, at);
      const end = timeInBar(bar, halves[half + 1] ?? bar.beats);
      const sounding = tune.filter((note) => note.start < end && note.start + note.seconds > start);
      const pitch = friendlyTone(chordClasses(bar.chord, tonic), sounding, last, theme.center - 9);
      last = pitch;
      const instrument = theme.orchestra.counter;
      return {
        part: "counter" as const,
        instrument,
        start,
        seconds: (end - start) * 0.97,
        pitch: fitToRange(pitch, instrument),
        velocity: Math.min(1, 0.35 + 0.3 * intensity),
        from: null,
        bar: index,
      };
    });
  });
}

/** Prefers thirds and sixths below the tune, then the nearest tone; no seconds, no doubled note. */
function friendlyTone(
  classes: readonly number[],
  tune: readonly Note[],
  last: number,
  middle: number,
): number {
  const candidates = pitchesOf(classes, middle - 7, middle + 5);
  const cost = (pitch: number) => {
    let sum = Math.abs(pitch - last) + 0.5 * Math.abs(pitch - middle);
    for (const note of tune) {
      const apart = pitchClass(note.pitch - pitch);
      if (apart === 1 || apart === 11) sum += 30;
      else if (apart === 0) sum += 5;
      else if (apart === 3 || apart === 4 || apart === 8 || apart === 9) sum -= 2;
      if (note.pitch <= pitch) sum += 12;
    }
    return sum;
  };
  return candidates.toSorted((a, b) => cost(a) - cost(b))[0] ?? nearestOf(classes, last);
}

/** Chord tones sprinkled above the tune, off the strong beats. */
export function writeSparkle(
  bars: readonly HarmonicBar[],
  theme: Theme,
  key: { tonic: number; seed: number },
): Note[] {
  return bars.flatMap((bar, index) => {
    const instrument = bar.mood.sparkle;
    if (!instrument || bar.last) return [];
    const classes = chordClasses(bar.chord, key.tonic);
    const places = bar.beats * 2;
    return Array.from({ length: places }, (_, place) => place)
      .filter(
        (place) => randomAt(key.seed ^ 0x57a2, index * 32 + place) < (place % 2 === 1 ? 0.36 : 0.1),
      )
      .map((place) => {
        const start = timeInBar(bar, place / 2);
        const height = theme.center + 4 + 14 * randomAt(key.seed ^ 0x1f3d, index * 32 + place);
        return {
          part: "sparkle" as const,
          instrument,
          start,
          seconds: timeInBar(bar, place / 2 + 0.5) - start,
          pitch: fitToRange(nearestOf(classes, height), instrument),
          velocity: 0.3 + 0.25 * bar.section.intensity,
          from: null,
          bar: index,
        };
      });
  });
}
