import type { MicroGame } from "./micro-game.ts";
import { aim } from "#leos-arcade/micro-games/aim.ts";
import { balance } from "#leos-arcade/micro-games/balance.ts";
import { catchGame } from "#leos-arcade/micro-games/catch.ts";
import { count } from "#leos-arcade/micro-games/count.ts";
import { dodge } from "#leos-arcade/micro-games/dodge.ts";
import { fly } from "#leos-arcade/micro-games/fly.ts";
import { hideAndSeek } from "#leos-arcade/micro-games/hide-and-seek.ts";
import { jumpRope } from "#leos-arcade/micro-games/jump-rope.ts";
import { match } from "#leos-arcade/micro-games/match.ts";
import { maze } from "#leos-arcade/micro-games/maze.ts";
import { memory } from "#leos-arcade/micro-games/memory.ts";
import { oddOneOut } from "#leos-arcade/micro-games/odd-one-out.ts";
import { pump } from "#leos-arcade/micro-games/pump.ts";
import { rhythm } from "#leos-arcade/micro-games/rhythm.ts";
import { sneak } from "#leos-arcade/micro-games/sneak.ts";
import { sort } from "#leos-arcade/micro-games/sort.ts";
import { stack } from "#leos-arcade/micro-games/stack.ts";
import { trace } from "#leos-arcade/micro-games/trace.ts";
import { whack } from "#leos-arcade/micro-games/whack.ts";
import { wipe } from "#leos-arcade/micro-games/wipe.ts";

/** The names of the micro-games, in the order of the practice shelf. */
export const microGameIds = [
  "catch",
  "dodge",
  "balance",
  "match",
  "rhythm",
  "odd-one-out",
  "trace",
  "count",
  "whack",
  "pump",
  "sort",
  "aim",
  "jump-rope",
  "maze",
  "memory",
  "hide-and-seek",
  "stack",
  "sneak",
  "wipe",
  "fly",
] as const;

export type MicroGameId = (typeof microGameIds)[number];

/** The micro-games that `a` alone plays. */
export const oneButtonGames = [
  "rhythm",
  "pump",
  "aim",
  "jump-rope",
  "stack",
  "fly",
] as const satisfies readonly MicroGameId[];

export const microGames: Readonly<Record<MicroGameId, MicroGame>> = {
  catch: catchGame,
  dodge,
  balance,
  match,
  rhythm,
  "odd-one-out": oddOneOut,
  trace,
  count,
  whack,
  pump,
  sort,
  aim,
  "jump-rope": jumpRope,
  maze,
  memory,
  "hide-and-seek": hideAndSeek,
  stack,
  sneak,
  wipe,
  fly,
};
