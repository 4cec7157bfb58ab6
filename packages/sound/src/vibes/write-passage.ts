import { randomAt } from "@goldmane/std/seeded-random";
import type { Piece } from "#pieces/piece.ts";
import type { Vibe } from "./vibe.ts";

const passagesInKey = 4;

/** One passage of the endless piece: a section, in the key of its time, with tunes of its own. */
export function writePassage(vibe: Vibe, seed: number, index: number): Piece {
  const { keys, mode, ...played } = vibe;
  const tonic = keys[Math.floor(index / passagesInKey) % keys.length] ?? keys[0];
  return {
    ...played,
    id: `passage-${index}`,
    title: "",
    artist: "",
    genre: "",
    key: { tonic, mode },
    seed: Math.floor(randomAt(seed, index) * 0x7fffffff),
    form: sectionAt(Object.keys(vibe.sections), seed, index),
    ending: "fade",
    // It goes on behind all passages.
    place: undefined,
  };
}

/**
 * Every section comes once in each round, in an order of the round's own, and none twice in a row.
 * The first of all is the one that was written first.
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
  // The last stays the last, so that a round need not know all those before it.
  const last = names.at(-1) ?? "";
  return [...order.filter((name) => name !== last), last];
}
