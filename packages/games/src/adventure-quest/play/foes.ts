import {
  columns,
  middleOf,
  stepX,
  stepY,
  tile,
  type Facing,
} from "#adventure-quest/world/field.ts";
import { isOpenToFoes, isSolid, type Tile } from "#adventure-quest/world/tiles.ts";
import { approach, one } from "#kernel/fixed.ts";
import { randomBelow, randomBetween, randomChance } from "#kernel/random.ts";
import { emit } from "./emit.ts";
import { hurtHero } from "./hurt.ts";
import type { Foe, FoeKind, QuestState } from "./state.ts";
import { fits, foeBox, walk } from "./walk.ts";

const hitsOf: Record<FoeKind, number> = {
  blob: 1,
  moth: 1,
  spitter: 2,
  charger: 2,
  hopper: 2,
  critter: 1,
};

const touchDistance = 28 * one;
const margin = tile;

export function newFoe(state: QuestState, kind: FoeKind, at: number): Foe {
  return {
    kind,
    x: middleOf(at % columns),
    y: middleOf(Math.floor(at / columns)),
    facing: randomBelow(state, 4) as Facing,
    hitsLeft: hitsOf[kind],
    timer: randomBetween(state, 30, 90),
    mode: "walk",
    hurt: 0,
  };
}

/** Advances every foe by a tick; `calm` foes only rest. */
export function stepFoes(state: QuestState): void {
  for (const foe of state.foes) {
    foe.hurt = Math.max(0, foe.hurt - 1);
    foe.timer -= 1;
    if (foe.hurt === 0) act(state, foe);
    const { hero } = state;
    const isTouching =
      Math.abs(foe.x - hero.x) < touchDistance && Math.abs(foe.y - hero.y) < touchDistance;
    if (isTouching && foe.kind !== "critter" && foe.hurt === 0 && !hero.flight)
      hurtHero(state, 1, foe);
  }
}

/** Counts a tickle; a foe without any left laughs and leaves something. Returns whether it left. */
export function tickle(state: QuestState, foe: Foe, strength: number): void {
  if (foe.hurt > 0) return;
  foe.hitsLeft -= strength;
  foe.hurt = 24;
  emit(state, "tickle", foe.x, foe.y);
  if (foe.hitsLeft > 0) return;
  state.foes = state.foes.filter((other) => other !== foe);
  state.counts.tickled += 1;
  emit(state, "giggle", foe.x, foe.y);
  if (randomChance(state, 20)) state.drops.push({ kind: "heart", x: foe.x, y: foe.y, left: 600 });
  else if (randomChance(state, 70))
    state.drops.push({ kind: "gem", x: foe.x, y: foe.y, left: 600 });
}

function act(state: QuestState, foe: Foe): void {
  if (foe.mode === "rest") {
    if (foe.timer <= 0) change(foe, "walk", 60);
    return;
  }
  if (foe.kind === "blob") wander(state, foe, one);
  else if (foe.kind === "moth") flutter(state, foe);
  else if (foe.kind === "spitter") spit(state, foe);
  else if (foe.kind === "charger") charge(state, foe);
  else if (foe.kind === "hopper") hop(state, foe);
  else flee(state, foe);
}

function change(foe: Foe, mode: Foe["mode"], ticks: number): void {
  foe.mode = mode;
  foe.timer = ticks;
}

function wander(state: QuestState, foe: Foe, speed: number): void {
  if (foe.timer <= 0 || step(state, foe, { speed, isOpen: isOpenToFoes })) {
    foe.facing = randomBelow(state, 4) as Facing;
    foe.timer = randomBetween(state, 40, 110);
  }
}

/** Moves a foe ahead; returns whether something stopped it. Foes stay out of doorways. */
function step(
  state: QuestState,
  foe: Foe,
  { speed, isOpen }: { speed: number; isOpen: (found: Tile) => boolean },
): boolean {
  const dx = stepX(foe.facing) * speed;
  const dy = stepY(foe.facing) * speed;
  const x = foe.x + dx;
  const y = foe.y + dy;
  const isInside =
    x > margin + foeBox.halfWidth &&
    y > margin + foeBox.halfHeight &&
    x < 19 * tile - foeBox.halfWidth &&
    y < 9 * tile - foeBox.halfHeight;
  if (!isInside) return true;
  return walk(state.tiles, foe, { dx, dy, box: foeBox, isOpen });
}

