import {
  columns,
  doorTiles,
  middleOf,
  rows,
  stepX,
  stepY,
  tile,
  tileIndex,
  type Facing,
} from "#adventure-quest/world/field.ts";
import { roomOf } from "#adventure-quest/world/realm-of.ts";
import { isOpenTo, toolFor, type Tile } from "#adventure-quest/world/tiles.ts";
import { hasTool, tools } from "#adventure-quest/world/tools.ts";
import { approach, one } from "#kernel/fixed.ts";
import { isHeld, isPressed, type Input } from "#kernel/input.ts";
import { actAhead } from "./act-ahead.ts";
import { changeTile, markDone } from "./done.ts";
import { emit, emitAt } from "./emit.ts";
import { leaveBy } from "./enter-room.ts";
import { tileInFront } from "./front.ts";
import type { QuestState } from "./state.ts";
import { applyTool } from "./apply-tool.ts";
import { fits, heroBox, walk } from "./walk.ts";

const speed = 3 * one;
const diagonal = 543;
const flightSpeed = 9 * one;
const pushTicks = 12;
const edge = 10 * one;

export function newHero(): QuestState["hero"] {
  return {
    x: 0,
    y: 0,
    facing: 3,
    walking: 0,
    swing: 0,
    using: 0,
    tool: -1,
    safe: 0,
    pushing: 0,
    knockX: 0,
    knockY: 0,
    flight: null,
  };
}

/** Advances the hero by a tick. */
export function stepHero(state: QuestState, input: Input): void {
  const { hero } = state;
  hero.safe = Math.max(0, hero.safe - 1);
  hero.swing = Math.max(0, hero.swing - 1);
  hero.using = Math.max(0, hero.using - 1);
  if (hero.flight) {
    fly(state);
    return;
  }
  const isOpen = (found: Tile): boolean => isOpenTo(found, state.tools);
  if (hero.knockX !== 0 || hero.knockY !== 0) {
    walk(state.tiles, hero, { dx: hero.knockX, dy: hero.knockY, box: heroBox, isOpen });
    hero.knockX = approach(hero.knockX, 0, 180);
    hero.knockY = approach(hero.knockY, 0, 180);
  } else move(state, input, isOpen);
  keepInside(state);
  if (isPressed(input, state.before, "x")) selectNext(state);
  if (isPressed(input, state.before, "a") && hero.swing === 0 && hero.using === 0) actAhead(state);
  else if (isPressed(input, state.before, "b") && hero.using === 0) {
    const tool = tools[state.selected];
    if (tool && hasTool(state.tools, tool)) applyTool(state, tool);
  }
}

function fly(state: QuestState): void {
  const { hero } = state;
  if (!hero.flight) return;
  hero.x = approach(hero.x, hero.flight.x, flightSpeed);
  hero.y = approach(hero.y, hero.flight.y, flightSpeed);
  if (hero.x !== hero.flight.x || hero.y !== hero.flight.y) return;
  hero.flight = null;
  emit(state, "land", hero.x, hero.y);
}

function move(state: QuestState, input: Input, isOpen: (found: Tile) => boolean): void {
  const { hero } = state;
  const x = Number(isHeld(input, "right")) - Number(isHeld(input, "left"));
  const y = Number(isHeld(input, "down")) - Number(isHeld(input, "up"));
  if ((x === 0 && y === 0) || hero.swing > 8 || hero.using > 8) {
    hero.walking = 0;
    hero.pushing = 0;
    return;
  }
  hero.walking += 1;
  if (hero.swing === 0) hero.facing = facingFor(hero.facing, x, y);
  const isDashing = hero.using > 0 && tools[hero.tool] === "boots";
  const each = (x !== 0 && y !== 0 ? diagonal : speed) + (isDashing ? one : 0);
  const wasStopped = walk(state.tiles, hero, { dx: x * each, dy: y * each, box: heroBox, isOpen });
  if (!wasStopped || (x !== 0 && y !== 0)) {
    hero.pushing = 0;
    return;
  }
  slipAround(state, x, y, isOpen);
  pushAhead(state);
}

