import { one } from "#kernel/fixed.ts";
import { grow, removeBody } from "./abilities.ts";
import { clearWalls } from "./motion.ts";
import { report, siblingOf, sizes, tile, type Body, type SlimeState } from "./state.ts";

const awayTicks = 36;

/** Whether a body fell out of the level. */
export function isBelow(state: SlimeState, body: Body): boolean {
  return body.y > state.level.height * tile + tile;
}

/**
 * Handles a body that was hurt or fell. A half vanishes and its other half grows whole; a whole
 * slime returns at the checkpoint. With assistance spikes only toss it up, and a fall brings it
 * back to where it last stood.
 */
export function handleFall(state: SlimeState, body: Body, hasFallenOut: boolean): void {
  if (state.isAssisted && !hasFallenOut) {
    if (body.vy >= 0) report(state, "bounce", body);
    body.vy = Math.round(-4.4 * one);
    body.grip = "none";
    body.canStretch = true;
    return;
  }
  report(state, "hurt", body);
  const other = siblingOf(state, body);
  if (other) return removeBody(state, body);
  if (!state.isAssisted) state.falls += 1;
  body.away = awayTicks;
}

/** Counts down the ticks that a body is away, and brings it back at the end. */
export function waitToReturn(state: SlimeState, body: Body): void {
  body.away -= 1;
  if (body.away === 0) placeBody(state, body);
}

function placeBody(state: SlimeState, body: Body): void {
  const { width, height } = body.isHalf ? sizes.half : sizes.whole;
  const { level, checkpoint } = state;
  const column = checkpoint % level.width;
  const row = Math.floor(checkpoint / level.width);
  body.x = column * tile + Math.floor((tile - width) / 2);
  body.y = (row + 1) * tile - height;
  if (state.isAssisted) {
    body.x = body.safeX;
    body.y = body.safeY + body.height - height;
  }
  Object.assign(body, { width, height, vx: 0, vy: 0, grip: "none", stretch: 0, canStretch: true });
  body.isJumping = false;
  body.jumpWish = 0;
  clearWalls(state, body);
  report(state, "return", body);
}

/** Makes a half that lost its other half whole as soon as it has room. */
export function growIfAlone(state: SlimeState, body: Body): void {
  if (body.isHalf && body.away === 0 && !siblingOf(state, body)) grow(state, body);
}

const farApart = 26 * tile;

/** Brings the player that is behind to the other's last safe place when they are too far apart. */
export function keepTogether(state: SlimeState, goal: { x: number; y: number }): void {
  const [first, second] = state.players.map((player) => state.bodies[player.active]);
  if (!first || !second || first.away > 0 || second.away > 0) return;
  if (Math.abs(first.x - second.x) < farApart && Math.abs(first.y - second.y) < farApart) return;
  const distance = (body: Body) => Math.abs(body.x - goal.x) + Math.abs(body.y - goal.y);
  const [ahead, behind] = distance(first) <= distance(second) ? [first, second] : [second, first];
  const { height } = behind;
  behind.x = ahead.safeX;
  behind.y = ahead.safeY + ahead.height - height;
  Object.assign(behind, { vx: 0, vy: 0, grip: "none", stretch: 0 });
  report(state, "return", behind);
}
