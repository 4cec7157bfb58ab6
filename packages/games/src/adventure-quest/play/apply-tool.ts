import { columns, middleOf, stepX, stepY, tile } from "#adventure-quest/world/field.ts";
import { tools, type Tool } from "#adventure-quest/world/tools.ts";
import { isOpenToShots } from "#adventure-quest/world/tiles.ts";
import { one } from "#kernel/fixed.ts";
import { changeTile } from "./done.ts";
import { emit, emitAt } from "./emit.ts";
import { nudge, tickle } from "./foes.ts";
import { lineAhead, tileInFront } from "./front.ts";
import type { Foe, QuestState } from "./state.ts";
import { give } from "./treasure.ts";

export const usingTicks = 20;
/** How far hook and magnet reach, in tiles. */
const longReach = 8;
const fluteReach = 3 * tile;
const netReach = 84 * one;

/** Uses a tool in the direction that the hero faces. */
export function applyTool(state: QuestState, tool: Tool): void {
  const { hero } = state;
  hero.using = tool === "shield" ? 45 : usingTicks;
  hero.tool = tools.indexOf(tool);
  hero.pushing = 0;
  if (tool === "hammer") smash(state);
  else if (tool === "lantern") light(state);
  else if (tool === "flute") play(state);
  else if (tool === "net") swipe(state);
  else if (tool === "hook") throwHook(state);
  else if (tool === "magnet") pull(state);
  else if (tool === "boots") emit(state, "push", hero.x, hero.y);
}

function smash(state: QuestState): void {
  const at = tileInFront(state, (found) => found === "B");
  const { hero } = state;
  for (const foe of state.foes.filter((other) => isNear(state, other, 70 * one)))
    tickle(state, foe, 2);
  if (at < 0) {
    emit(state, "push", hero.x + stepX(hero.facing) * tile, hero.y + stepY(hero.facing) * tile);
    return;
  }
  changeTile(state, at);
  emitAt(state, "smash", at);
  openDoorway(state, at);
}

/** A door is two tiles wide: both of them open together. */
function openDoorway(state: QuestState, at: number): void {
  const column = at % columns;
  const row = Math.floor(at / columns);
  const isAtEdge = column === 0 || column === columns - 1 || row === 0 || row === 9;
  if (!isAtEdge) return;
  for (const other of [at - 1, at + 1, at - columns, at + columns])
    if (state.tiles[other] === "B") {
      changeTile(state, other);
      emitAt(state, "smash", other);
    }
}

function light(state: QuestState): void {
  const at = tileInFront(state, (found) => found === "i");
  if (at < 0) return;
  state.tiles[at] = "I";
  emitAt(state, "light", at);
}

function play(state: QuestState): void {
  const { hero } = state;
  emit(state, "tune", hero.x, hero.y);
  for (const [at, found] of state.tiles.entries()) {
    if (found !== "S") continue;
    const dx = middleOf(at % columns) - hero.x;
    const dy = middleOf(Math.floor(at / columns)) - hero.y;
    if (Math.abs(dx) <= fluteReach && Math.abs(dy) <= fluteReach) {
      changeTile(state, at);
      emitAt(state, "solved", at);
    }
  }
  for (const foe of state.foes) {
    foe.mode = "rest";
    foe.timer = 150;
  }
}

function swipe(state: QuestState): void {
  state.shots = state.shots.filter((shot) => !isNear(state, shot, netReach));
  for (const foe of state.foes.filter((other) => isNear(state, other, netReach))) {
    if (foe.kind !== "critter" && foe.kind !== "moth") {
      nudge(state, foe, state.hero.facing);
      continue;
    }
    state.foes = state.foes.filter((other) => other !== foe);
    state.counts.tickled += 1;
    emit(state, "catch", foe.x, foe.y);
    if (foe.kind === "critter") give(state, "key");
    else state.drops.push({ kind: "gem", x: foe.x, y: foe.y, left: 600 });
  }
}

/** Whether something is within a distance, and not behind the hero. */
function isNear(state: QuestState, { x, y }: { x: number; y: number }, distance: number): boolean {
  const { hero } = state;
  const dx = x - hero.x;
  const dy = y - hero.y;
  const ahead = dx * stepX(hero.facing) + dy * stepY(hero.facing);
  return Math.abs(dx) < distance && Math.abs(dy) < distance && ahead > -20 * one;
}

/** Whether the hook would hold, so that the main button can throw it. */
export function postAhead(state: QuestState): number {
  for (const at of lineAhead(state, state.hero.facing, longReach)) {
    const found = state.tiles[at];
    if (found === "H") return at;
    if (!found || !isOpenToShots(found)) return -1;
  }
  return -1;
}

function throwHook(state: QuestState): void {
  const { hero } = state;
  const post = postAhead(state);
  emit(state, "fly", hero.x, hero.y, post);
  if (post < 0) {
    for (const foe of state.foes as readonly Foe[])
      if (isNear(state, foe, 2 * tile)) tickle(state, foe, 1);
    return;
  }
  const x = middleOf(post % columns) - stepX(hero.facing) * tile;
  const y = middleOf(Math.floor(post / columns)) - stepY(hero.facing) * tile;
  hero.flight = { x, y };
  hero.safe = Math.max(hero.safe, 20);
}

/** The metal block that the magnet would pull, or −1. */
export function metalAhead(state: QuestState): number {
  for (const at of lineAhead(state, state.hero.facing, longReach)) {
    const found = state.tiles[at];
    if (found === "M") return at;
    if (!found || !isOpenToShots(found)) return -1;
  }
  return -1;
}

/** Pulls the metal block into the first gap on its way, which it fills. */
function pull(state: QuestState): void {
  const from = metalAhead(state);
  const { hero } = state;
  emit(state, "pull", hero.x, hero.y, from);
  if (from < 0) return;
  const line = lineAhead(state, hero.facing, longReach);
  const way = line.slice(0, line.indexOf(from)).toReversed();
  const gap = way.find((at) => state.tiles[at] === "~");
  if (gap === undefined) return;
  changeTile(state, from);
  changeTile(state, gap);
  emitAt(state, "splash", gap, from);
}
