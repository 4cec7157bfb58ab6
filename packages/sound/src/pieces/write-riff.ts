import { instrumentNamed } from "#instruments/orchestra.ts";
import { modes } from "#music/chord.ts";
import { foldInto, nearestOf } from "#music/pitches.ts";
import type { Note } from "#music/score.ts";
import { pitchClass } from "#signal/pitch.ts";
import { type PieceBar, spanAt } from "./lay-out-form.ts";
import type { LineLayer, Piece } from "./piece.ts";
import { strokesInBar } from "./strokes.ts";

/** An ostinato that ignores the chords, except that dissonant notes are adjusted. */
export function writeRiffBar(
  { meter, key }: Piece,
  layer: LineLayer,
  line: string,
  bar: PieceBar,
): Note[] {
  const { range } = instrumentNamed(layer.player);
  const scale = modes[key.mode];
  return strokesInBar(line, bar.inSection, meter.steps).map(({ step, steps, sign }): Note => {
    const { degree, octave } = degreeOf(sign);
    const tonic = 60 + (key.tonic > 6 ? key.tonic - 12 : key.tonic);
    const plain =
      tonic +
      12 * (octave + (layer.octave ?? 0)) +
      (scale[degree % 7] ?? 0) +
      12 * Math.floor(degree / 7);
    const over = spanAt(bar, step).scale;
    const pitch = over.includes(pitchClass(plain)) ? plain : nearestOf(over, plain);
    const start = bar.times[step] ?? 0;
    const end = bar.times[Math.min(step + steps, meter.steps)] ?? start;
    return {
      part: "figure",
      instrument: layer.player,
      start,
      seconds: Math.max(0.05, (end - start) * (layer.length ?? 0.9)),
      pitch: foldInto(pitch, range[0], range[1]),
      velocity: step % meter.perBeat === 0 ? 0.82 : 0.66,
      from: null,
      bar: bar.index,
    };
  });
}

function degreeOf(sign: string): { degree: number; octave: number } {
  const digit = Number(sign);
  if (digit >= 1) return { degree: digit - 1, octave: 0 };
  const letter = sign.charCodeAt(0) - "a".charCodeAt(0);
  return letter < 7 ? { degree: letter, octave: 1 } : { degree: letter - 7, octave: -1 };
}
