import { isInstrument, type InstrumentName } from "#instruments/orchestra.ts";
import type { Note } from "#music/score.ts";
import type { PieceBar } from "./lay-out-form.ts";
import type { DrumLayer, DrumRows } from "./piece.ts";

const strength: Readonly<Record<string, number>> = { X: 1, x: 0.74, o: 0.5, "-": 0.28 };

/** The drum strokes of one bar: the groove, or the fill that leads out of a section. */
export function writeDrumBar(layer: DrumLayer, way: number, bar: PieceBar): Note[] {
  const isTurn = bar.inSection === bar.count - 1 && bar.section.fill;
  const groove = layer.ways[way] ?? layer.ways[0];
  return strokesOf(isTurn && bar.section.fill ? bar.section.fill : groove, bar);
}

function strokesOf(rows: DrumRows, bar: PieceBar): Note[] {
  const steps = bar.times.length - 1;
  return Object.entries(rows).flatMap(([row, written]) => {
    const [name = "", tune] = row.split("/");
    const signs = (written ?? "").replaceAll(/\s/g, "");
    const bars = Math.max(1, Math.round(signs.length / steps));
    const from = (bar.inSection % bars) * steps;
    return signs
      .slice(from, from + steps)
      .split("")
      .flatMap((sign, step): Note[] => {
        const velocity = strength[sign];
        if (velocity === undefined) return [];
        return [
          {
            part: "drums",
            instrument: playerNamed(name),
            start: bar.times[step] ?? 0,
            seconds: 0.2,
            pitch: Number(tune ?? 60),
            velocity,
            from: null,
            bar: bar.index,
          },
        ];
      });
  });
}

function playerNamed(name: string): InstrumentName {
  if (!isInstrument(name)) throw new RangeError(`Unknown instrument: ${name}`);
  return name;
}
