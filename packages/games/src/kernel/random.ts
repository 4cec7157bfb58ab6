/** A state that contains its random generator, so that a copy of the state continues equally. */
export interface RandomState {
  /** An unsigned 32-bit integer. */
  random: number;
}

/** The next unsigned 32-bit integer (mulberry32); advances the state. */
export function nextRandom(state: RandomState): number {
  state.random = (state.random + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state.random ^ (state.random >>> 15), 1 | state.random);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

/** A random integer from 0 to `count` − 1; `count` is from 1 to 2^20. */
export function randomBelow(state: RandomState, count: number): number {
  return Math.floor((nextRandom(state) / 4294967296) * count);
}

/** A random integer from `least` to `most`, both included. */
export function randomBetween(state: RandomState, least: number, most: number): number {
  return least + randomBelow(state, most - least + 1);
}

/** True `percent` of 100 times. */
export function randomChance(state: RandomState, percent: number): boolean {
  return randomBelow(state, 100) < percent;
}

/** One of the given choices. */
export function randomPick<Choice>(
  state: RandomState,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices[randomBelow(state, choices.length)] ?? choices[0];
}

/** Shuffles a list in place (Fisher–Yates) and returns it. */
export function shuffle<Item>(state: RandomState, items: Item[]): Item[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = randomBelow(state, at + 1);
    const moved = items[at] as Item;
    items[at] = items[other] as Item;
    items[other] = moved;
  }
  return items;
}
