import { randomAt } from "@goldmane/std/seeded-random";
import type { Piece } from "#pieces/piece.ts";
import { varyBand } from "./vary-band.ts";
import type { Vibe } from "./vibe.ts";

const passagesInKey = 4;

/** One passage of the endless piece: a section in the current key, with tunes and variations of its own. */
export function writePassage(vibe: Vibe, seed: number, index: number): Piece {
  const { keys, mode, ...played } = vibe;
  const own = Math.floor(randomAt(seed, index) * 0x7fffffff);
  const form = sectionAt(Object.keys(vibe.sections), seed, index);
  const bars = vibe.sections[form]?.bars ?? 1;
  const tonic = keys[Math.floor(index / passagesInKey) % keys.length] ?? keys[0];
  return {
    ...played,
    id: `passage-${index}`,
    title: "",
    artist: "",
    genre: "",
    key: { tonic, mode },
    seed: own,
    band: varyBand(vibe.band, { meter: vibe.meter, bars, seed: own }),
    form,
    ending: "fade",
    // The ambience plays across all passages.
    place: undefined,
  };
}

/**
 * Every section occurs once per round, in an order of the round's own, and never twice in a row.
 * The first passage is the first section.
 */
export function sectionAt(names: readonly string[], seed: number, index: number): string {
  const round = Math.floor(index / names.length);
  return roundOf(names, seed, round)[index % names.length] ?? "";
}

function roundOf(names: readonly string[], seed: number, round: number): string[] {
  if (round === 0) return [...names];
  const order = names
    .map((name, place) => ({ name, rank: randomAt(seed ^ 0x0dd5, round * 64 + place) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
  // The last section stays last, so that a round does not depend on all earlier ones.
  const last = names.at(-1) ?? "";
  return [...order.filter((name) => name !== last), last];
}
