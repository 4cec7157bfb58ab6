import type { Round } from "@goldmane/games/leos-arcade/round";
import type { CastName } from "./cast.ts";
import type { Kit, Layer } from "./open-kit.ts";

/** What is between two steps of the rules, and how long the last frame took. */
export type Moment = { alpha: number; seconds: number };

export interface RoundView<State extends Round> {
  draw(state: State, previous: State, moment: Moment): void;
}

/** The picture of one micro-game. */
export interface RoundPicture<State extends Round = Round> {
  /** The characters it shows. */
  cast: readonly CastName[];
  /** How much faster than in the game its hint runs; 1.6 by default. */
  hintSpeed?: number;
  /** Adds its pictures to a layer of their own. */
  open(kit: Kit, layer: Layer): RoundView<State>;
}

/** Infers the type of the micro-game's state. */
export function definePicture<State extends Round>(
  picture: RoundPicture<State>,
): RoundPicture<State> {
  return picture;
}

/** A number between two steps. */
export function between(previous: number, now: number, { alpha }: Moment): number {
  return previous + (now - previous) * alpha;
}

/** A wave between −1 and 1 that swings `perSecond` times while the round's ticks go by. */
export function wave(tick: number, perSecond: number, shift = 0): number {
  return Math.sin(((tick / 60) * perSecond + shift) * 2 * Math.PI);
}
