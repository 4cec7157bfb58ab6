import { findTiles, type Level } from "./level.ts";
import { clearWalls } from "./motion.ts";
import { placeSnail } from "./move-snails.ts";
import { sizes, tile, type Body, type SlimeState } from "./state.ts";

/** The state at the start of a run. */
export function startRun(
  level: Level,
  {
    level: levelNumber,
    players,
    isAssisted,
  }: { level: number; players: number; isAssisted: boolean },
): SlimeState {
  const start = findTiles(level, "start")[0] ?? 0;
  const gems = findTiles(level, "gem");
  const state: SlimeState = {
    level,
    levelNumber,
    isAssisted,
    ticks: 0,
    clock: 0,
    bodies: Array.from({ length: players }, (_, player) => placeSlime(level, start, player)),
    players: Array.from({ length: players }, (_, player) => ({
      active: player,
      before: 0,
      canJoin: false,
      splitHeld: 0,
      isHome: false,
    })),
    snails: findTiles(level, "snail").map((at) =>
      placeSnail(at % level.width, Math.floor(at / level.width)),
    ),
    gems,
    gemCount: gems.length,
    crumbles: [],
    switches: findTiles(level, "switch"),
    pressed: [],
    wasPressed: [],
    openDoors: [false, false, false],
    checkpoint: start,
    goal: findTiles(level, "goal")[0] ?? 0,
    falls: 0,
    isFinished: false,
    happenings: [],
  };
  for (const body of state.bodies) clearWalls(state, body);
  return state;
}

function placeSlime(level: Level, start: number, player: number): Body {
  const { width, height } = sizes.whole;
  const x = (start % level.width) * tile + (tile - width) / 2;
  const y = (Math.floor(start / level.width) + 1) * tile - height;
  return {
    player,
    x,
    y,
    vx: 0,
    vy: 0,
    width,
    height,
    isHalf: false,
    facing: 1,
    onGround: true,
    grip: "none",
    coyote: 0,
    jumpWish: 0,
    isJumping: false,
    stretch: 0,
    stretchesUp: false,
    canStretch: true,
    color: 0,
    away: 0,
    safeX: x,
    safeY: y,
  };
}
