import { approach, one, toFixed } from "#kernel/fixed.ts";
import { isHeld, isPressed, type Input } from "#kernel/input.ts";
import { dashEvent, type DashState, type Obstacle } from "./dash-state.ts";
import { paceOf } from "./pace.ts";
import { tuning } from "./tuning.ts";

/** Runs, jumps, slides and falls for one tick. */
export function moveKyle(state: DashState, input: Input): void {
  speedUp(state);
  state.x += state.speed;
  if (state.bubble > 0) return floatOn(state);
  readJump(state, input);
  readSlide(state, input);
  fall(state);
}

function speedUp(state: DashState): void {
  state.speed = approach(state.speed, paceOf(state.level), tuning.speedUp);
}

/** The bubble rises to its height and bursts over firm ground. */
function floatOn(state: DashState): void {
  state.y = approach(state.y, toFixed(tuning.bubbleHeight), toFixed(7));
  state.rise = 0;
  state.bubble -= 1;
  if (state.bubble === 0 && supportUnder(state) === null) state.bubble = 1;
  state.jumpsLeft = 1;
}

function readJump(state: DashState, input: Input): void {
  const wishes =
    isPressed(input, state.before, "a") ||
    isPressed(input, state.before, "up") ||
    (state.isOneButton && isPressed(input, state.before, "b"));
  state.wish = wishes ? tuning.buffer : Math.max(0, state.wish - 1);
  const isHolding = isHeld(input, "a") || isHeld(input, "up");
  if (state.isRising && !isHolding) {
    state.isRising = false;
    state.rise = Math.min(state.rise, tuning.cutRise);
  }
  if (state.wish === 0) return;
  const fromGround = state.isGrounded || state.sinceGround <= tuning.coyote;
  if (!fromGround && state.jumpsLeft === 0) return;
  state.rise = fromGround ? tuning.jump : tuning.secondJump;
  state.jumpsLeft = fromGround ? 1 : 0;
  state.isGrounded = false;
  state.sinceGround = tuning.coyote + 1;
  state.isRising = true;
  state.wish = 0;
  state.slide = 0;
  state.jumps += 1;
  state.events.push(fromGround ? dashEvent.jump : dashEvent.secondJump);
}

function readSlide(state: DashState, input: Input): void {
  const isDown = isHeld(input, "down") || (!state.isOneButton && isHeld(input, "b"));
  if (state.slide > 0) {
    state.slide += 1;
    if (state.slide > tuning.shortestSlide && !isDown) state.slide = 0;
    return;
  }
  if (!isDown) return;
  if (!state.isGrounded) {
    if (state.rise > tuning.dive) state.rise = tuning.dive;
    state.isRising = false;
    return;
  }
  state.slide = 1;
  state.slides += 1;
  state.events.push(dashEvent.slide);
}

function fall(state: DashState): void {
  const from = state.y;
  state.rise -= tuning.gravity;
  state.y += state.rise;
  const support = supportUnder(state, from);
  const lands = support !== null && state.rise <= 0 && state.y <= support && from >= support;
  if (!lands) {
    state.sinceGround += 1;
    if (state.isGrounded) state.slide = 0;
    state.isGrounded = false;
    return;
  }
  if (!state.isGrounded) state.events.push(dashEvent.land);
  state.y = support;
  state.rise = 0;
  state.isGrounded = true;
  state.sinceGround = 0;
  state.jumpsLeft = 1;
}

/** Height of what is under Kyle's feet, fixed-point; null over a pit. */
function supportUnder(state: DashState, from = state.y): number | null {
  const x = Math.floor(state.x / one);
  let support: number | null = 0;
  for (const obstacle of state.obstacles) {
    if (!isOver(obstacle, x)) continue;
    if (obstacle.kind === "pit" && support === 0) support = null;
    if (obstacle.kind === "ledge" && from >= toFixed(obstacle.top)) return toFixed(obstacle.top);
  }
  return support;
}

/** The edges of pits and ledges are kind by a few pixels. */
function isOver({ kind, x, width }: Obstacle, at: number): boolean {
  const edge = kind === "pit" ? 8 : -10;
  return at > x + edge && at < x + width - edge;
}
