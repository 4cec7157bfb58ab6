import type { MicroGameId } from "@goldmane/games/leos-arcade/micro-games";
import type { RoundPicture } from "#features/games/leos-arcade/kit/round-picture.ts";
import { aimPicture } from "#features/games/leos-arcade/micro-games/aim.ts";
import { balancePicture } from "#features/games/leos-arcade/micro-games/balance.ts";
import { catchPicture } from "#features/games/leos-arcade/micro-games/catch.ts";
import { countPicture } from "#features/games/leos-arcade/micro-games/count.ts";
import { dodgePicture } from "#features/games/leos-arcade/micro-games/dodge.ts";
import { flyPicture } from "#features/games/leos-arcade/micro-games/fly.ts";
import { hideAndSeekPicture } from "#features/games/leos-arcade/micro-games/hide-and-seek.ts";
import { jumpRopePicture } from "#features/games/leos-arcade/micro-games/jump-rope.ts";
import { matchPicture } from "#features/games/leos-arcade/micro-games/match.ts";
import { mazePicture } from "#features/games/leos-arcade/micro-games/maze.ts";
import { memoryPicture } from "#features/games/leos-arcade/micro-games/memory.ts";
import { oddOneOutPicture } from "#features/games/leos-arcade/micro-games/odd-one-out.ts";
import { pumpPicture } from "#features/games/leos-arcade/micro-games/pump.ts";
import { rhythmPicture } from "#features/games/leos-arcade/micro-games/rhythm.ts";
import { sneakPicture } from "#features/games/leos-arcade/micro-games/sneak.ts";
import { sortPicture } from "#features/games/leos-arcade/micro-games/sort.ts";
import { stackPicture } from "#features/games/leos-arcade/micro-games/stack.ts";
import { tracePicture } from "#features/games/leos-arcade/micro-games/trace.ts";
import { whackPicture } from "#features/games/leos-arcade/micro-games/whack.ts";
import { wipePicture } from "#features/games/leos-arcade/micro-games/wipe.ts";

export const microGamePictures: Readonly<Record<MicroGameId, RoundPicture>> = {
  catch: catchPicture,
  dodge: dodgePicture,
  balance: balancePicture,
  match: matchPicture,
  rhythm: rhythmPicture,
  "odd-one-out": oddOneOutPicture,
  trace: tracePicture,
  count: countPicture,
  whack: whackPicture,
  pump: pumpPicture,
  sort: sortPicture,
  aim: aimPicture,
  "jump-rope": jumpRopePicture,
  maze: mazePicture,
  memory: memoryPicture,
  "hide-and-seek": hideAndSeekPicture,
  stack: stackPicture,
  sneak: sneakPicture,
  wipe: wipePicture,
  fly: flyPicture,
};
