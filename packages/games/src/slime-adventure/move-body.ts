import { approach, one } from "#kernel/fixed.ts";
import { isHeld, isPressed, type Input } from "#kernel/input.ts";
import { riseIfRoom, startStretch } from "./abilities.ts";
import { markAt } from "./level.ts";
import { isSolid, moveAcross, moveAlong, span, touchesSticky } from "./motion.ts";
import { report, sizes, tile, type Body, type SlimeState } from "./state.ts";
import { kindOf } from "./tiles.ts";

const runSpeed = Math.round(1.6 * one);
const thinSpeed = one;
const gravity = 60;
const maxFall = 5 * one;
const jumpSpeed = Math.round(-4.6 * one);
const cutSpeed = Math.round(-1.6 * one);
const bounceSpeed = Math.round(-7.2 * one);
const climbSpeed = one;
const graceTicks = 7;

/** Advances a body by one tick under an input. */
export function moveBody(state: SlimeState, body: Body, input: Input, before: Input): void {
  if (isPressed(input, before, "a")) body.jumpWish = graceTicks;
  const wish = isHeld(input, "right")
    ? isHeld(input, "left")
      ? 0
      : 1
    : isHeld(input, "left")
      ? -1
      : 0;
  if (wish !== 0 && body.stretch === 0) body.facing = wish;
  if (isPressed(input, before, "b") && state.level.canStretch && body.canStretch)
    startStretch(state, body, isHeld(input, "up") && wish === 0);
  if (body.grip === "none") fly(state, body, input, wish);
  else cling(state, body, input, wish);
  if (body.jumpWish > 0) body.jumpWish -= 1;
  riseIfRoom(state, body);
}

function fly(state: SlimeState, body: Body, input: Input, wish: -1 | 0 | 1): void {
  const isStretchedAhead = body.stretch > 0 && !body.stretchesUp;
  const isThin = !body.isHalf && body.height < sizes.whole.height;
  if (body.stretch > 0) body.stretch -= 1;
  if (isStretchedAhead) {
    if (body.stretch === 0) body.vx = approach(0, body.vx, runSpeed);
  } else {
    const limit = isThin && body.onGround ? thinSpeed : runSpeed;
    const rate = body.onGround ? (wish === 0 ? 56 : 48) : 34;
    if (wish !== 0 || body.onGround || body.vx !== 0)
      body.vx = approach(body.vx, wish * limit, wish === 0 && !body.onGround ? 16 : rate);
    body.vy = Math.min(maxFall, body.vy + gravity);
  }
  jumpIfAsked(state, body, input);
  if (body.isJumping && body.vy < cutSpeed && !isHeld(input, "a")) {
    body.vy = cutSpeed;
    body.isJumping = false;
  }
  const wasFalling = body.vy;
  const isBlocked = moveAcross(state, body);
  if (isBlocked && isStretchedAhead) body.stretch = 0;
  const wasOnGround = body.onGround;
  const isStopped = moveAlong(state, body, isHeld(input, "down"));
  body.onGround = isStopped ? wasFalling > 0 : isStretchedAhead && stands(state, body);
  if (body.onGround) land(state, body, wasOnGround, wasFalling);
  else if (wasOnGround && body.vy >= 0) body.coyote = graceTicks;
  else if (body.coyote > 0) body.coyote -= 1;
  stickIfTouching(state, body, input, { wish, hitCeiling: isStopped && wasFalling < 0 });
}

function jumpIfAsked(state: SlimeState, body: Body, input: Input): void {
  if (body.jumpWish === 0 || !(body.onGround || body.coyote > 0)) return;
  body.vy = jumpSpeed;
  body.isJumping = isHeld(input, "a");
  body.onGround = false;
  body.coyote = 0;
  body.jumpWish = 0;
  if (body.stretch > 0) body.stretch = 0;
  body.vx = Math.max(-runSpeed * 2, Math.min(runSpeed * 2, body.vx));
  report(state, "jump", body);
}

