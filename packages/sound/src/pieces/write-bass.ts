import { randomAt } from "@goldmane/std/seeded-random";
import { instrumentNamed } from "#instruments/orchestra.ts";
import { foldInto } from "#music/pitches.ts";
import type { Note } from "#music/score.ts";
import { nearestPitch, pitchClass } from "#signal/pitch.ts";
import { type PieceBar, spanAt } from "./lay-out-form.ts";
import type { LineLayer, Piece } from "./piece.ts";
import { type Stroke, strokesInBar } from "./strokes.ts";

/** The bass of one bar; `next` is the chord root that it leads to. */
export function writeBassBar(
  { key, seed, meter }: Piece,
  layer: LineLayer,
  line: string,
  { bar, next }: { bar: PieceBar; next: PieceBar | undefined },
): Note[] {
  const strokes =
    line === "walk" ? walkingStrokes(meter) : strokesInBar(line, bar.inSection, meter.steps);
  return strokes.map(({ step, steps, sign }): Note => {
    const span = spanAt(bar, step);
    const root = pitchClass(key.tonic + span.chord.root);
    const ahead = next?.spans[0] ?? span;
    const nextRoot = pitchClass(key.tonic + ahead.chord.root);
    const wanted = toneOf(sign, {
      root,
      nextRoot,
      tonic: key.tonic,
      tones: span.chord.tones,
      scale: span.scale,
      chance: randomAt(seed ^ 0xba55, bar.index * 32 + step),
    });
    const { range } = instrumentNamed(layer.player);
    const low = Math.max(range[0], 28);
    const home = nearestPitch(root, 38 + 12 * (layer.octave ?? 0));
    const pitch = foldInto(home + wanted, low, range[1]);
    const start = bar.times[step] ?? 0;
    const end = bar.times[Math.min(step + steps, meter.steps)] ?? start;
    const held = step + steps > meter.steps ? (end - start) * 1.5 : end - start;
    return {
      part: "bass",
      instrument: layer.player,
      start,
      seconds: Math.max(0.05, held * (layer.length ?? 0.92)),
      pitch,
      velocity: sign === "r" ? 0.55 : sign === "R" || sign === "d" ? 0.88 : 0.72,
      from: null,
      bar: bar.index,
    };
  });
}

type Place = {
  root: number;
  nextRoot: number;
  tonic: number;
  tones: readonly number[];
  scale: readonly number[];
  /** A random number, 0..1, for improvised choices. */
  chance: number;
};

/** Semitones above the chord's root. */
function toneOf(sign: string, place: Place): number {
  const { root, nextRoot, tonic, tones, chance } = place;
  switch (sign) {
    case "O":
      return 12;
    case "3":
      return tones[1] ?? 4;
    case "5":
      return tones[2] ?? 7;
    case "7":
      return tones.find((tone) => tone === 9 || tone === 10 || tone === 11) ?? 12;
    case "l":
      return (tones[2] ?? 7) - 12;
    case "d":
      return pitchClass(tonic - root) > 6
        ? pitchClass(tonic - root) - 12
        : pitchClass(tonic - root);
    case "x":
      return nearestPitch(nextRoot, root) - root + (chance < 0.5 ? -1 : 2);
    case "w":
      return chance < 0.4 ? (tones[1] ?? 4) : chance < 0.8 ? (tones[2] ?? 7) : 2;
    case "W":
      return chance < 0.5 ? (tones[2] ?? 7) : (tones[3] ?? 12);
    default:
      return 0;
  }
}

/** A walking bass: one note per beat: root, two chord tones, and a step into the next root. */
function walkingStrokes({ steps, perBeat }: Piece["meter"]): Stroke[] {
  const beats = Math.round(steps / perBeat);
  return Array.from({ length: beats }, (_, beat) => ({
    step: beat * perBeat,
    steps: perBeat,
    sign: beat === 0 ? "R" : beat === beats - 1 ? "x" : beat % 2 === 1 ? "w" : "W",
  }));
}
