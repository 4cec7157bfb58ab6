import { microGameIds, type MicroGameId } from "./micro-games.ts";

export const arcadeModes = ["hub", "medley", "daily", "practice"] as const;
export type ArcadeMode = (typeof arcadeModes)[number];

export const maxPlayers = 8;

export interface ArcadeOptions {
  /**
   * `hub` begins in the hall, from where players go to a medley, a party or practice. `daily` is a
   * medley whose seed is the same for everyone on a day.
   */
  mode: ArcadeMode;
  /** From 1 to `maxPlayers`, who take turns on one device. */
  players: number;
  /** Slower, with more time. */
  assist: boolean;
  /** Only micro-games that `a` alone plays. */
  isOneButton: boolean;
  /** The micro-game to practice; null practices all of them. */
  game: MicroGameId | null;
}

/** Throws a RangeError for options that the game lacks; options left out get defaults. */
export function readArcadeOptions(options: unknown): ArcadeOptions {
  const given: Record<string, unknown> = { ...(options as object | null) };
  const { mode = "medley", players = 1, assist = false, isOneButton = false, game = null } = given;
  if (!isOneOf(arcadeModes, mode)) throw new RangeError("unknown mode");
  if (typeof players !== "number" || !Number.isInteger(players) || players < 1)
    throw new RangeError("no number of players");
  if (players > maxPlayers) throw new RangeError("too many players");
  if (typeof assist !== "boolean") throw new RangeError("assist is true or false");
  if (typeof isOneButton !== "boolean") throw new RangeError("one button is true or false");
  if (isOneButton && mode !== "medley") throw new RangeError("only a medley has one button");
  if (game !== null && !isOneOf(microGameIds, game)) throw new RangeError("unknown micro-game");
  if (game !== null && mode !== "practice") throw new RangeError("only practice has one game");
  if (mode === "hub" && players > 1) throw new RangeError("players are chosen in the hall");
  return { mode, players, assist, isOneButton, game };
}

/**
 * Runs of one player without help count for a board. A run that begins in the hall scores by the
 * medley that ends it.
 */
export function arcadeBoardOf(options: ArcadeOptions): "medley" | "daily" | "one-button" | null {
  const { mode, players, assist, isOneButton } = options;
  if (mode === "practice" || players > 1 || assist) return null;
  if (isOneButton) return "one-button";
  return mode === "daily" ? "daily" : "medley";
}

function isOneOf<Choice>(choices: readonly Choice[], value: unknown): value is Choice {
  return choices.includes(value as Choice);
}
