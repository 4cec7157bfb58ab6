/** Numbers in [0, 1) that depend on the seed alone (mulberry32): the same in every engine. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [0, 1) determined by seed and index; not an element of `seededRandom(seed)`. */
export function randomAt(seed: number, index: number): number {
  return seededRandom(Math.imul(seed, 2654435761) ^ Math.imul(index + 1, 40503))();
}

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
