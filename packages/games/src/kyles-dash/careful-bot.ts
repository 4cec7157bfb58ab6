import { one } from "#kernel/fixed.ts";
import { button, type Input } from "#kernel/input.ts";
import type { DashState, Obstacle } from "./dash-state.ts";
import { tuning } from "./tuning.ts";

/**
 * Plays with care: jumps so that the middle of the jump is over what is ahead, and slides under what
 * hangs. Shows the game on its title screen, and proves in tests that courses can be passed.
 */
export function playCarefully(state: DashState): Input {
  const x = Math.floor(state.x / one);
  const next = state.obstacles.find(
    ({ kind, x: from, width, isHit, isPassed }) =>
      kind !== "ledge" && kind !== "mushroom" && !isHit && !isPassed && from + width > x - 20,
  );
  if (!next) return 0;
  const speed = Math.max(1, Math.floor(state.speed / one));
  const until = Math.floor((next.x - x) / speed);
  if (next.kind === "bar" || next.kind === "bee") return until < 9 ? button.down : 0;
  return needsJump(state, next, { x, speed }) ? button.a : 0;
}

function needsJump(
  state: DashState,
  next: Obstacle,
  { x, speed }: { x: number; speed: number },
): boolean {
  // A held button rises in full.
  if (!state.isGrounded) return state.isRising && state.rise > 0;
  const middle = next.x + next.width / 2 - x;
  const half = (tuning.jump * 2) / tuning.gravity / 2;
  const isLast = next.x - tuning.halfWidth - x < speed * 10;
  return middle <= half * speed || isLast;
}
