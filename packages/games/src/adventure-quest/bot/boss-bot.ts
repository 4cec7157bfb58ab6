import { columns, facings, middleOf, rows, tileAt } from "#adventure-quest/world/field.ts";
import type { QuestState } from "#adventure-quest/play/state.ts";
import { isOpenTo } from "#adventure-quest/world/tiles.ts";
import { one } from "#kernel/fixed.ts";
import { swingAt, walkTo } from "./bot-moves.ts";
import { beside, firstStep, heroTile, reachFrom } from "./paths.ts";

/** Ticks that the bot counts for a step to the next tile. */
const stepTicks = 18;
const horizon = 16;

/** Avoids the zones of an attack, and tickles the boss while it is dizzy. */
export function fightBoss(state: QuestState): number {
  const { boss } = state;
  if (!boss || boss.mode === "won") return 0;
  if (boss.mode === "dizzy" && state.zones.length === 0) {
    const swing = swingAt(state, boss, 58 * one);
    if (swing !== null) return swing;
    const start = heroTile(state);
    const goal = tileAt(boss.x, boss.y);
    return walkTo(state, firstStep(reachFrom(state, start), start, goal));
  }
  return dodge(state);
}

/** A breadth-first search through tiles and time for the shortest safe way. */
function dodge(state: QuestState): number {
  const start = heroTile(state);
  const size = columns * rows;
  const seen = new Set([start]);
  let frontier: { at: number; first: number }[] = [{ at: start, first: start }];
  for (let step = 1; step <= horizon; step += 1) {
    const next: { at: number; first: number }[] = [];
    for (const { at, first } of frontier) {
      if (isSafeFrom(state, at, (step - 1) * stepTicks)) return walkTo(state, first);
      for (const to of [at, ...facings.map((facing) => beside(at, facing))]) {
        const key = step * size + to;
        const found = state.tiles[to];
        if (to < 0 || !found || seen.has(key) || !isOpenTo(found, state.tools)) continue;
        if (isDangerous(state, to, (step - 1) * stepTicks, step * stepTicks + 4)) continue;
        if (to !== at && isDangerous(state, at, (step - 1) * stepTicks, step * stepTicks)) continue;
        seen.add(key);
        next.push({ at: to, first: step === 1 ? to : first });
      }
    }
    frontier = next;
  }
  return walkTo(state, frontier[0]?.first ?? start);
}

function isSafeFrom(state: QuestState, at: number, ticks: number): boolean {
  return !isDangerous(state, at, ticks, 100_000);
}

/** Whether a tile is in a zone, or close to the boss, within some ticks from now. */
function isDangerous(state: QuestState, at: number, from: number, until: number): boolean {
  const column = at % columns;
  const row = Math.floor(at / columns);
  const clock = state.boss?.clock ?? 0;
  if (state.boss && isNearBoss(state, at)) return true;
  return state.zones.some(
    (zone) =>
      column >= zone.x &&
      column < zone.x + zone.width &&
      row >= zone.y &&
      row < zone.y + zone.height &&
      zone.from <= clock + until + 2 &&
      zone.until > clock + from - 2,
  );
}

function isNearBoss({ boss }: QuestState, at: number): boolean {
  if (!boss) return false;
  const x = middleOf(at % columns);
  const y = middleOf(Math.floor(at / columns));
  const near = 84 * one;
  return (
    (Math.abs(boss.x - x) < near && Math.abs(boss.y - y) < near) ||
    (Math.abs(boss.goalX - x) < near && Math.abs(boss.goalY - y) < near)
  );
}
