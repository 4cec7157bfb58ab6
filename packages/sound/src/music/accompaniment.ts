import { instrumentNamed, type InstrumentName } from "#instruments/orchestra.ts";
import { patternIn, timeInBar } from "./bars.ts";
import type { HarmonicBar } from "./harmony.ts";
import { foldInto, nearestOf } from "./pitches.ts";
import type { Note, Part } from "./score.ts";
import type { Theme } from "./themes/theme.ts";
import { chordClasses } from "./chord.ts";
import { pitchClass } from "#signal/pitch.ts";

type Held = { part: Part; instrument: InstrumentName; velocity: number; shift: number };

/**
 * Sustained chords: always a pad, and in some moods or at full intensity a second layer above it.
 */
export function writePads(
  bars: readonly HarmonicBar[],
  voicings: number[][],
  theme: Theme,
): Note[] {
  return bars.flatMap((bar, index) => {
    const { intensity } = bar.section;
    const [soft, loud] = theme.orchestra.pad;
    const layers: Held[] = [
      {
        part: "pad",
        instrument: intensity < 0.62 ? soft : loud,
        velocity: 0.42 + 0.3 * intensity,
        shift: 0,
      },
    ];
    if (bar.mood.wash && bar.mood.wash !== layers[0]?.instrument) {
      const velocity = (0.3 + 0.45 * intensity) * bar.mood.touch;
      layers.push({
        part: "wash",
        instrument: bar.mood.wash,
        velocity,
        shift: intensity > 0.5 ? 12 : 0,
      });
    }
    return layers.flatMap((layer) => holdChord(bar, index, voicings, layer));
  });
}

function holdChord(bar: HarmonicBar, index: number, voicings: number[][], layer: Held): Note[] {
  const start = bar.times[0] ?? 0;
  const end = bar.times.at(-1) ?? start;
  return (voicings[index] ?? []).map((pitch) => ({
    part: layer.part,
    instrument: layer.instrument,
    start,
    seconds: end - start,
    pitch: fitToRange(pitch + layer.shift, layer.instrument),
    velocity: Math.min(1, layer.velocity),
    from: null,
    bar: index,
  }));
}

/** The accompaniment figure: how the theme arpeggiates or strikes the chord. */
export function writeFigure(
  bars: readonly HarmonicBar[],
  voicings: number[][],
  theme: Theme,
): Note[] {
  return bars.flatMap((bar, index) => {
    const { intensity } = bar.section;
    const [soft, loud] = theme.orchestra.figure;
    const own = intensity < 0.62 ? soft : loud;
    const instrument = bar.mood.figure && intensity < 0.9 ? bar.mood.figure : own;
    if (bar.last) return restingChord(bar, index, voicings, instrument);
    const velocity = (0.42 + 0.32 * intensity) * bar.mood.touch * (1 - 0.25 * bar.spoken);
    return patternIn(bar, theme.figure, theme.beats).flatMap((note) => {
      const start = timeInBar(bar, note.at);
      const beats = Math.min(note.beats, bar.beats - note.at);
      return tonesOf(note.tone, voicings[index] ?? []).map((pitch, voice, all) => ({
        part: "figure" as const,
        instrument,
        start: start + (all.length > 1 && instrument === "guitar" ? voice * 0.012 : 0),
        seconds: timeInBar(bar, note.at + beats) - start,
        pitch: fitToRange(pitch, instrument),
        velocity: Math.min(1, (velocity * (note.accent ?? 1)) / Math.sqrt(all.length)),
        from: null,
        bar: index,
      }));
    });
  });
}

/** The film's last chord, rolled from the bottom and left to ring. */
function restingChord(
  bar: HarmonicBar,
  index: number,
  voicings: number[][],
  instrument: InstrumentName,
) {
  const start = bar.times[0] ?? 0;
  const end = bar.times.at(-1) ?? start;
  const voicing = voicings[index] ?? [];
  return [...voicing, (voicing[0] ?? 60) + 12].map((pitch, voice) => ({
    part: "figure" as const,
    instrument,
    start: start + voice * 0.07,
    seconds: Math.max(0.2, end - start - voice * 0.07),
    pitch: fitToRange(pitch, instrument),
    velocity: 0.45 + 0.2 * bar.section.intensity,
    from: null,
    bar: index,
  }));
}

function tonesOf(tone: number | "all", voicing: readonly number[]): number[] {
  if (tone === "all") return [...voicing].slice(0, 3);
  const octave = Math.floor(tone / Math.max(1, voicing.length));
  const pitch = voicing[tone % Math.max(1, voicing.length)];
  return pitch === undefined ? [] : [pitch + 12 * octave];
}

/** A1, 55 Hz: lower roots are inaudible or boomy on home speakers. */
const lowestRoot = 33;

/** Roots and fifths near the previous bass note. */
export function writeBass(bars: readonly HarmonicBar[], theme: Theme, tonic: number): Note[] {
  const instrument = theme.orchestra.bass;
  let last = foldInto(tonic, lowestRoot, lowestRoot + 12);
  return bars.flatMap((bar, index) => {
    const classes = chordClasses(bar.chord, tonic);
    const root = foldInto(nearestOf([classes[0] ?? tonic], last), lowestRoot, lowestRoot + 13);
    last = root;
    const pattern = bar.last
      ? [{ at: 0, beats: bar.beats, tone: "root" as const }]
      : patternIn(bar, theme.bass, theme.beats);
    return pattern.map((note) => {
      const start = timeInBar(bar, note.at);
      const beats = Math.min(note.beats, bar.beats - note.at);
      return {
        part: "bass" as const,
        instrument,
        start,
        seconds: timeInBar(bar, note.at + beats) - start,
        pitch: bassTone(note.tone, root, classes),
        velocity: Math.min(1, (0.5 + 0.35 * bar.section.intensity) * bar.mood.touch),
        from: null,
        bar: index,
      };
    });
  });
}

function bassTone(tone: "root" | "fifth" | "octave" | "third", root: number, classes: number[]) {
  if (tone === "octave") return root + 12;
  if (tone === "root") return root;
  const wanted = classes[tone === "third" ? 1 : 2] ?? classes[0] ?? 0;
  const above = root + pitchClass(wanted - root);
  return above - root > 7 ? above - 12 : above;
}

/** Transposes a pitch by octaves into the instrument's good range. */
export function fitToRange(pitch: number, instrument: InstrumentName): number {
  const [low, high] = instrumentNamed(instrument).range;
  return foldInto(pitch, low, Math.max(high, low + 12));
}
