import type { Note } from "#music/score.ts";
import { leadVoices } from "#music/voicing.ts";
import { layOutForm, type FormLayout, type PieceBar } from "./lay-out-form.ts";
import type { Layer, Piece } from "./piece.ts";
import { writeBassBar } from "./write-bass.ts";
import { type Voicings, writeChordBar } from "./write-chords.ts";
import { writeDrumBar } from "./write-drums.ts";
import { writeEnding } from "./write-ending.ts";
import { writeRiffBar } from "./write-riff.ts";
import { writeTuneSection } from "./write-tune.ts";

/** The notes of each layer. */
export type Parts = { name: string; layer: Layer; notes: Note[] }[];

/**
 * Composes a piece: every note of every layer. The same piece always gives the same notes.
 * @throws RangeError when it names an unknown section, layer or chord.
 */
export function writePiece(piece: Piece): { layout: FormLayout; parts: Parts } {
  const layout = layOutForm(piece);
  const voicings = voice(piece, layout);
  for (const { plays } of Object.values(piece.sections)) {
    for (const { name } of readPlays(plays)) {
      if (!piece.band[name]) throw new RangeError(`${piece.id} has no layer ${name}.`);
    }
  }
  const last = layout.bars.at(-1);
  const parts = Object.entries(piece.band).map(([name, layer]) => {
    const played = layout.bars.flatMap((bar) => {
      const way = wayOf(name, bar);
      return way === null ? [] : writeBar(piece, layer, { way, bar, layout, voicings });
    });
    const isThere = last && wayOf(name, last) !== null;
    return {
      name,
      layer,
      notes: [...played, ...(isThere ? writeEnding(piece, layer, layout) : [])],
    };
  });
  return { layout, parts };
}

type Place = { way: number; bar: PieceBar; layout: FormLayout; voicings: Voicings };

function writeBar(piece: Piece, layer: Layer, { way, bar, layout, voicings }: Place): Note[] {
  const notes = unforced(piece, layer, { way, bar, layout, voicings });
  const force = bar.section.force ?? 1;
  return force === 1
    ? notes
    : notes.map((note) => ({ ...note, velocity: Math.min(1.2, note.velocity * force) }));
}

function unforced(piece: Piece, layer: Layer, { way, bar, layout, voicings }: Place): Note[] {
  switch (layer.kind) {
    case "drums":
      return writeDrumBar(layer, way, bar);
    case "bass":
      return writeBassBar(piece, layer, layer.ways[way] ?? layer.ways[0], {
        bar,
        next: layout.bars[bar.index + 1],
      });
    case "chords":
      return writeChordBar(piece, layer, layer.ways[way] ?? layer.ways[0], { bar, voicings });
    case "riff":
      return writeRiffBar(piece, layer, layer.ways[way] ?? layer.ways[0], bar);
    case "tune": {
      if (bar.inSection > 0) return [];
      const section = layout.bars.slice(bar.index, bar.index + bar.count);
      return writeTuneSection(piece, layer, way, section);
    }
  }
}

/** The number of a layer's pattern in a bar; null when it rests. */
function wayOf(name: string, { section }: PieceBar): number | null {
  return readPlays(section.plays).find((one) => one.name === name)?.way ?? null;
}

function readPlays(plays: string): { name: string; way: number }[] {
  return plays
    .trim()
    .split(/\s+/)
    .map((each) => {
      const [name = "", way = "0"] = each.split(":");
      return { name, way: Number(way) };
    });
}

/** Chords of more than four tones leave their root to the bass. */
function voice(piece: Piece, { bars }: FormLayout): Voicings {
  const chords = bars.flatMap(({ spans }) =>
    spans.map(({ chord }) => {
      const tones = chord.tones.length > 4 ? chord.tones.slice(1) : chord.tones;
      return { chord: { ...chord, tones } };
    }),
  );
  const led = leadVoices(chords, piece.key.tonic);
  let at = 0;
  return bars.map(({ spans }) => spans.map(() => led[at++] ?? []));
}
