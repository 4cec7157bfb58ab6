import { hashText } from "@goldmane/std/hash-text";
import { type Random, seededRandom } from "@goldmane/std/seeded-random";
import type { DrumRows, Layer, Meter } from "#pieces/piece.ts";
import type { Strokes } from "#pieces/strokes.ts";

type Band = Readonly<Record<string, Layer>>;
type Stretch = { meter: Meter; bars: number; seed: number };

/**
 * A band that plays its patterns as people do: over some bars nothing is repeated exactly. Figures
 * take neighboring notes, held chords are struck again, weak strokes come and go. Rhythm and
 * character stay; tunes vary by themselves. The same seed gives the same band.
 */
export function varyBand(band: Band, stretch: Stretch): Band {
  return Object.fromEntries(
    Object.entries(band).map(([name, layer]) => {
      const random = seededRandom(stretch.seed ^ hashText(name));
      return [name, varyLayer(layer, stretch, random)];
    }),
  );
}

function varyLayer(layer: Layer, stretch: Stretch, random: Random): Layer {
  switch (layer.kind) {
    case "tune":
      return layer;
    case "drums": {
      const [first, ...others] = layer.ways.map((rows) => varyRows(rows, stretch, random));
      return first ? { ...layer, ways: [first, ...others] } : layer;
    }
    case "bass":
    case "chords":
    case "riff": {
      const vary = lineVariers[layer.kind];
      const [first, ...others] = layer.ways.map((line) =>
        line === "walk" ? line : varyLine(line, stretch, (at) => vary(at, random)),
      );
      return first === undefined ? layer : { ...layer, ways: [first, ...others] };
    }
  }
}

/** A sign of a line, how many steps it is held, and whether it is on a beat. */
type Place = { sign: string; held: number; isBeat: boolean };

const lineVariers = { bass: varyBass, chords: varyChord, riff: varyRiff } as const;

function varyLine(line: Strokes, { meter, bars }: Stretch, vary: (at: Place) => string): Strokes {
  const signs = repeat(line.replaceAll(/\s/g, ""), meter.steps * bars);
  return signs
    .map((sign, step) => {
      if (sign === "." || sign === "-") return null;
      const held = heldAfter(signs, step);
      return vary({ sign, held, isBeat: step % meter.perBeat === 0 }).padEnd(held + 1, "-");
    })
    .reduce<string>((written, stroke, step) => {
      // Whatever is already written covers the steps that it holds.
      if (written.length > step) return written;
      return written + (stroke ?? signs[step] ?? ".");
    }, "");
}

function heldAfter(signs: readonly string[], step: number): number {
  let held = 0;
  while (signs[step + held + 1] === "-") held += 1;
  return held;
}

function varyChord({ sign, held, isBeat }: Place, random: Random): string {
  if (/\d/.test(sign)) {
    if (random() < 0.3) return String(Math.max(0, Number(sign) + (random() < 0.5 ? 1 : -1)));
    return !isBeat && held === 0 && random() < 0.1 ? "." : sign;
  }
  const again = random() < 0.5 ? "t" : "a";
  const half = Math.floor((held + 1) / 2);
  if (held >= 7 && random() < 0.3) return sign.padEnd(half, "-") + again;
  if (held >= 7 && random() < 0.25) return sign.padEnd(half + Math.floor(half / 2), "-") + again;
  if (!isBeat && random() < 0.12) return ".";
  return random() < 0.25 ? again : sign;
}

function varyRiff({ sign, isBeat }: Place, random: Random): string {
  if (!isBeat && random() < 0.12) return ".";
  if (random() > 0.35 || !/[1-7]/.test(sign)) return sign;
  const degree = Number(sign) + (random() < 0.5 ? 2 : -2);
  return degree >= 1 && degree <= 7 ? String(degree) : sign;
}

function varyBass({ sign, held, isBeat }: Place, random: Random): string {
  if (sign !== "R" && sign !== "r") return sign;
  if (held >= 7 && random() < 0.25)
    return sign.padEnd(held - 1, "-") + (random() < 0.5 ? "5" : "l");
  if (isBeat || random() > 0.25) return sign;
  return random() < 0.5 ? "O" : "5";
}

function varyRows(rows: DrumRows, { meter, bars }: Stretch, random: Random): DrumRows {
  return Object.fromEntries(
    Object.entries(rows).map(([row, written]) => {
      const signs = repeat((written ?? "").replaceAll(/\s/g, ""), meter.steps * bars);
      const varied = signs.map((sign, step) => {
        if (step % meter.perBeat === 0) return sign;
        if (sign === ".") return random() < 0.015 ? "-" : sign;
        return random() < 0.1 ? "." : random() < 0.15 ? soften(sign) : sign;
      });
      return [row, varied.join("")];
    }),
  );
}

function soften(sign: string): string {
  return sign === "X" ? "x" : sign === "x" ? "o" : sign;
}

function repeat(signs: string, count: number): string[] {
  return Array.from({ length: count }, (_, step) => signs[step % signs.length] ?? ".");
}
