import { one, toFixed } from "#kernel/fixed.ts";
import { dashEvent, type DashState, type Item, type Obstacle } from "./dash-state.ts";
import { slowDown } from "./pace.ts";
import { tuning } from "./tuning.ts";

/** Bumps, bounces, falls and picks things up. */
export function meetCourse(state: DashState): void {
  state.safe = Math.max(0, state.safe - 1);
  state.magnet = Math.max(0, state.magnet - 1);
  meetPits(state);
  for (const obstacle of state.obstacles) meetObstacle(state, obstacle);
  state.items = state.items.filter((item) => !takeItem(state, item));
  const gone = Math.floor(state.x / one) - tuning.behind;
  if (state.tick % 30 !== 0) return;
  state.obstacles = state.obstacles.filter(({ x, width }) => x + width > gone);
  state.items = state.items.filter(({ x }) => x > gone);
}

function meetPits(state: DashState): void {
  if (state.bubble > 0 || state.y > toFixed(-130)) return;
  state.events.push(dashEvent.fall);
  if (state.isRace) slowDown(state, 2);
  loseHeart(state);
  state.bubble = tuning.bubbleTicks;
  state.slide = 0;
  state.safe = tuning.bubbleTicks + 70;
}

function meetObstacle(state: DashState, obstacle: Obstacle): void {
  if (obstacle.isHit || obstacle.isPassed) return;
  const x = Math.floor(state.x / one);
  const { kind } = obstacle;
  if (x - tuning.halfWidth > obstacle.x + obstacle.width) return pass(state, obstacle);
  if (kind === "pit" || kind === "ledge" || x + tuning.halfWidth < obstacle.x) return;
  if (!touches(state, obstacle) || state.bubble > 0) return;
  if (kind === "mushroom") return bounce(state, obstacle);
  if (state.safe > 0) return;
  obstacle.isHit = true;
  if (state.hasShield) {
    state.hasShield = false;
    state.safe = tuning.knockTicks;
    state.events.push(dashEvent.shieldBreak);
    return;
  }
  state.events.push(dashEvent.knock);
  state.safe = tuning.knockTicks;
  slowDown(state, 3);
  loseHeart(state);
}

/** Six pixels closer than the pictures: near misses are misses. */
function touches(state: DashState, { bottom, top }: Obstacle): boolean {
  const feet = Math.floor(state.y / one);
  const head = feet + (state.slide > 0 ? tuning.low : tuning.tall);
  return feet < top - 6 && head > bottom + 6;
}

function pass(state: DashState, obstacle: Obstacle): void {
  obstacle.isPassed = true;
  const { kind, top } = obstacle;
  if (kind !== "stump" && kind !== "crates") return;
  const feet = Math.floor(state.y / one);
  if (feet >= top && feet < top + 22) {
    state.nearMisses += 1;
    state.events.push(dashEvent.nearMiss);
  }
}

function bounce(state: DashState, obstacle: Obstacle): void {
  obstacle.isHit = true;
  state.y = toFixed(obstacle.top);
  state.rise = tuning.bounce;
  state.isGrounded = false;
  state.isRising = false;
  state.slide = 0;
  state.jumpsLeft = 1;
  state.sinceGround = tuning.coyote + 1;
  state.bounces += 1;
  state.events.push(dashEvent.bounce);
}

function loseHeart(state: DashState): void {
  state.knocks += 1;
  if (state.isRace) return;
  state.hearts -= 1;
  if (state.hearts > 0) return;
  state.isEnded = true;
  state.events.push(dashEvent.end);
}

/** Whether Kyle takes an item; coins fly to a magnet. */
function takeItem(state: DashState, item: Item): boolean {
  const x = Math.floor(state.x / one);
  const middle = Math.floor(state.y / one) + (state.slide > 0 ? 18 : 40);
  if (state.magnet > 0 && item.kind === "coin") pull(item, x, middle);
  const radius = item.kind === "coin" ? tuning.coinRadius : tuning.itemRadius;
  const [dx, dy] = [item.x - x, item.y - middle];
  if (dx * dx + dy * dy > radius * radius) return false;
  state.events.push(take(state, item));
  return true;
}

function take(state: DashState, { kind }: Item): number {
  if (kind === "coin") {
    state.coins += 1;
    return dashEvent.coin;
  }
  if (kind === "heart") {
    state.hearts = Math.min(tuning.hearts, state.hearts + 1);
    return dashEvent.heart;
  }
  if (kind === "shield") {
    state.hasShield = true;
    return dashEvent.shield;
  }
  state.magnet = tuning.magnetTicks;
  return dashEvent.magnet;
}

function pull(item: Item, x: number, y: number): void {
  const [dx, dy] = [x + 20 - item.x, y - item.y];
  if (dx * dx + dy * dy > tuning.magnetReach * tuning.magnetReach) return;
  item.x += Math.trunc(dx / 5) + 8;
  item.y += Math.trunc(dy / 5);
}