function land(state: SlimeState, body: Body, wasOnGround: boolean, fall: number): void {
  body.canStretch = body.stretch === 0;
  body.isJumping = false;
  body.coyote = 0;
  if (!wasOnGround && fall > one) report(state, "land", body);
  const row = Math.floor((body.y + body.height) / tile);
  const [left, right] = span(body.x, body.width);
  let isFirm = true;
  for (let column = left; column <= right; column += 1) {
    const kind = kindOf(markAt(state.level, column, row));
    if (kind === "bouncer") bounce(state, body);
    if (kind === "crumbling" && isSolid(state, column, row, body.color))
      startCrumbling(state, body, row * state.level.width + column);
    if (kind !== "ground" && kind !== "sticky") isFirm = false;
  }
  if (!isFirm || body.vy < 0) return;
  body.safeX = body.x;
  body.safeY = body.y;
}

function bounce(state: SlimeState, body: Body): void {
  if (body.vy < 0) return;
  body.vy = bounceSpeed;
  body.onGround = false;
  body.stretch = 0;
  body.canStretch = true;
  report(state, "bounce", body);
}

function startCrumbling(state: SlimeState, body: Body, at: number): void {
  if (state.crumbles.some((entry) => entry.tile === at)) return;
  state.crumbles.push({ tile: at, ticks: 0 });
  report(state, "crumble", body);
}

/** Whether a solid tile is right below a body. */
function stands(state: SlimeState, body: Body): boolean {
  const row = Math.floor((body.y + body.height) / tile);
  const [left, right] = span(body.x, body.width);
  for (let column = left; column <= right; column += 1)
    if (isSolid(state, column, row, body.color)) return true;
  return false;
}

function stickIfTouching(
  state: SlimeState,
  body: Body,
  input: Input,
  { wish, hitCeiling }: { wish: number; hitCeiling: boolean },
): void {
  if (body.onGround && !isHeld(input, "up")) return;
  const side = body.facing > 0 ? "right" : "left";
  const isBeside = touchesSticky(state, body, side) && (wish !== 0 || body.stretch > 0);
  if (hitCeiling && touchesSticky(state, body, "ceiling")) body.grip = "ceiling";
  else if (isBeside && (body.vy > -2 * one || isHeld(input, "up"))) body.grip = side;
  else return;
  Object.assign(body, { vx: 0, vy: 0, stretch: 0, canStretch: true, onGround: false });
  body.isJumping = false;
  report(state, "stick", body);
}

function cling(state: SlimeState, body: Body, input: Input, wish: number): void {
  const isUp = isHeld(input, "up");
  const isDown = isHeld(input, "down");
  const away = body.grip === "left" ? 1 : body.grip === "right" ? -1 : 0;
  if (body.jumpWish > 0) return leap(state, body, { away, wish });
  if (body.grip === "ceiling") {
    if (isDown) return release(body, 0);
    body.vx = wish * climbSpeed;
    const isBlocked = moveAcross(state, body);
    const side = wish > 0 ? "right" : "left";
    if (isBlocked && touchesSticky(state, body, side)) body.grip = side;
    else if (!touchesSticky(state, body, "ceiling")) release(body, 0);
    return;
  }
  const isAtCeiling = touchesSticky(state, body, "ceiling");
  if (wish === away && isAtCeiling) {
    body.grip = "ceiling";
    return;
  }
  if (wish === away && !isUp) return release(body, away * one);
  body.vy = isDown ? climbSpeed : isUp || wish === -away ? -climbSpeed : 0;
  const isStopped = moveAlong(state, body, true);
  if (isStopped && isDown) return release(body, 0);
  if (touchesSticky(state, body, body.grip === "left" ? "left" : "right")) return;
  const wasUp = body.vy < 0;
  release(body, -away * one);
  if (wasUp) body.vy = Math.round(-3.2 * one);
}

function release(body: Body, vx: number): void {
  body.grip = "none";
  body.vx = vx;
  body.vy = 0;
}

function leap(state: SlimeState, body: Body, { away, wish }: { away: number; wish: number }): void {
  const isFromCeiling = body.grip === "ceiling";
  body.grip = "none";
  body.jumpWish = 0;
  body.vx = isFromCeiling ? wish * runSpeed : away * runSpeed;
  if (away !== 0) body.facing = away > 0 ? 1 : -1;
  body.vy = isFromCeiling ? one : jumpSpeed;
  report(state, "jump", body);
}
