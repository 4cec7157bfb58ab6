import { hashText } from "@goldmane/std/hash-text";
import { pick, seededRandom, type Random } from "@goldmane/std/seeded-random";
import { chordClasses } from "#music/chord.ts";
import { instrumentNamed } from "#instruments/orchestra.ts";
import { nearestOf, pitchesOf, stepsFrom } from "#music/pitches.ts";
import type { Note } from "#music/score.ts";
import { pitchClass } from "#signal/pitch.ts";
import { type PieceBar, spanAt } from "./lay-out-form.ts";
import type { Piece, TuneLayer } from "./piece.ts";

/** A phrase before its chords are known: its note times and its contour. */
type Phrase = { notes: PhraseNote[] };
type PhraseNote = {
  bar: number;
  step: number;
  steps: number;
  /** Scale degrees from the phrase's first note. */
  rise: number;
};

const phraseBars = 2;

/**
 * The tune of one section: two-bar phrases, some of them equal, each fitted to its chords; the last
 * one ends on the tonic. On a repeat, long notes are ornamented differently.
 */
export function writeTuneSection(
  piece: Piece,
  layer: TuneLayer,
  way: number,
  bars: readonly PieceBar[],
): Note[] {
  const plan = layer.phrases ?? "abac";
  const notes: Note[] = [];
  for (let first = 0; first < bars.length; first += phraseBars) {
    const letter = plan[(first / phraseBars) % plan.length] ?? "a";
    const random = seededRandom(piece.seed ^ hashText(`${way}${letter}`));
    const phrase = inventPhrase(piece, layer, random);
    const isClose = first + phraseBars >= bars.length;
    const turn = bars[first]?.turn ?? 0;
    const graced =
      turn === 0 ? null : seededRandom(piece.seed ^ hashText(`${letter}${first}${turn}`));
    notes.push(
      ...fit(piece, layer, phrase, bars.slice(first, first + phraseBars), { isClose, graced }),
    );
  }
  return notes;
}

function inventPhrase({ meter }: Piece, layer: TuneLayer, random: Random): Phrase {
  const leap = layer.leap ?? 2;
  const notes: PhraseNote[] = [];
  let rise = 0;
  const rhythms = Array.from({ length: phraseBars }, () => pick(random, layer.rhythms));
  for (const [bar, rhythm] of rhythms.entries()) {
    let step = 0;
    for (const length of rhythm.trim().split(/\s+/).map(Number)) {
      const steps = Math.round(Math.abs(length) * meter.perBeat);
      if (length > 0 && step < meter.steps) {
        notes.push({ bar, step, steps, rise });
        const along = (bar + step / meter.steps) / phraseBars;
        rise += stepOf(layer.contour ?? "arch", along, leap, random);
      }
      step += steps;
    }
  }
  return { notes };
}

/** Scale degrees to the next note, by the position in the phrase. */
function stepOf(
  contour: NonNullable<TuneLayer["contour"]>,
  along: number,
  leap: number,
  random: Random,
): number {
  const size = random() < 0.68 ? 1 : 1 + Math.floor(random() * leap);
  const chance = random();
  switch (contour) {
    case "arch":
      return (chance < (along < 0.5 ? 0.74 : 0.26) ? 1 : -1) * size;
    case "fall":
      return (along < 0.12 ? 1 : chance < 0.28 ? 1 : -1) * size;
    case "rise":
      return (along > 0.85 ? -1 : chance < 0.7 ? 1 : -1) * size;
    case "wave":
      return (Math.sin(along * Math.PI * 4) > 0 === chance < 0.82 ? 1 : -1) * size;
    case "hook":
      // Repetitions and steps are preferred to leaps.
      return chance < 0.45 ? 0 : (chance < 0.72 ? 1 : -1) * (random() < 0.5 ? size : leap);
  }
}

type Fit = { isClose: boolean; graced: Random | null };

function fit(
  piece: Piece,
  layer: TuneLayer,
  { notes }: Phrase,
  bars: readonly PieceBar[],
  { isClose, graced }: Fit,
): Note[] {
  const { meter, key } = piece;
  const own = layer.scale?.map((degree) => pitchClass(key.tonic + degree));
  const { range } = instrumentNamed(layer.player);
  const [low, high] = [
    Math.max(range[0], layer.center - 11),
    Math.min(range[1], layer.center + 12),
  ];
  const written: Note[] = [];
  let anchor = layer.center;
  let from: number | null = null;
  const last = notes.findLast(({ bar }) => bar < bars.length);
  for (const [index, { bar: place, step, steps, rise }] of notes.entries()) {
    const bar = bars[place];
    if (!bar) continue;
    const span = spanAt(bar, step);
    const chord = chordClasses(span.chord, key.tonic);
    const ladder = pitchesOf(own ?? span.scale, low, high);
    if (index === 0) anchor = nearestOf(chord, layer.center);
    const plain = reflect(stepsFrom(ladder, anchor, rise), low, high);
    const isEnd = isClose && notes[index] === last;
    const isStrong = step % (meter.perBeat * 2) === 0 || steps >= meter.perBeat * 1.5;
    const goal = isEnd
      ? nearestOf(
          [key.tonic, ...chord.slice(0, 1)].filter((c) => chord.includes(c)),
          plain,
        )
      : plain;
    const pitch = isEnd ? goal : isStrong ? nearestOf(chord, plain) : plain;
    const endStep = isEnd ? meter.steps : Math.min(step + steps, meter.steps);
    const start = bar.times[step] ?? 0;
    const end = bar.times[endStep] ?? start;
    const seconds = Math.max(0.06, (end - start) * (layer.legato ?? 0.94));
    const note: Note = {
      part: "melody",
      instrument: layer.player,
      start,
      seconds,
      pitch,
      velocity: (isStrong ? 0.84 : 0.68) * (0.92 + 0.16 * (1 - index / notes.length)),
      from: (layer.legato ?? 0.94) > 0.9 ? from : null,
      bar: bar.index,
    };
    const canGrace = graced && !isEnd && steps >= meter.perBeat && graced() < 0.4;
    written.push(...(canGrace ? grace(note, ladder, graced) : [note]));
    from = pitch;
  }
  return written;
}

/** Ornaments a long note: two or three notes, up and back, or passing to the next. */
function grace(note: Note, ladder: readonly number[], random: Random): Note[] {
  const half = note.seconds / 2;
  const neighbour = stepsFrom(ladder, note.pitch, random() < 0.6 ? 1 : -1);
  const first = { ...note, seconds: half };
  const second = {
    ...note,
    start: note.start + half,
    seconds: half,
    velocity: note.velocity * 0.85,
  };
  return [first, { ...second, pitch: neighbour, from: null }];
}

function reflect(pitch: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, pitch));
}
