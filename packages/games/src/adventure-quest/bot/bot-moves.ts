import {
  columns,
  middleOf,
  stepX,
  stepY,
  tile,
  tileAt,
  type Facing,
} from "#adventure-quest/world/field.ts";
import type { QuestState } from "#adventure-quest/play/state.ts";
import { one } from "#kernel/fixed.ts";
import { button } from "#kernel/input.ts";

const buttonsOf = [button.right, button.down, button.left, button.up] as const;
const tolerance = 4 * one;

export function toward(facing: Facing): number {
  return buttonsOf[facing];
}

/** Presses a button that was up in the tick before. */
export function press(state: QuestState, buttons: number): number {
  return (state.before & buttons) === buttons ? 0 : buttons;
}

/** Walks to the middle of a neighboring tile, or of the hero's own. */
export function walkTo({ hero }: QuestState, at: number): number {
  const dx = middleOf(at % columns) - hero.x;
  const dy = middleOf(Math.floor(at / columns)) - hero.y;
  const isAcross = Math.abs(dx) > Math.abs(dy);
  if (isAcross && Math.abs(dy) > tolerance && Math.abs(dx) > tile / 2)
    return dy > 0 ? button.down : button.up;
  if (!isAcross && Math.abs(dx) > tolerance && Math.abs(dy) > tile / 2)
    return dx > 0 ? button.right : button.left;
  if (isAcross) return dx > 0 ? button.right : button.left;
  return dy > 0 ? button.down : button.up;
}

/** Whether the hero stands on a tile, in line with what lies ahead of it. */
export function isLinedUp(state: QuestState, at: number, facing: Facing): boolean {
  const { hero } = state;
  const dx = hero.x - middleOf(at % columns);
  const dy = hero.y - middleOf(Math.floor(at / columns));
  const aside = Math.abs(dx * stepY(facing)) + Math.abs(dy * stepX(facing));
  const ahead = dx * stepX(facing) + dy * stepY(facing);
  return tileAt(hero.x, hero.y) === at && aside <= tolerance && ahead >= -tolerance;
}

/** Turns to a side, and presses the main button once the hero faces it. */
export function actToward(state: QuestState, facing: Facing): number {
  return state.hero.facing === facing ? press(state, button.a) : toward(facing);
}

/** Swings at something close by, or null if it is out of reach. */
export function swingAt(
  state: QuestState,
  { x, y }: { x: number; y: number },
  size: number,
): number | null {
  const { hero } = state;
  const dx = x - hero.x;
  const dy = y - hero.y;
  for (const facing of [0, 1, 2, 3] as const) {
    const ahead = dx * stepX(facing) + dy * stepY(facing);
    const aside = Math.abs(dx * stepY(facing)) + Math.abs(dy * stepX(facing));
    if (ahead > 4 * one && ahead < 56 * one + size && aside < 26 * one + size)
      return actToward(state, facing);
  }
  return null;
}
