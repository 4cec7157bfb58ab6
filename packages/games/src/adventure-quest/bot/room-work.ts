import { facings, opposite, type Facing } from "#adventure-quest/world/field.ts";
import { roomOf } from "#adventure-quest/world/realm-of.ts";
import { isOpenToShots, toolFor, type Tile } from "#adventure-quest/world/tiles.ts";
import { hasTool } from "#adventure-quest/world/tools.ts";
import { isDone } from "#adventure-quest/play/done.ts";
import type { QuestState } from "#adventure-quest/play/state.ts";
import { button } from "#kernel/input.ts";
import { beside, lengthOf, reachFrom } from "./paths.ts";

/** Something to do: where to stand, where to look, and what to press (or to push against). */
export interface Work {
  stand: number;
  facing: Facing;
  button: number;
  push: boolean;
}

/** The nearest thing to do in the room, or null. */
export function nearestWork(state: QuestState, start: number, reach: Int16Array): Work | null {
  const works = [
    ...state.tiles.flatMap((found, at) => worksAt(state, { found, at, reach })),
    ...hookWorks(state, reach).filter(({ landing }) => hasTreasure(state, landing)),
    ...magnetWorks(state, reach),
  ];
  const near = works.toSorted(
    (a, b) => lengthOf(reach, start, a.stand) - lengthOf(reach, start, b.stand),
  );
  return near[0] ?? null;
}

function worksAt(
  state: QuestState,
  { found, at, reach }: { found: Tile; at: number; reach: Int16Array },
): Work[] {
  if (found === "P") return pushWorks(state, at, reach);
  if (!isWanted(state, found, at)) return [];
  return facings.flatMap((facing) => {
    const stand = beside(at, opposite(facing));
    const canStand = stand >= 0 && (reach[stand] ?? -1) >= 0;
    return canStand ? [{ stand, facing, button: button.a, push: false }] : [];
  });
}

function isWanted(state: QuestState, found: Tile, at: number): boolean {
  if (found === "C") return true;
  if (found === "N") {
    const { gift } = roomOf(state);
    if (gift === "cocoa") return state.health < state.maxHealth - 1;
    return gift !== null && !isDone(state, state.room, at);
  }
  const tool = "BSi".includes(found) ? toolFor(found) : null;
  return tool !== null && hasTool(state.tools, tool);
}

function pushWorks(state: QuestState, at: number, reach: Int16Array): Work[] {
  if (!state.tiles.includes("o")) return [];
  return facings.flatMap((facing) => {
    const stand = beside(at, opposite(facing));
    if (stand < 0 || (reach[stand] ?? -1) < 0 || !leadsToPlate(state, at, facing)) return [];
    return [{ stand, facing, button: 0, push: true }];
  });
}

function leadsToPlate(state: QuestState, from: number, facing: Facing): boolean {
  for (let at = beside(from, facing); at >= 0; at = beside(at, facing)) {
    const found = state.tiles[at];
    if (found === "o") return true;
    if (found !== "." && found !== ",") return false;
  }
  return false;
}

/** Every place from which the hook reaches a post, and where it lands, out of walking reach. */
export function hookWorks(state: QuestState, reach: Int16Array): (Work & { landing: number })[] {
  if (!hasTool(state.tools, "hook")) return [];
  return alongLines(state, reach, "H").flatMap(({ stand, facing, way }) => {
    const landing = way.at(-1) ?? -1;
    if (landing < 0 || (reach[landing] ?? -1) >= 0) return [];
    return [{ stand, facing, button: button.a, push: false, landing }];
  });
}

function magnetWorks(state: QuestState, reach: Int16Array): Work[] {
  if (!hasTool(state.tools, "magnet")) return [];
  return alongLines(state, reach, "M").flatMap(({ stand, facing, way }) =>
    way.some((at) => state.tiles[at] === "~")
      ? [{ stand, facing, button: button.a, push: false }]
      : [],
  );
}

function alongLines(
  state: QuestState,
  reach: Int16Array,
  goal: Tile,
): { stand: number; facing: Facing; way: number[] }[] {
  const lines: { stand: number; facing: Facing; way: number[] }[] = [];
  for (const [stand, before] of reach.entries()) {
    if (before < 0) continue;
    for (const facing of facings) {
      const way: number[] = [];
      let at = beside(stand, facing);
      for (; at >= 0 && way.length < 7; at = beside(at, facing)) {
        const found = state.tiles[at];
        if (!found || found === goal || !isOpenToShots(found)) break;
        way.push(at);
      }
      if (state.tiles[at] === goal && way.length > 0) lines.push({ stand, facing, way });
    }
  }
  return lines;
}

function hasTreasure(state: QuestState, landing: number): boolean {
  const reach = reachFrom(state, landing);
  return state.tiles.some(
    (found, at) =>
      (found === "C" || found === "N") && worksAt(state, { found, at, reach }).length > 0,
  );
}
