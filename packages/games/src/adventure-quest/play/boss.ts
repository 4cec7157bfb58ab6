import { middleOf, tile } from "#adventure-quest/world/field.ts";
import { dailyRealm } from "#adventure-quest/world/realms.ts";
import { mark } from "#adventure-quest/world/marks.ts";
import { approach, one } from "#kernel/fixed.ts";
import { randomBelow } from "#kernel/random.ts";
import { attacksOf } from "./boss-attacks.ts";
import { markDone } from "./done.ts";
import { emit, show } from "./emit.ts";
import { hurtHero } from "./hurt.ts";
import type { Boss, QuestState } from "./state.ts";

/** Tickles until a boss gives up: it gets harder to tire after each third. */
export const bossHits = 9;
const hitsInPause = 3;
const dizzyTicks = 210;
const waitTicks = 70;
const wonTicks = 150;
const touchDistance = 52 * one;
const leads = [84, 72, 62] as const;

/** Where bosses walk to, in tiles. */
const anchors = [
  [9, 4],
  [5, 3],
  [14, 3],
  [5, 6],
  [14, 6],
] as const;

export function newBoss(state: QuestState): Boss {
  const kind = state.realm === dailyRealm ? state.seed % attacksOf.length : state.realm;
  const x = middleOf(9) + tile / 2;
  const y = middleOf(4) + tile / 2;
  return {
    kind,
    x,
    y,
    goalX: x,
    goalY: y,
    hitsLeft: bossHits,
    mode: "wait",
    timer: waitTicks + 40,
    turn: 0,
    hitsInPause: 0,
    hurt: 0,
    clock: 0,
  };
}

/** How far the fight has gone: 0, 1 or 2. */
export function levelOf(boss: Boss): number {
  return Math.min(2, Math.floor((bossHits - boss.hitsLeft) / hitsInPause));
}

/** Advances the boss by a tick: it waits, warns and strikes, and then is dizzy. */
export function stepBoss(state: QuestState): void {
  const { boss } = state;
  if (!boss) return;
  boss.clock += 1;
  boss.timer -= 1;
  boss.hurt = Math.max(0, boss.hurt - 1);
  strike(state, boss);
  if (boss.mode === "won") {
    if (boss.timer <= 0) state.boss = null;
    return;
  }
  if (boss.mode === "wait") {
    boss.x = approach(boss.x, boss.goalX, 2 * one);
    boss.y = approach(boss.y, boss.goalY, 2 * one);
    if (boss.timer <= 0) beginAttack(state, boss);
  } else if (boss.mode === "warn") {
    if (state.zones.length === 0) {
      boss.mode = "dizzy";
      boss.timer = dizzyTicks;
      boss.hitsInPause = 0;
      emit(state, "dizzy", boss.x, boss.y);
    }
  } else if (boss.timer <= 0 || boss.hitsInPause >= hitsInPause) rest(state, boss);
  const { hero } = state;
  const isTouching =
    Math.abs(boss.x - hero.x) < touchDistance && Math.abs(boss.y - hero.y) < touchDistance;
  if (isTouching && boss.mode !== "dizzy") hurtHero(state, 1, boss);
}

function rest(state: QuestState, boss: Boss): void {
  const [x, y] = anchors[randomBelow(state, anchors.length)] ?? anchors[0];
  boss.goalX = middleOf(x) + tile / 2;
  boss.goalY = middleOf(y) + tile / 2;
  boss.mode = "wait";
  boss.timer = waitTicks;
}

function beginAttack(state: QuestState, boss: Boss): void {
  const attacks = attacksOf[boss.kind] ?? [];
  const level = levelOf(boss);
  const lead = leads[level] ?? 62;
  const zones = attacks[boss.turn % attacks.length]?.({ state, lead, level }) ?? [];
  state.zones = zones.map((found) => ({
    ...found,
    from: found.from + boss.clock,
    until: found.until + boss.clock,
  }));
  boss.turn += 1;
  boss.mode = "warn";
  boss.timer = 0;
  emit(state, "warn", boss.x, boss.y, boss.turn);
}

function strike(state: QuestState, boss: Boss): void {
  const { hero } = state;
  for (const found of state.zones) {
    if (found.from === boss.clock)
      emit(
        state,
        "strike",
        (found.x * tile + (found.x + found.width) * tile) / 2,
        (found.y * tile + (found.y + found.height) * tile) / 2,
      );
    const isInside =
      hero.x > found.x * tile &&
      hero.x < (found.x + found.width) * tile &&
      hero.y > found.y * tile &&
      hero.y < (found.y + found.height) * tile;
    if (isInside && boss.clock >= found.from) hurtHero(state, 2, hero);
  }
  state.zones = state.zones.filter(({ until }) => boss.clock < until);
}

/** Counts a touch of the feather: only a dizzy boss can be tickled. */
export function tickleBoss(state: QuestState): void {
  const { boss } = state;
  if (!boss || boss.hurt > 0 || boss.mode === "won") return;
  boss.hurt = 24;
  if (boss.mode !== "dizzy") {
    emit(state, "reflect", boss.x, boss.y);
    return;
  }
  boss.hitsLeft -= 1;
  boss.hitsInPause += 1;
  emit(state, "boss-hit", boss.x, boss.y, boss.hitsLeft);
  if (boss.hitsLeft > 0) return;
  boss.mode = "won";
  boss.timer = wonTicks;
  state.zones = [];
  state.shots = [];
  markDone(state, state.room, mark.solved);
  if (state.realm !== dailyRealm) state.beaten |= 1 << state.realm;
  state.gems += 50;
  emit(state, "boss-won", boss.x, boss.y);
  show(state, "won");
}
