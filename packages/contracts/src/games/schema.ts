import * as z from "zod/mini";
import { timeLeft } from "#controls/time-left.ts";
import {
  boardPeriods,
  boardScopes,
  gameIds,
  runOptionsMaxLength,
  saveMaxLength,
  saveSlots,
} from "./limits.ts";

export const gameId = z.enum(gameIds);

/** The name of a game's board, as its rules declare it. */
export const gameMode = z.string().check(z.regex(/^[\w:.-]{1,60}$/, "must be a mode of the game"));

/** What a player chose before a run, such as its level. The game's rules know the keys. */
export const runOptions = z
  .record(z.string(), z.unknown())
  .check(
    z.refine(
      (options) => JSON.stringify(options).length <= runOptionsMaxLength,
      "is too long for a run’s options",
    ),
  );

/** The permission to play one run, and the seed to play it with. */
export const runTicket = z.object({
  runId: z.uuid(),
  /** An unsigned 32-bit integer. */
  seed: z.number(),
  /** The version of the rules that will verify the run. */
  version: z.number(),
  /** The board that the run counts for; null for none. */
  mode: z.nullable(gameMode),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  /** A round that is running when a child's or teen's time is over can be finished. */
  timeLeft: z.nullable(timeLeft),
});
export type RunTicket = z.infer<typeof runTicket>;

/** What the server found when it played the run again. */
export const finishedRun = z.object({
  runId: z.uuid(),
  game: gameId,
  mode: z.nullable(gameMode),
  score: z.number(),
  completed: z.boolean(),
  /** From 0 to 3; null in games that don't rate a run. */
  stars: z.nullable(z.number()),
  counts: z.record(z.string(), z.number()),
  /** The profile's best run of this mode so far. */
  isBest: z.boolean(),
});
export type FinishedRun = z.infer<typeof finishedRun>;

export const boardPeriod = z.enum(boardPeriods);
export const boardScope = z.enum(boardScopes);

/** One profile's best run. Other households' children appear with their name and picture only. */
export const boardEntry = z.object({
  runId: z.uuid(),
  /** From 1; equal scores share a rank. */
  rank: z.number(),
  displayName: z.string(),
  avatarUrl: z.string(),
  /** The viewer's own. */
  isOwn: z.boolean(),
  /** Of another household. */
  isFriend: z.boolean(),
  score: z.number(),
  stars: z.nullable(z.number()),
  /** Epoch milliseconds. */
  finishedAt: z.number(),
  /** Whether the run can be played back by the current rules. */
  canWatch: z.boolean(),
});
export type BoardEntry = z.infer<typeof boardEntry>;

export const board = z.object({
  order: z.enum(["highest", "lowest"]),
  /** How many profiles have a run. */
  players: z.number(),
  /** By rank: the first ones, and those around the viewer's own. */
  entries: z.array(boardEntry),
});
export type Board = z.infer<typeof board>;

/** A run to play back, or to play against. */
export const runLog = z.object({
  runId: z.uuid(),
  game: gameId,
  mode: z.nullable(gameMode),
  version: z.number(),
  seed: z.number(),
  options: runOptions,
  log: z.string(),
  score: z.number(),
  displayName: z.string(),
  avatarUrl: z.string(),
});
export type RunLog = z.infer<typeof runLog>;

export const saveSlot = z.enum(saveSlots);

/** What a game keeps; the game reads it with a schema of its own. */
export const saveData = z
  .record(z.string(), z.unknown())
  .check(
    z.refine((data) => JSON.stringify(data).length <= saveMaxLength, "is too long for a save"),
  );

/** A saved game. */
export const gameSave = z.object({
  /** Raised with every change; 0 for an empty slot. */
  revision: z.number(),
  /** Null for an empty slot. */
  data: z.nullable(saveData),
  /** Epoch milliseconds; null for an empty slot. */
  savedAt: z.nullable(z.number()),
});
export type GameSave = z.infer<typeof gameSave>;

/** A game that the profile has played. */
export const recentGame = z.object({
  game: gameId,
  /** When the latest run was started, in epoch milliseconds. */
  playedAt: z.number(),
  /** What it was started with. */
  options: runOptions,
  /** Finished runs. */
  runs: z.number(),
});
export type RecentGame = z.infer<typeof recentGame>;
