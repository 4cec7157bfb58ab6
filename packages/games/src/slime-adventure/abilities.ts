import { one } from "#kernel/fixed.ts";
import { hasRoom } from "./motion.ts";
import { report, siblingOf, sizes, type Body, type Player, type SlimeState } from "./state.ts";

export const stretchTicks = 14;
const stretchSpeed = Math.round(3.75 * one);
const stretchLift = Math.round(-4.4 * one);

/** Starts a stretch: long and thin ahead, or tall upward. */
export function startStretch(state: SlimeState, body: Body, isUp: boolean): void {
  body.canStretch = false;
  body.stretch = stretchTicks;
  body.stretchesUp = isUp;
  body.grip = "none";
  body.isJumping = false;
  if (isUp) body.vy = stretchLift;
  else {
    body.vy = 0;
    body.vx = body.facing * stretchSpeed;
    if (!body.isHalf) setHeight(body, sizes.thin);
  }
  report(state, "stretch", body);
}

/** Lets a thin slime rise again as soon as there is room above it. */
export function riseIfRoom(state: SlimeState, body: Body): void {
  const { height } = sizes.whole;
  if (body.isHalf || body.height === height || (body.stretch > 0 && !body.stretchesUp)) return;
  const box = { ...body, y: body.y + body.height - height, height };
  if (hasRoom(state, box, body.color)) setHeight(body, height);
}

function setHeight(body: Body, height: number): void {
  body.y += body.height - height;
  body.height = height;
}

/** Splits a whole slime in two; the half that the player moves hops ahead. */
export function split(state: SlimeState, body: Body, player: Player): void {
  const { width, height } = sizes.half;
  const bottom = body.y + body.height;
  const shift = body.width - width;
  const ahead = body.facing > 0 ? body.x + shift : body.x;
  const behind = body.facing > 0 ? body.x : body.x + shift;
  const half: Body = { ...body, isHalf: true, width, height, y: bottom - height, stretch: 0 };
  state.bodies.push({ ...half, x: behind, vx: 0, vy: 0, jumpWish: 0, isJumping: false });
  Object.assign(body, half, { x: ahead, grip: "none" });
  body.vx = body.facing * 2 * one;
  body.vy = Math.round(-2.5 * one);
  player.canJoin = false;
  report(state, "split", body);
}

/** Joins two halves that touch, once they have been apart and if there is room. */
export function joinIfTouching(state: SlimeState, player: Player): void {
  if (state.bodies.length === state.players.length) return;
  const body = state.bodies[player.active];
  const other = body && siblingOf(state, body);
  if (!body || !other || other.away > 0 || body.away > 0) return;
  const near = player.canJoin ? 0 : 4 * one;
  const isTouching =
    body.x < other.x + other.width + near &&
    other.x < body.x + body.width + near &&
    body.y < other.y + other.height + near &&
    other.y < body.y + body.height + near;
  if (!isTouching) player.canJoin = true;
  else if (player.canJoin && grow(state, body)) removeBody(state, other);
}

/** Makes a half whole where there is room for it; returns whether it did. */
export function grow(state: SlimeState, body: Body): boolean {
  const { width, height } = sizes.whole;
  const y = body.y + body.height - height;
  const extra = width - body.width;
  for (const shift of [Math.floor(extra / 2), 0, extra]) {
    const box = { x: body.x - shift, y, width, height };
    if (!hasRoom(state, box, body.color)) continue;
    Object.assign(body, box, { isHalf: false, grip: "none", stretch: 0 });
    report(state, "join", body);
    return true;
  }
  return false;
}

/** Removes a half; its player moves the one that stays. */
export function removeBody(state: SlimeState, body: Body): void {
  const kept = siblingOf(state, body);
  const moved = state.players.map((player) => state.bodies[player.active]);
  state.bodies.splice(state.bodies.indexOf(body), 1);
  for (const [index, player] of state.players.entries()) {
    const active = index === body.player ? kept : moved[index];
    player.active = Math.max(0, active ? state.bodies.indexOf(active) : 0);
  }
}
