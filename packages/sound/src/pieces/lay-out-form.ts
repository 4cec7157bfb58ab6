import { type Chord, scaleOver } from "#music/chord.ts";
import { readChord } from "./chord-name.ts";
import type { Piece, Section } from "./piece.ts";

/** A chord and the steps of its bar that it spans. */
export type Span = { chord: Chord; scale: number[]; from: number; to: number };

export type PieceBar = {
  index: number;
  name: string;
  section: Section;
  /** Index among the bars of its section, and the number of those. */
  inSection: number;
  count: number;
  /** How often the section was played before. */
  turn: number;
  /** One or two chord changes per bar. */
  spans: Span[];
  /** Time of each step in seconds from the beginning; one more entry than there are steps. */
  times: number[];
  isLast: boolean;
};

/** Seconds that the last chord rings. */
const tailSeconds = { ring: 3.6, stop: 1.6, slow: 4.2, fade: 0.4 } as const;

export type FormLayout = { bars: PieceBar[]; seconds: number };

/**
 * Expands a form into bars: the time of each step and its chord.
 * @throws RangeError for an unknown section or chord.
 */
export function layOutForm(piece: Piece): FormLayout {
  const { meter, form, sections, key } = piece;
  const names = form.trim().split(/\s+/);
  const turns = new Map<string, number>();
  const bars: PieceBar[] = [];
  let time = 0;
  for (const name of names) {
    const section = sections[name];
    if (!section) throw new RangeError(`${piece.id} has no section ${name}.`);
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const chords = section.chords.trim().split(/\s+/);
    for (let inSection = 0; inSection < section.bars; inSection += 1) {
      const shared = (chords[inSection % chords.length] ?? "I").split(",");
      const spans = shared.map((symbol, place): Span => {
        const chord = readChord(symbol);
        return {
          chord,
          scale: scaleOver(chord, key.mode, key.tonic),
          from: Math.round((place * meter.steps) / shared.length),
          to: Math.round(((place + 1) * meter.steps) / shared.length),
        };
      });
      bars.push({
        index: bars.length,
        name,
        section,
        inSection,
        count: section.bars,
        turn,
        spans,
        times: [],
        isLast: false,
      });
    }
  }
  for (const bar of bars) {
    const left = bars.length - 1 - bar.index;
    bar.isLast = left === 0;
    const broad = piece.ending === "slow" && left < 2 ? 1.14 + 0.2 * (1 - left) : 1;
    const stepSeconds = (60 / piece.bpm / meter.perBeat) * broad;
    bar.times = Array.from(
      { length: meter.steps + 1 },
      (_, step) => time + swung(step, piece) * stepSeconds,
    );
    time += meter.steps * stepSeconds;
  }
  return { bars, seconds: time + tailSeconds[piece.ending] };
}

/** The chord at a step of a bar. */
export function spanAt(bar: PieceBar, step: number): Span {
  const found = bar.spans.find(({ from, to }) => step >= from && step < to) ?? bar.spans.at(-1);
  if (!found) throw new RangeError(`Bar ${bar.index} has no chord.`);
  return found;
}

/** The position of a step, in steps, with swing applied to pairs of notes. */
function swung(step: number, { swing }: Piece): number {
  if (!swing) return step;
  const pair = swing.steps * 2;
  const start = Math.floor(step / pair) * pair;
  const along = (step - start) / pair;
  const bent =
    along < 0.5 ? along * 2 * swing.place : swing.place + (along - 0.5) * 2 * (1 - swing.place);
  return start + bent * pair;
}
