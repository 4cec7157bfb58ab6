import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Note, Part } from "#music/score.ts";
import type { EffectCue } from "#score/cue-sheet.ts";
import { identTiming } from "./ident-timing.ts";

const { gathered, awake, gleam, seconds: end } = identTiming;

type Chord = readonly number[];

/**
 * Chords in D: from the sixth degree through the fourth and fifth to the tonic when the mane
 * closes.
 */
const harmony: readonly { from: number; to: number; low: number; chord: Chord }[] = [
  { from: 0.15, to: 2.5, low: 47, chord: [59, 62, 66, 69] },
  { from: 2.5, to: 4.4, low: 43, chord: [59, 62, 67, 71] },
  { from: 4.4, to: gathered, low: 45, chord: [61, 64, 69, 74] },
];
const home: Chord = [50, 57, 62, 66, 69];

/** The five-note logo motif: it rises by a step each time the light falls in. */
const call = [
  { at: gathered, pitch: 69, seconds: 0.8 },
  { at: awake - 0.15, pitch: 74, seconds: 0.3 },
  { at: awake + 0.15, pitch: 76, seconds: 0.3 },
  { at: awake + 0.45, pitch: 78, seconds: 0.55 },
  { at: awake + 1, pitch: 81, seconds: 1.75 },
] as const;

/** The notes that the orchestra plays. */
export function writeIdentNotes(): Note[] {
  return [
    ...writeSwell(),
    ...writeHarp(),
    ...writeRoll(),
    ...writeArrival(),
    ...call.flatMap(({ at, pitch, seconds }, index) => [
      note("melody", "horn", at, seconds, pitch - 12, 0.78, call[index - 1]?.pitch),
      note("double", "strings", at, seconds, pitch, 0.66),
      note("sparkle", "celesta", at, 1.2, pitch + 12, 0.5),
    ]),
  ].toSorted((a, b) => a.start - b.start);
}

/** The sound effects. */
export function listIdentEffects(): EffectCue[] {
  return [
    { at: 0.25, sound: "whoosh", gain: 0.22, pan: -0.7 },
    { at: 1.35, sound: "whoosh", gain: 0.3, pan: 0.7 },
    { at: 2.3, sound: "whoosh", gain: 0.38, pan: -0.5 },
    { at: 3.2, sound: "whoosh", gain: 0.42, pan: 0.5 },
    { at: 3.9, sound: "magic", gain: 0.34, pan: 0 },
    { at: 4.9, sound: "whoosh", gain: 0.4, pan: 0 },
    { at: gathered + 0.05, sound: "sparkle", gain: 0.42, pan: 0.25 },
    { at: awake, sound: "twinkle", gain: 0.4, pan: -0.15 },
    { at: gleam, sound: "chime", gain: 0.3, pan: 0.1 },
  ];
}

/** Strings and choir: one chord after the other, each louder. */
function writeSwell(): Note[] {
  return harmony.flatMap(({ from, to, low, chord }, index) => {
    const force = 0.34 + 0.2 * index;
    const seconds = to - from;
    return [
      note("bass", "strings", from, seconds, low, force),
      ...chord.map((pitch) => note("pad", "strings", from, seconds, pitch, force)),
      ...chord.slice(1).map((pitch) => note("wash", "choir", from, seconds, pitch, force * 0.9)),
      ...(index > 0
        ? chord.map((pitch) => note("pad", "tremolo", from, seconds, pitch + 12, force * 0.8))
        : []),
    ];
  });
}

/** One note for each strand that appears alone, then accelerating runs. */
function writeHarp(): Note[] {
  const notes = [66, 69, 74, 78].map((pitch, index) =>
    note("figure", "celesta", 0.35 + index * 0.5, 1.6, pitch + 12, 0.4 + index * 0.05),
  );
  let at = 2.4;
  for (let step = 0; at < gathered - 0.05; step += 1) {
    const now = harmony.findLast(({ from }) => from <= at + 0.01);
    const chord = now?.chord ?? home;
    // Two steps up and one back, over three octaves.
    const rung = step - Math.floor(step / 3) * 2 + (step % 3 === 2 ? -1 : 0);
    const pitch =
      (chord[((rung % 4) + 4) % 4] ?? 62) + 12 * (Math.floor(Math.max(0, rung) / 4) % 3);
    const force = 0.34 + 0.36 * ((at - 2.4) / (gathered - 2.4));
    notes.push(note("figure", "harp", at, 1.2, pitch, force));
    at += Math.max(0.082, 0.2 - 0.034 * (at - 2.4));
  }
  return notes;
}

/** A drum roll that grows under a cymbal. */
function writeRoll(): Note[] {
  const notes = [note("marks", "cymbal-swell", gathered - 1.5, 2, 60, 0.62)];
  for (let at = 4.5; at < gathered - 0.06; at += 0.11) {
    const near = (at - 4.5) / (gathered - 4.5);
    notes.push(note("drums", "timpani", at, 0.3, 45, 0.16 + 0.5 * near * near));
  }
  return notes;
}

/** The mane closes: a tutti chord that rings until the end. */
function writeArrival(): Note[] {
  const ring = end - gathered - 0.5;
  return [
    note("drums", "timpani", gathered, 1.6, 38, 0.95),
    note("drums", "taiko", gathered, 1.4, 40, 0.8),
    note("marks", "crash", gathered, 2.4, 60, 0.5),
    note("marks", "tubular-bells", gathered, 3, 74, 0.5),
    note("bass", "strings", gathered, ring, 38, 0.8),
    ...home.map((pitch) => note("pad", "brass", gathered, 1.9, pitch, 0.72)),
    ...home.map((pitch) => note("pad", "strings", gathered, ring, pitch + 12, 0.72)),
    ...home.slice(2).map((pitch) => note("wash", "choir", gathered, ring, pitch, 0.7)),
    ...[62, 66, 69, 74, 78, 81, 86].map((pitch, index) =>
      note("figure", "harp", gathered + 0.05 * index, 2, pitch, 0.6),
    ),
    ...[86, 90, 93].map((pitch, index) =>
      note("sparkle", "glockenspiel", awake + 1.05 + 0.13 * index, 1.5, pitch, 0.42),
    ),
  ];
}

function note(
  part: Part,
  instrument: InstrumentName,
  start: number,
  seconds: number,
  pitch: number,
  velocity: number,
  slurredFrom?: number,
): Note {
  const from = slurredFrom === undefined ? null : slurredFrom - 12;
  return { part, instrument, start, seconds, pitch, velocity, from, bar: 0 };
}
