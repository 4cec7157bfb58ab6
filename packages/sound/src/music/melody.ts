import { instrumentNamed, type InstrumentName } from "#instruments/orchestra.ts";
import { timeInBar } from "./bars.ts";
import { chordClasses } from "./chord.ts";
import type { HarmonicBar } from "./harmony.ts";
import { foldInto, nearestOf, pitchesOf, stepsFrom } from "./pitches.ts";
import { planPhrase, type Plan } from "./phrase.ts";
import type { Motif, MotifNote } from "./motif.ts";
import type { Note } from "./score.ts";
import type { Theme } from "./themes/theme.ts";

/** Semitones of the tune's range above and below its middle. */
const compass = 9;

type Placed = { note: MotifNote; pitch: number };

/** Writes the tune over all bars: the motif on each chord, varied as the story's beat asks. */
export function writeMelody(
  bars: readonly HarmonicBar[],
  motif: Motif,
  theme: Theme,
  key: { tonic: number; seed: number },
): Note[] {
  const notes: Note[] = [];
  let last = nearestOf([key.tonic], theme.center);
  for (const [barIndex, bar] of bars.entries()) {
    const plan = planPhrase(bar, motif, key.seed);
    const instrument = leadFor(bar, theme);
    const middle = theme.center + bar.mood.register;
    const [low, high] = compassFor(instrument, middle);
    const placed = bar.last
      ? [{ note: wholeBar(bar), pitch: foldInto(nearestOf([key.tonic], last), low, high) }]
      : setOnChord(bar, plan, { theme, tonic: key.tonic, last, low, high });
    let before: number | null = null;
    let freeAt = -1;
    for (const { note, pitch } of placed) {
      const start = timeInBar(bar, note.at);
      const beats = Math.min(note.beats, bar.beats - note.at);
      const seconds = (timeInBar(bar, note.at + beats) - start) * bar.mood.legato;
      const slurred: boolean =
        before !== null && bar.mood.legato > 0.75 && freeAt >= note.at - 0.01;
      const accent = theme.strong.includes(note.at) ? 1 : 0.86;
      notes.push({
        part: "melody",
        instrument,
        start,
        seconds,
        pitch,
        velocity: Math.min(1, (0.5 + 0.4 * bar.section.intensity) * accent * bar.mood.touch),
        from: slurred ? before : null,
        bar: barIndex,
      });
      before = pitch;
      freeAt = note.at + note.beats;
      last = pitch;
    }
  }
  return notes;
}

/** The instrument of the tune: the mood's soloist while the music is quiet, else the theme's. */
export function leadFor(bar: HarmonicBar, theme: Theme): InstrumentName {
  const { intensity } = bar.section;
  if (bar.mood.lead && intensity < 0.8) return bar.mood.lead;
  const [soft, plain, loud] = theme.orchestra.lead;
  return intensity < 0.4 ? soft : intensity < 0.72 ? plain : loud;
}

function compassFor(instrument: InstrumentName, middle: number): [number, number] {
  const [lowest, highest] = instrumentNamed(instrument).range;
  const center = Math.min(Math.max(middle, lowest + compass), highest - compass);
  return [Math.max(lowest, center - compass), Math.min(highest, center + compass)];
}

function wholeBar(bar: HarmonicBar): MotifNote {
  return { at: 0, beats: bar.beats, step: 0 };
}

type Setting = { theme: Theme; tonic: number; last: number; low: number; high: number };

/** Available pitches of a bar: its scale, and its chord alone. */
type Ladders = { scale: number[]; chord: number[] };

/**
 * Tries the chord tones near the last note as the motif's start and takes the smoothest that fits.
 */
function setOnChord(bar: HarmonicBar, plan: Plan, setting: Setting): Placed[] {
  const { last, low, high } = setting;
  const classes = chordClasses(bar.chord, setting.tonic).slice(0, 3);
  const middle = (low + high) / 2;
  const ladders = {
    scale: pitchesOf(bar.scale, low - 24, high + 24),
    chord: pitchesOf(chordClasses(bar.chord, setting.tonic), low - 24, high + 24),
  };
  const footings = pitchesOf(classes, low - 5, high + 2).toSorted(
    (a, b) => cost(a, last, middle) - cost(b, last, middle),
  );
  let best: Placed[] = [];
  let bestFit = Number.POSITIVE_INFINITY;
  for (const footing of footings.slice(0, 7)) {
    const placed = place(bar, plan, footing, { ladders, theme: setting.theme });
    const outside = placed.reduce(
      (sum, { pitch }) => sum + Math.max(0, low - pitch, pitch - high) * 4,
      0,
    );
    const jumps = placed.map(({ pitch }, i) => pitch - (placed[i - 1]?.pitch ?? last));
    const wild = jumps.reduce((sum, jump) => sum + 3 * Math.max(0, Math.abs(jump) - 7), 0);
    const fit = outside + wild + 0.3 * cost(footing, last, middle);
    if (fit < bestFit) {
      bestFit = fit;
      best = placed;
    }
  }
  return best.map(({ note, pitch }) => ({ note, pitch: foldInto(pitch, low, high) }));
}

function cost(footing: number, last: number, middle: number): number {
  return Math.abs(footing - last) + 0.5 * Math.abs(footing - middle);
}

/**
 * Strong and long notes take the nearest chord tone; the others follow the scale as the motif does.
 */
function place(
  bar: HarmonicBar,
  plan: Plan,
  footing: number,
  { ladders, theme }: { ladders: Ladders; theme: Theme },
): Placed[] {
  const { scale, chord } = ladders;
  const lifted = stepsFrom(scale, footing, plan.lift);
  const placed: Placed[] = [];
  for (const note of plan.notes) {
    if (note.at >= bar.beats - 0.05) continue;
    const before = placed.at(-1);
    const wanted = stepsFrom(scale, lifted, note.step);
    const leaps = before !== undefined && Math.abs(wanted - before.pitch) > 4;
    const onChord = isLeaning(note, theme) || leaps;
    let pitch = onChord ? stepsFrom(chord, wanted, 0) : wanted;
    const way = before ? Math.sign(note.step - before.note.step) : 0;
    if (before && way !== 0 && pitch === before.pitch) {
      // The motif moves here: a repeated note would blur its contour.
      pitch = stepsFrom(onChord ? chord : scale, pitch, way);
    }
    placed.push({ note, pitch });
  }
  return placed;
}

/** Whether a note is on a strong beat, where the ear expects a chord tone. */
export function isLeaning(note: { at: number; beats: number }, theme: Theme): boolean {
  return note.beats >= 1.5 || theme.strong.some((beat) => Math.abs(beat - note.at) < 0.01);
}
