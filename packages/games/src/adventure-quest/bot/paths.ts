import {
  columns,
  facings,
  rows,
  stepX,
  stepY,
  tileAt,
  tileIndex,
  type Facing,
} from "#adventure-quest/world/field.ts";
import { isOpenTo } from "#adventure-quest/world/tiles.ts";
import type { QuestState } from "#adventure-quest/play/state.ts";

/** The tile beside another one, or −1 outside of the room. */
export function beside(at: number, facing: Facing): number {
  return tileIndex((at % columns) + stepX(facing), Math.floor(at / columns) + stepY(facing));
}

/** For each tile that can be walked to, the tile before it on a shortest way; −1 elsewhere. */
export function reachFrom(
  { tiles, tools }: Pick<QuestState, "tiles" | "tools">,
  start: number,
  isBarred: (at: number) => boolean = () => false,
): Int16Array {
  const before = new Int16Array(columns * rows).fill(-1);
  before[start] = start;
  const queue = [start];
  for (const at of queue)
    for (const facing of facings) {
      const next = beside(at, facing);
      const found = tiles[next];
      if (next < 0 || !found || before[next] !== -1 || isBarred(next)) continue;
      if (!isOpenTo(found, tools)) continue;
      before[next] = at;
      queue.push(next);
    }
  return before;
}

export function heroTile({ hero }: Pick<QuestState, "hero">): number {
  return Math.max(0, tileAt(hero.x, hero.y));
}

/** The first tile to walk to on the way to a goal that `reachFrom` found. */
export function firstStep(before: Int16Array, start: number, goal: number): number {
  let at = goal;
  while (before[at] !== start && before[at] !== at && (before[at] ?? -1) >= 0)
    at = before[at] ?? start;
  return at;
}

/** How many tiles a way has that `reachFrom` found. */
export function lengthOf(before: Int16Array, start: number, goal: number): number {
  let length = 0;
  for (let at = goal; at !== start && length < 400; at = before[at] ?? start) length += 1;
  return length;
}
