import { stepX, stepY } from "#adventure-quest/world/field.ts";
import { one } from "#kernel/fixed.ts";
import { tickleBoss } from "./boss.ts";
import { swingTicks } from "./act-ahead.ts";
import { nudge, tickle } from "./foes.ts";
import type { QuestState } from "./state.ts";

/** Where the feather reaches: the middle of a square ahead of the hero, and half of its edge. */
const ahead = 34 * one;
const half = 40 * one;
const bossHalf = 58 * one;

/** Tickles what the feather touches in the middle of its swing. */
export function stepSwing(state: QuestState): void {
  const { hero } = state;
  if (hero.swing > swingTicks - 2 || hero.swing < 5) return;
  const x = hero.x + stepX(hero.facing) * ahead;
  const y = hero.y + stepY(hero.facing) * ahead;
  for (const foe of state.foes) {
    if (Math.abs(foe.x - x) > half || Math.abs(foe.y - y) > half || foe.hurt > 0) continue;
    if (foe.kind === "critter") continue;
    nudge(state, foe, hero.facing);
    tickle(state, foe, 1);
  }
  const { boss } = state;
  if (boss && Math.abs(boss.x - x) < bossHalf + half && Math.abs(boss.y - y) < bossHalf + half)
    tickleBoss(state);
}
