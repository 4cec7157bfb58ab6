import { instrumentNamed, orchestra, type InstrumentName } from "#instruments/orchestra.ts";
import { patternIn, timeInBar } from "./bars.ts";
import type { HarmonicBar } from "./harmony.ts";
import { foldInto } from "./pitches.ts";
import type { Note } from "./score.ts";
import type { DrumRows, Theme } from "./themes/theme.ts";

const strokes: Record<string, number> = { X: 0.95, x: 0.7, o: 0.42 };

/** The theme's drum pattern at the section's intensity, with a fill into a more intense section. */
export function writeDrums(bars: readonly HarmonicBar[], theme: Theme, tonic: number): Note[] {
  return bars.flatMap((bar, index) => {
    const strength = bar.section.intensity * bar.mood.drums;
    if (bar.last || strength < 0.12) return [];
    const rows = theme.kit[strength < 0.36 ? 0 : strength < 0.68 ? 1 : 2];
    const next = bars[index + 1];
    const fills =
      next !== undefined &&
      next.sectionIndex !== bar.sectionIndex &&
      next.section.intensity > bar.section.intensity + 0.1;
    const until = fills && bar.beats > 1 ? bar.beats - 1 : bar.beats;
    const beat = beatNotes(bar, index, { rows, theme, tonic, until });
    return fills ? [...beat, ...fillNotes(bar, index, theme, tonic)] : beat;
  });
}

function beatNotes(
  bar: HarmonicBar,
  index: number,
  options: { rows: DrumRows; theme: Theme; tonic: number; until: number },
): Note[] {
  const notes: Note[] = [];
  for (const [name, row] of Object.entries(options.rows)) {
    if (!isInstrument(name) || !row) continue;
    const { beats, division } = options.theme;
    const signs = row.split("").map((sign, step) => ({ sign, at: step / division }));
    for (const { sign, at } of patternIn(bar, signs, beats)) {
      const stroke = strokes[sign];
      if (stroke === undefined || at >= options.until - 0.01) continue;
      const velocity = stroke * (0.7 + 0.3 * bar.section.intensity);
      notes.push(hit(bar, index, name, { at, velocity, tonic: options.tonic }));
    }
  }
  return notes;
}

function fillNotes(bar: HarmonicBar, index: number, theme: Theme, tonic: number): Note[] {
  const instrument: InstrumentName =
    theme.orchestra.accent === "drums"
      ? "snare"
      : theme.orchestra.accent === "stars"
        ? "hat"
        : "frame-drum";
  const count = theme.division;
  return Array.from({ length: count }, (_, i) =>
    hit(bar, index, instrument, {
      at: bar.beats - 1 + i / count,
      velocity: 0.4 + (0.4 * i) / count,
      tonic,
    }),
  );
}

function hit(
  bar: HarmonicBar,
  index: number,
  instrument: InstrumentName,
  stroke: { at: number; velocity: number; tonic: number },
): Note {
  return {
    part: "drums",
    instrument,
    start: timeInBar(bar, stroke.at),
    seconds: 0.25,
    pitch: drumPitch(bar, instrument, stroke.tonic),
    velocity: Math.min(1, stroke.velocity),
    from: null,
    bar: index,
  };
}

/** Timpani sound the root; other drums have a fixed pitch. */
export function drumPitch(bar: HarmonicBar, instrument: InstrumentName, tonic: number): number {
  if (instrument !== "timpani") return 60;
  const [low] = instrumentNamed("timpani").range;
  return foldInto(tonic + bar.chord.root + 36, low + 40, low + 51);
}

function isInstrument(name: string): name is InstrumentName {
  return name in orchestra;
}
