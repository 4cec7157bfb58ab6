import { one } from "#kernel/fixed.ts";
import { markAt } from "./level.ts";
import { isSolid } from "./motion.ts";
import { report, tile, type Body, type Snail, type SlimeState } from "./state.ts";
import { kindOf } from "./tiles.ts";

export const snailSize = { width: 14 * one, height: 11 * one };
const snailSpeed = 100;
const tossSpeed = Math.round(-4.8 * one);

/** A snail on the floor of its tile. */
export function placeSnail(column: number, row: number): Snail {
  const { width, height } = snailSize;
  const x = column * tile + (tile - width) / 2;
  return { x, y: (row + 1) * tile - height, facing: -1, isAsleep: false };
}

/** Walks a snail on; it turns at walls and edges. */
export function moveSnail(state: SlimeState, snail: Snail): void {
  if (snail.isAsleep) return;
  const next = snail.x + snail.facing * snailSpeed;
  const ahead = Math.floor((snail.facing > 0 ? next + snailSize.width : next) / tile);
  const row = Math.floor(snail.y / tile);
  const hasFloor =
    isSolid(state, ahead, row + 1, 0) || kindOf(markAt(state.level, ahead, row + 1)) === "ledge";
  const isFree =
    !isSolid(state, ahead, row, 0) && kindOf(markAt(state.level, ahead, row)) !== "spikes";
  if (hasFloor && isFree) snail.x = next;
  else snail.facing = snail.facing > 0 ? -1 : 1;
}

/**
 * Lets a body meet the snails: from above it sends them to sleep and is tossed up. Returns whether
 * one hurts it.
 */
export function meetSnails(state: SlimeState, body: Body): boolean {
  for (const snail of state.snails) {
    const isTouching =
      !snail.isAsleep &&
      body.x < snail.x + snailSize.width - one &&
      snail.x + one < body.x + body.width &&
      body.y < snail.y + snailSize.height &&
      snail.y < body.y + body.height;
    if (!isTouching) continue;
    const isAbove = body.vy > 0 && body.y + body.height < snail.y + snailSize.height - one;
    if (!isAbove) return true;
    snail.isAsleep = true;
    body.vy = tossSpeed;
    body.isJumping = false;
    body.canStretch = true;
    report(state, "squash", body);
  }
  return false;
}
