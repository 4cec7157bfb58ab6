import { divide, integerSqrt, multiply, one } from "#kernel/fixed.ts";
import { emit, show } from "./emit.ts";
import type { QuestState } from "./state.ts";

const safeTicks = 75;
const knock = 7 * one;

/** Takes half hearts, unless the hero is safe or assisted, and knocks the hero away from a point. */
export function hurtHero(state: QuestState, halves: number, from: { x: number; y: number }): void {
  const { hero } = state;
  if (hero.safe > 0) return;
  hero.safe = safeTicks;
  const dx = hero.x - from.x;
  const dy = hero.y - from.y;
  const distance = Math.max(one, integerSqrt(dx * dx + dy * dy));
  hero.knockX = multiply(knock, divide(dx, distance));
  hero.knockY = multiply(knock, divide(dy, distance));
  emit(state, "ouch", hero.x, hero.y);
  if (state.assist) return;
  state.health = Math.max(0, state.health - halves);
  if (state.health === 0) {
    state.counts.faints += 1;
    emit(state, "faint", hero.x, hero.y);
    show(state, "faint");
  }
}