function facingFor(facing: Facing, x: number, y: number): Facing {
  const isKept =
    (stepX(facing) !== 0 && stepX(facing) === x) || (stepY(facing) !== 0 && stepY(facing) === y);
  if (isKept) return facing;
  if (x !== 0) return x > 0 ? 0 : 2;
  return y > 0 ? 1 : 3;
}

/** Slides around a corner that the hero just touches. */
function slipAround(
  state: QuestState,
  x: number,
  y: number,
  isOpen: (found: Tile) => boolean,
): void {
  const { hero, tiles } = state;
  const column = Math.floor(hero.x / tile);
  const row = Math.floor(hero.y / tile);
  const ahead = tiles[tileIndex(column + x, row + y)];
  if (!ahead || !isOpen(ahead)) return;
  const step = 2 * one;
  const goal =
    x === 0
      ? { x: approach(hero.x, middleOf(column), step), y: hero.y }
      : { x: hero.x, y: approach(hero.y, middleOf(row), step) };
  if (fits(tiles, { ...goal, box: heroBox }, isOpen)) Object.assign(hero, goal);
}

/** Pushes what stands ahead: blocks move, and doors open with a key. */
function pushAhead(state: QuestState): void {
  const { hero } = state;
  const at = tileInFront(state, (found) => "PkbBSMHi^=~x".includes(found));
  hero.pushing = at < 0 ? 0 : hero.pushing + 1;
  if (hero.pushing !== pushTicks) return;
  const found = state.tiles[at];
  if (found === "P") {
    pushBlock(state, at);
    hero.pushing = 0;
  } else if (found === "k" || found === "b") unlock(state, at, found);
  else if (found === "x") emitAt(state, "need", at, 102);
  else if (found) {
    const tool = toolFor(found);
    if (tool && !hasTool(state.tools, tool)) emitAt(state, "need", at, tools.indexOf(tool));
  }
}

function pushBlock(state: QuestState, at: number): void {
  const { hero, tiles } = state;
  const beyond = tileIndex(
    (at % columns) + stepX(hero.facing),
    Math.floor(at / columns) + stepY(hero.facing),
  );
  const found = tiles[beyond];
  if (found !== "." && found !== "," && found !== "o") return;
  tiles[at] = ".";
  tiles[beyond] = found === "o" ? "O" : "P";
  emitAt(state, found === "o" ? "plate" : "push", beyond, at);
}

function unlock(state: QuestState, at: number, found: "k" | "b"): void {
  const keys = state.keys[state.realm] ?? 0;
  const hasKey = found === "k" ? keys > 0 : (state.bossKeys & (1 << state.realm)) !== 0;
  if (!hasKey) {
    emitAt(state, "need", at, found === "k" ? 100 : 101);
    return;
  }
  if (found === "k") state.keys[state.realm] = keys - 1;
  const facing = doorTiles.findIndex((door) => door.includes(at));
  const to = roomOf(state).doors[facing]?.to ?? -1;
  for (const door of doorTiles[facing] ?? []) changeTile(state, door);
  for (const door of doorTiles[(facing + 2) % 4] ?? []) markDone(state, to, door);
  emitAt(state, "unlock", at);
}

/** Walks into the next room where the hero is in a doorway, and keeps the hero inside elsewhere. */
function keepInside(state: QuestState): void {
  const { hero } = state;
  const right = columns * tile - edge;
  const bottom = rows * tile - edge;
  const facing =
    hero.x > right ? 0 : hero.y > bottom ? 1 : hero.x < edge ? 2 : hero.y < edge ? 3 : null;
  if (facing === null) return;
  hero.x = Math.min(right, Math.max(edge, hero.x));
  hero.y = Math.min(bottom, Math.max(edge, hero.y));
  leaveBy(state, facing);
}

function selectNext(state: QuestState): void {
  for (let step = 1; step <= tools.length; step += 1) {
    const next = (state.selected + step) % tools.length;
    if ((state.tools & (1 << next)) !== 0) {
      state.selected = next;
      emit(state, "choose", state.hero.x, state.hero.y);
      return;
    }
  }
}
