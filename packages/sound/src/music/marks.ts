import { swellSeconds } from "#instruments/cymbals.ts";
import type { InstrumentName } from "#instruments/orchestra.ts";
import type { CueSheet } from "#score/cue-sheet.ts";
import { fitToRange } from "./accompaniment.ts";
import { chordClasses } from "./chord.ts";
import type { HarmonicBar } from "./harmony.ts";
import { foldInto, nearestOf } from "./pitches.ts";
import { drumPitch } from "./percussion.ts";
import type { Note } from "./score.ts";
import type { Theme } from "./themes/theme.ts";

type Mark = { bar: HarmonicBar; index: number; at: number; strength: number };

/** Notes that mark the film's hits and the transitions between sections. */
export function writeMarks(
  sheet: CueSheet,
  bars: readonly HarmonicBar[],
  theme: Theme,
  tonic: number,
): Note[] {
  const hits = sheet.hits.flatMap(({ at, strength }) => {
    const index = bars.findIndex(
      (bar) => at >= (bar.times[0] ?? 0) && at < (bar.times.at(-1) ?? 0),
    );
    const bar = bars[index];
    return bar && strength > 0.05 ? strike({ bar, index, at, strength }, theme, tonic) : [];
  });
  const doors = bars.flatMap((bar, index) => {
    const before = bars[index - 1];
    if (!before || before.sectionIndex === bar.sectionIndex) return [];
    const rise = bar.section.intensity - before.section.intensity;
    const at = bar.times[0] ?? 0;
    if (rise > 0.08) return swellInto({ bar, index, at, strength: Math.min(1, 0.4 + rise) });
    return rise < -0.08 ? glissando({ bar, index, at, strength: 0.4 }, theme, tonic) : [];
  });
  return [...hits, ...doors];
}

function strike(mark: Mark, theme: Theme, tonic: number): Note[] {
  const { bar, strength } = mark;
  const classes = chordClasses(bar.chord, tonic);
  const gentle = theme.orchestra.accent !== "drums" && bar.section.intensity < 0.75;
  if (!gentle) {
    const notes = [note(mark, "timpani", drumPitch(bar, "timpani", tonic), 0.45 + 0.5 * strength)];
    if (strength > 0.4)
      notes.push(note(mark, "crash", 60, 0.3 + 0.5 * strength * bar.section.intensity));
    const root = foldInto(tonic + bar.chord.root, 36, 47);
    notes.push(
      note(mark, "taiko", 60, 0.5 * strength + 0.2),
      note(mark, "felt-piano", root, 0.5 * strength + 0.2),
    );
    return notes;
  }
  const instrument: InstrumentName = theme.orchestra.accent === "stars" ? "star-pluck" : "celesta";
  const top = nearestOf(classes, theme.center + 6);
  const rolled = [0, 1, 2].map((voice) => nearestOf([classes[voice] ?? tonic], top - 4 * voice));
  return [
    ...rolled.map((pitch, i) =>
      note(
        { ...mark, at: mark.at + 0.03 * i },
        instrument,
        fitToRange(pitch, instrument),
        0.35 + 0.35 * strength,
      ),
    ),
    note(mark, "felt-piano", foldInto(tonic + bar.chord.root, 36, 47), 0.3 + 0.3 * strength),
  ];
}

function swellInto(mark: Mark): Note[] {
  const start = mark.at - swellSeconds;
  if (start < 0.5) return [];
  return [note({ ...mark, at: start }, "cymbal-swell", 60, 0.3 + 0.5 * mark.strength)];
}

/** A harp glissando down the new chord, where the music becomes quieter. */
function glissando(mark: Mark, theme: Theme, tonic: number): Note[] {
  const classes = chordClasses(mark.bar.chord, tonic).slice(0, 3);
  let pitch = nearestOf(classes, theme.center + 9);
  return Array.from({ length: 6 }, (_, i) => {
    const fall = note(
      { ...mark, at: mark.at + i * 0.075 },
      "harp",
      pitch,
      mark.strength * (0.9 - 0.08 * i),
    );
    pitch = nearestOf(
      classes.filter((wanted) => (pitch - wanted) % 12 !== 0),
      pitch - 4,
    );
    return fall;
  });
}

function note(mark: Mark, instrument: InstrumentName, pitch: number, velocity: number): Note {
  return {
    part: "marks",
    instrument,
    start: mark.at,
    seconds: 1.6,
    pitch,
    velocity: Math.min(1, velocity),
    from: null,
    bar: mark.index,
  };
}
