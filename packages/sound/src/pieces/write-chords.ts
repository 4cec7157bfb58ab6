import { instrumentNamed } from "#instruments/orchestra.ts";
import { foldInto } from "#music/pitches.ts";
import type { Note } from "#music/score.ts";
import type { PieceBar } from "./lay-out-form.ts";
import type { LineLayer, Piece } from "./piece.ts";
import { type Stroke, strokesInBar } from "./strokes.ts";

/** Pitches of each chord of each bar, ascending. */
export type Voicings = readonly (readonly (readonly number[])[])[];

/** The chordal accompaniment of one bar: strums, stabs, arpeggios, sustained pads. */
export function writeChordBar(
  { meter }: Piece,
  layer: LineLayer,
  line: string,
  { bar, voicings }: { bar: PieceBar; voicings: Voicings },
): Note[] {
  const { range, kind } = instrumentNamed(layer.player);
  const shift = 12 * (layer.octave ?? 0);
  return strokesInBar(line, bar.inSection, meter.steps).flatMap((stroke) => {
    const { step, steps } = stroke;
    const spanIndex = bar.spans.findIndex(({ from, to }) => step >= from && step < to);
    const voices = (voicings[bar.index]?.[spanIndex] ?? []).map((pitch) => pitch + shift);
    const start = bar.times[step] ?? 0;
    const last = Math.min(step + steps, meter.steps);
    // A chord does not sound past its change unless the strings ring freely.
    const until = bar.spans[spanIndex]?.to ?? meter.steps;
    const end = bar.times[kind === "struck" ? last : Math.min(last, until)] ?? start;
    const struck = struckBy(stroke, voices);
    return struck.map((pitch, place): Note => {
      const delay = (layer.strum ?? 0) * (stroke.sign === "a" ? struck.length - 1 - place : place);
      return {
        part: isPad(layer, steps, meter.steps) ? "pad" : "figure",
        instrument: layer.player,
        start: start + delay,
        seconds: Math.max(0.05, (end - start) * (layer.length ?? 0.96) - delay),
        pitch: foldInto(pitch, range[0], range[1]),
        velocity: velocityOf(stroke) / Math.sqrt(struck.length),
        from: null,
        bar: bar.index,
      };
    });
  });
}

function isPad({ player }: LineLayer, steps: number, stepsInBar: number): boolean {
  return instrumentNamed(player).kind === "held" && steps * 2 >= stepsInBar;
}

function struckBy({ sign }: Stroke, voices: readonly number[]): number[] {
  if (sign === "A" || sign === "a") return [...voices];
  if (sign === "T" || sign === "t") return voices.slice(1);
  const place = Number(sign);
  if (!Number.isInteger(place) || voices.length === 0) return [];
  const voice = voices[place % voices.length] ?? 60;
  return [voice + 12 * Math.floor(place / voices.length)];
}

function velocityOf({ sign, step }: Stroke): number {
  if (sign === "A" || sign === "T") return 1.15;
  if (sign === "a" || sign === "t") return 0.75;
  return step === 0 ? 0.8 : 0.64;
}
