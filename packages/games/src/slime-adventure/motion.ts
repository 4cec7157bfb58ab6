import { one } from "#kernel/fixed.ts";
import { markAt } from "./level.ts";
import { tile, type Body, type SlimeState } from "./state.ts";
import { colorOf, groupOf, kindOf } from "./tiles.ts";

/** Ticks after which a crumbling tile that was stepped on gives way, and returns. */
export const crumblesAfter = 36;
export const crumbledFor = 150;

/** Whether a tile stops a body of a color. The sides of a level are walls, its bottom is open. */
export function isSolid(state: SlimeState, column: number, row: number, color: number): boolean {
  const { level } = state;
  if (column < 0 || column >= level.width) return true;
  // Walls at the upper edge go on above it, so that no jump gets over them.
  const mark = markAt(level, column, Math.max(0, row));
  switch (kindOf(mark)) {
    case "ground":
    case "sticky":
    case "bouncer":
      return true;
    case "crumbling":
      return !state.crumbles.some(
        (entry) => entry.tile === row * level.width + column && entry.ticks >= crumblesAfter,
      );
    case "door":
      return !state.openDoors[groupOf(mark)];
    case "gate":
      return colorOf(mark) !== color;
    default:
      return false;
  }
}

/** The tiles that a span of fixed-point covers, as first and last index. */
export function span(start: number, length: number): [number, number] {
  return [Math.floor(start / tile), Math.floor((start + length - 1) / tile)];
}

/** Whether a box has no solid tile in it. */
export function hasRoom(
  state: SlimeState,
  box: { x: number; y: number; width: number; height: number },
  color: number,
): boolean {
  const [left, right] = span(box.x, box.width);
  const [top, bottom] = span(box.y, box.height);
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1)
      if (isSolid(state, column, row, color)) return false;
  return true;
}

/** Moves a body sideways up to a wall; returns whether it was stopped. */
export function moveAcross(state: SlimeState, body: Body): boolean {
  if (body.vx === 0) return false;
  const goal = body.x + body.vx;
  const edge = body.vx > 0 ? goal + body.width - 1 : goal;
  const column = Math.floor(edge / tile);
  const before = Math.floor((body.vx > 0 ? body.x + body.width - 1 : body.x) / tile);
  const [top, bottom] = span(body.y, body.height);
  for (let row = column === before ? bottom + 1 : top; row <= bottom; row += 1) {
    if (!isSolid(state, column, row, body.color)) continue;
    body.x = body.vx > 0 ? column * tile - body.width : (column + 1) * tile;
    body.vx = 0;
    return true;
  }
  body.x = goal;
  return false;
}

/** Moves a body up or down to a ceiling or floor; returns whether it was stopped. */
export function moveAlong(state: SlimeState, body: Body, dropsThrough: boolean): boolean {
  if (body.vy === 0) return false;
  const goal = body.y + body.vy;
  const edge = body.vy > 0 ? goal + body.height - 1 : goal;
  const row = Math.floor(edge / tile);
  const before = Math.floor((body.vy > 0 ? body.y + body.height - 1 : body.y) / tile);
  const [left, right] = span(body.x, body.width);
  for (let column = row === before ? right + 1 : left; column <= right; column += 1) {
    const isLedge =
      body.vy > 0 && !dropsThrough && kindOf(markAt(state.level, column, row)) === "ledge";
    if (!isLedge && !isSolid(state, column, row, body.color)) continue;
    body.y = body.vy > 0 ? row * tile - body.height : (row + 1) * tile;
    body.vy = 0;
    return true;
  }
  body.y = goal;
  return false;
}

/** Whether a sticky tile touches a side of a body. */
export function touchesSticky(
  state: SlimeState,
  body: Body,
  side: "left" | "right" | "ceiling",
): boolean {
  const isAcross = side !== "ceiling";
  const [first, last] = isAcross ? span(body.y, body.height) : span(body.x, body.width);
  const beside = side === "left" ? body.x - 1 : side === "right" ? body.x + body.width : body.y - 1;
  const other = Math.floor(beside / tile);
  for (let at = first; at <= last; at += 1) {
    const mark = isAcross ? markAt(state.level, other, at) : markAt(state.level, at, other);
    if (kindOf(mark) === "sticky") return true;
  }
  return false;
}

/** Moves a body that was placed beside a wall out of it. */
export function clearWalls(state: SlimeState, body: Body): void {
  const { x } = body;
  for (const shift of [0, 2 * one, -2 * one]) {
    body.x = x + shift;
    if (hasRoom(state, body, body.color)) return;
  }
  body.x = x;
}
