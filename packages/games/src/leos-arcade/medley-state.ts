import type { Input } from "#kernel/input.ts";
import type { RandomState } from "#kernel/random.ts";
import { topLevel } from "./micro-game.ts";
import type { MicroGameId } from "./micro-games.ts";
import type { ArcadeOptions } from "./options.ts";
import type { Round } from "./round.ts";

/**
 * `pass`: the device goes to the next player. `hint`: shows what to do. `play`: a micro-game.
 * `outcome`: shows how it ended. `end`: the medley is over.
 */
export type MedleyPhase = "pass" | "hint" | "play" | "outcome" | "end";

export type MedleyEvent = "hint" | "start" | "won" | "lost" | "faster" | "pass" | "end";

export interface MedleyPlayer {
  lives: number;
  score: number;
  won: number;
  played: number;
  /** Rounds won since the last one lost. */
  streak: number;
  bestStreak: number;
}

export interface MedleyState extends RandomState {
  options: ArcadeOptions;
  phase: MedleyPhase;
  /** Ticks since the phase began, and how many it lasts; `play` lasts as its round does. */
  phaseTick: number;
  phaseTicks: number;
  players: MedleyPlayer[];
  /** Whose turn it is. */
  player: number;
  /** Rounds count from 0; in a round each player in the game plays the same micro-game. */
  round: number;
  level: number;
  game: MicroGameId;
  /** The seed of the round's micro-game, the same for each player. */
  seed: number;
  /** The micro-games to come before any is played again. */
  bag: MicroGameId[];
  /** The micro-games played before, whose hints are shorter. */
  seen: MicroGameId[];
  /** The micro-game being played, or the one that has just ended. */
  play: Round | null;
  before: Input;
  /** What happened in the latest tick, beside the events of `play`. */
  events: MedleyEvent[];
}

export const startLives = 4;

/** How many micro-games a medley has at most. */
export function roundsOf({ mode, players, game }: ArcadeOptions): number {
  if (mode === "practice") return game ? 5 : 20;
  if (players > 1) return players > 4 ? 8 : 12;
  return mode === "daily" ? 24 : 60;
}

/** The level of a round, from 0 to `topLevel`. */
export function levelOf({ mode, players, assist, game }: ArcadeOptions, round: number): number {
  // Practice of one micro-game gets faster with every round; practice of all stays slow.
  if (mode === "practice") return game && !assist ? Math.min(topLevel, 2 * round) : 0;
  const level = Math.min(topLevel, Math.trunc(round / (players > 1 ? 2 : 4)));
  return assist ? Math.min(3, Math.trunc(level / 2)) : level;
}