/** Moths fly over everything but walls, and slowly follow the hero. */
function flutter(state: QuestState, foe: Foe): void {
  if (foe.timer <= 0) {
    foe.timer = randomBetween(state, 24, 60);
    foe.facing = randomChance(state, 55)
      ? facingToward(foe, state.hero)
      : (randomBelow(state, 4) as Facing);
  }
  step(state, foe, { speed: one + 128, isOpen: (found) => found !== "#" });
}

/** Spitters stand still, swell up for half a second, and shoot toward the hero. */
function spit(state: QuestState, foe: Foe): void {
  const { hero } = state;
  foe.facing = facingToward(foe, hero);
  if (foe.timer > 0) return;
  if (foe.mode === "walk") {
    change(foe, "warn", 36);
    return;
  }
  const speed = 2 * one + 128;
  state.shots.push({
    x: foe.x,
    y: foe.y,
    dx: stepX(foe.facing) * speed,
    dy: stepY(foe.facing) * speed,
    friendly: false,
  });
  emit(state, "shoot", foe.x, foe.y);
  change(foe, "walk", randomBetween(state, 80, 130));
}

/** Chargers wait until the hero stands in their line, tremble, and dash. */
function charge(state: QuestState, foe: Foe): void {
  const { hero } = state;
  if (foe.mode === "dash") {
    const wasStopped = step(state, foe, { speed: 4 * one, isOpen: isOpenToFoes });
    if (wasStopped || foe.timer <= 0) change(foe, "rest", 50);
    return;
  }
  if (foe.mode === "warn") {
    if (foe.timer <= 0) change(foe, "dash", 70);
    return;
  }
  const isInLine = Math.abs(foe.x - hero.x) < 20 * one || Math.abs(foe.y - hero.y) < 20 * one;
  if (isInLine && foe.timer < 60) {
    foe.facing = facingToward(foe, hero);
    change(foe, "warn", 36);
    return;
  }
  wander(state, foe, 192);
}

/** Hoppers sit, then hop toward the hero. */
function hop(state: QuestState, foe: Foe): void {
  if (foe.mode === "walk") {
    if (foe.timer > 0) return;
    foe.facing = randomChance(state, 70)
      ? facingToward(foe, state.hero)
      : (randomBelow(state, 4) as Facing);
    change(foe, "dash", 22);
    return;
  }
  step(state, foe, { speed: 2 * one + 128, isOpen: isOpenToFoes });
  if (foe.timer <= 0) change(foe, "walk", randomBetween(state, 36, 70));
}

/** Critters run from the hero, and tire after a while. */
function flee(state: QuestState, foe: Foe): void {
  const { hero } = state;
  const distance = Math.abs(foe.x - hero.x) + Math.abs(foe.y - hero.y);
  if (foe.mode === "dash") {
    if (step(state, foe, { speed: 2 * one + 64, isOpen: isOpenToFoes }))
      foe.facing = randomBelow(state, 4) as Facing;
    if (foe.timer <= 0) change(foe, "rest", 50);
    return;
  }
  if (distance < 170 * one) {
    const away = ((facingToward(foe, hero) + 2) % 4) as Facing;
    const isFree = fits(
      state.tiles,
      { x: foe.x + stepX(away) * tile, y: foe.y + stepY(away) * tile, box: foeBox },
      isOpenToFoes,
    );
    foe.facing = isFree ? away : (((away + 1 + 2 * randomBelow(state, 2)) % 4) as Facing);
    change(foe, "dash", 50);
    return;
  }
  wander(state, foe, 160);
}

export function facingToward(from: { x: number; y: number }, to: { x: number; y: number }): Facing {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 0 : 2;
  return dy > 0 ? 1 : 3;
}

/** Pushes a foe away a little, as far as the tiles allow. */
export function nudge(state: QuestState, foe: Foe, facing: Facing): void {
  const keep = foe.facing;
  foe.facing = facing;
  for (let moved = 0; moved < 4; moved += 1)
    step(state, foe, {
      speed: 4 * one,
      isOpen: foe.kind === "moth" ? (found) => !isSolid(found) : isOpenToFoes,
    });
  foe.facing = keep;
  foe.timer = approach(foe.timer, 40, 40);
}
