import { stepX, stepY } from "#adventure-quest/world/field.ts";
import { roomOf } from "#adventure-quest/world/realm-of.ts";
import { toolFor } from "#adventure-quest/world/tiles.ts";
import { hasTool, tools } from "#adventure-quest/world/tools.ts";
import { one } from "#kernel/fixed.ts";
import { changeTile } from "./done.ts";
import { emit, emitAt } from "./emit.ts";
import { tileInFront } from "./front.ts";
import type { QuestState } from "./state.ts";
import { talkTo } from "./talk.ts";
import { give } from "./treasure.ts";
import { metalAhead, postAhead, applyTool } from "./apply-tool.ts";

export const swingTicks = 16;
const critterReach = 84 * one;
const foeReach = 90 * one;

/**
 * The main button does what fits: it talks, opens a chest, uses the tool that what stands ahead
 * needs, or swings the feather. So the game can be played with one button.
 */
export function actAhead(state: QuestState): void {
  const person = tileInFront(state, (found) => found === "N");
  if (person >= 0) {
    talkTo(state, person);
    return;
  }
  const chest = tileInFront(state, (found) => found === "C");
  const { chest: treasure } = roomOf(state);
  if (chest >= 0 && treasure) {
    changeTile(state, chest);
    state.counts.chests += 1;
    give(state, treasure);
    return;
  }
  if (!applyFittingTool(state)) swing(state);
}

function applyFittingTool(state: QuestState): boolean {
  const ahead = tileInFront(state, (found) => "BiS".includes(found));
  const obstacle = state.tiles[ahead];
  const needed = obstacle ? toolFor(obstacle) : null;
  if (needed) {
    if (hasTool(state.tools, needed)) applyTool(state, needed);
    else emitAt(state, "need", ahead, tools.indexOf(needed));
    return true;
  }
  if (hasTool(state.tools, "net") && hasNear(state, critterReach, true)) {
    applyTool(state, "net");
    return true;
  }
  if (hasNear(state, foeReach, false)) return false;
  if (hasTool(state.tools, "magnet") && metalAhead(state) >= 0) {
    applyTool(state, "magnet");
    return true;
  }
  if (hasTool(state.tools, "hook") && postAhead(state) >= 0) {
    applyTool(state, "hook");
    return true;
  }
  return false;
}

function hasNear(state: QuestState, distance: number, isCritter: boolean): boolean {
  const { hero } = state;
  return state.foes.some(
    (foe) =>
      (foe.kind === "critter") === isCritter &&
      Math.abs(foe.x - hero.x) < distance &&
      Math.abs(foe.y - hero.y) < distance,
  );
}

function swing(state: QuestState): void {
  const { hero } = state;
  hero.swing = swingTicks;
  emit(
    state,
    "swing",
    hero.x + stepX(hero.facing) * 30 * one,
    hero.y + stepY(hero.facing) * 30 * one,
  );
}
