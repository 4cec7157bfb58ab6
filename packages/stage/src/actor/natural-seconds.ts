import type { Verb } from "#story/vocabulary.ts";

/** Seconds that a verb takes on the spot; verbs that cover ground add the time for the distance. */
const standing: Record<Verb, number> = {
  enter: 0.5,
  exit: 0.5,
  walk: 0.5,
  run: 0.4,
  jump: 1.1,
  hop: 1.05,
  fly: 1.2,
  wave: 1.7,
  point: 1.5,
  nod: 1.1,
  "shake-head": 1.3,
  clap: 1.8,
  dance: 3.6,
  spin: 1.5,
  sit: 0.8,
  stand: 0.7,
  sleep: 1.8,
  wake: 1.9,
  hug: 2.2,
  give: 1.5,
  "pick-up": 1.4,
  pull: 2.2,
  throw: 1.2,
  fall: 2.2,
  cheer: 1.9,
  think: 2.4,
  "cast-magic": 2,
  hide: 0.8,
  peek: 1.6,
  knock: 1.8,
  eat: 2.6,
  swallow: 2,
  read: 3,
  row: 4,
  swim: 0.9,
  grow: 1.5,
  shrink: 1.5,
};

/** Speed of moving verbs, in stage widths per second. */
const speeds: Partial<Record<Verb, number>> = {
  enter: 0.15,
  exit: 0.15,
  walk: 0.13,
  run: 0.34,
  jump: 0.42,
  hop: 0.2,
  fly: 0.24,
  swim: 0.13,
};

/** Default duration of a verb over a distance in stage widths, in seconds. */
export function verbSeconds(verb: Verb, distance: number): number {
  const speed = speeds[verb];
  return standing[verb] + (speed ? Math.abs(distance) / speed : 0);
}

const charactersASecond = 14;
/** Keeps captions readable however fast a voice speaks. */
const mostCharactersASecond = 17;

/** Seconds to speak a line; `rate` 1 is 14 characters per second. */
export function speechSeconds(text: string, rate: number): number {
  const spoken = text.length / (charactersASecond * rate) + 0.35;
  return Math.max(spoken, text.length / mostCharactersASecond);
}
