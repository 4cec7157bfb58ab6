import { one } from "#kernel/fixed.ts";
import { markAt } from "./level.ts";
import { span } from "./motion.ts";
import { report, tile, type Body, type SlimeState } from "./state.ts";
import { colorOf, groupOf, kindOf } from "./tiles.ts";

/** How far spikes and switches reach up from the bottom of their tile. */
const lowReach = 7 * one;
const goalReach = { across: 9 * one, up: 42 * one };
/** Touching the edge of a spike doesn't hurt. */
const spikeMargin = 4 * one;

/**
 * Applies what a body touches: gems, fountains, checkpoints, switches and the goal. Returns whether
 * it touches spikes.
 */
export function touchTiles(state: SlimeState, body: Body): boolean {
  const { level } = state;
  const [left, right] = span(body.x, body.width);
  const [top, bottom] = span(body.y, body.height);
  let isHurt = false;
  if (touchesGoal(state, body)) reachGoal(state, body);
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const mark = markAt(level, column, row);
      const at = row * level.width + column;
      switch (kindOf(mark)) {
        case "gem":
          takeGem(state, body, at);
          break;
        case "fountain":
          paint(state, body, colorOf(mark));
          break;
        case "checkpoint":
          if (state.checkpoint !== at) {
            state.checkpoint = at;
            report(state, "checkpoint", body);
          }
          break;
        case "switch":
          if (body.y + body.height > (row + 1) * tile - lowReach) press(state, body, at);
          break;
        case "spikes":
          isHurt ||= touchesSpikes(state, body, column, row);
          break;
        default:
      }
    }
  return isHurt;
}

function touchesSpikes(state: SlimeState, body: Body, column: number, row: number): boolean {
  const isHanging = pointsDown(state, column, row);
  const isAcross =
    body.x + body.width > column * tile + spikeMargin && body.x < (column + 1) * tile - spikeMargin;
  const isAlong = isHanging
    ? body.y < row * tile + lowReach
    : body.y + body.height > (row + 1) * tile - lowReach;
  return isAcross && isAlong;
}

/** Whether the spikes of a tile hang from a ceiling: with ground above and none below. */
export function pointsDown(state: Pick<SlimeState, "level">, column: number, row: number): boolean {
  const isFirm = (at: number) => {
    const kind = kindOf(markAt(state.level, column, at));
    return kind === "ground" || kind === "sticky";
  };
  return isFirm(row - 1) && !isFirm(row + 1);
}

function takeGem(state: SlimeState, body: Body, at: number): void {
  const index = state.gems.indexOf(at);
  if (index < 0) return;
  state.gems.splice(index, 1);
  report(state, "gem", body);
}

function paint(state: SlimeState, body: Body, color: number): void {
  if (body.color === color) return;
  body.color = color;
  report(state, "paint", body);
}

function press(state: SlimeState, body: Body, at: number): void {
  if (!state.pressed.includes(at)) state.pressed.push(at);
  if (!state.wasPressed.includes(at)) report(state, "press", body);
}

/** The goal is a portal: wider and taller than its tile. */
function touchesGoal({ goal, level }: SlimeState, body: Body): boolean {
  const x = ((goal % level.width) + 0.5) * tile;
  const foot = (Math.floor(goal / level.width) + 1) * tile;
  return (
    body.x < x + goalReach.across &&
    body.x + body.width > x - goalReach.across &&
    body.y < foot &&
    body.y + body.height > foot - goalReach.up
  );
}

function reachGoal(state: SlimeState, body: Body): void {
  const player = state.players[body.player];
  if (!player || player.isHome) return;
  player.isHome = true;
  report(state, "home", body);
}

/** Opens each group of doors whose switches are all pressed at once. */
export function openDoors(state: SlimeState): void {
  if (state.pressed.length === 0) return;
  const { level } = state;
  for (const [group, isOpen] of state.openDoors.entries()) {
    if (isOpen) continue;
    const own = state.switches.filter((at) => groupOf(level.tiles[at] ?? "") === group);
    if (own.length === 0 || !own.every((at) => state.pressed.includes(at))) continue;
    state.openDoors[group] = true;
    const by = state.bodies[0];
    if (by) report(state, "open", by);
  }
}
