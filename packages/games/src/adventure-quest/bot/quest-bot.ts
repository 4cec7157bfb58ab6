import { doorTiles, opposite, tileAt, type Facing } from "#adventure-quest/world/field.ts";
import { realmOf } from "#adventure-quest/world/realm-of.ts";
import { riddles } from "#adventure-quest/world/riddles.ts";
import { isDone } from "#adventure-quest/play/done.ts";
import type { QuestState } from "#adventure-quest/play/state.ts";
import { mark } from "#adventure-quest/world/marks.ts";
import { hasTool } from "#adventure-quest/world/tools.ts";
import { button, type Input } from "#kernel/input.ts";
import { isLinedUp, press, swingAt, toward, walkTo } from "./bot-moves.ts";
import { fightBoss } from "./boss-bot.ts";
import { beside, firstStep, heroTile, reachFrom } from "./paths.ts";
import { hookWorks, nearestWork, type Work } from "./room-work.ts";
import { doorToward } from "./room-route.ts";

/** The bot's memory: the tools it had when it finished with each room. */
export interface BotMemory {
  finished: Map<number, number>;
}

/** The input of a careful player for this tick. */
export function botInput(state: QuestState, memory: BotMemory): Input {
  if (state.screen === "talk") return answer(state);
  if (state.screen === "found" || state.screen === "world") return press(state, button.a);
  if (state.screen === "map") return press(state, button.y);
  if (state.screen !== "room" || state.entering > 0 || state.hero.flight) return 0;
  if (state.boss) return fightBoss(state);
  return fightFoes(state) ?? workOrLeave(state, memory);
}

function answer(state: QuestState): Input {
  const { talk } = state;
  if (!talk || talk.solved > 0 || state.screenTicks < 15) return 0;
  const right = talk.picks.indexOf(riddles[talk.riddle]?.picks[0] ?? "");
  if (talk.at === right) return press(state, button.a);
  return press(state, button.right);
}

function fightFoes(state: QuestState): Input | null {
  const start = heroTile(state);
  const reach = reachFrom(state, start);
  const hasNet = hasTool(state.tools, "net");
  for (const foe of state.foes.toSorted((a, b) => distance(state, a) - distance(state, b))) {
    if (foe.kind === "critter" && !hasNet) continue;
    const swing = swingAt(state, foe, 0);
    if (swing !== null) return swing;
    const goal = tileAt(foe.x, foe.y);
    if ((reach[goal] ?? -1) < 0) continue;
    return walkTo(state, firstStep(reach, start, goal));
  }
  return null;
}

function distance({ hero }: QuestState, { x, y }: { x: number; y: number }): number {
  return Math.abs(x - hero.x) + Math.abs(y - hero.y);
}

function workOrLeave(state: QuestState, memory: BotMemory): Input {
  const start = heroTile(state);
  const reach = reachFrom(state, start);
  const work = nearestWork(state, start, reach);
  if (work) return carryOut(state, work, { start, reach });
  memory.finished.set(state.realm * 256 + state.room, state.tools * 64 + keysOf(state));
  const door = doorToward(state, (room) => isWorth(state, memory, room));
  return door === null ? 0 : leaveThrough(state, door, start, reach);
}

function keysOf({ keys, realm }: QuestState): number {
  return keys[realm] ?? 0;
}

/** Whether a room is new, or may have something to do with tools found since. */
function isWorth(state: QuestState, memory: BotMemory, room: number): boolean {
  const { boss } = realmOf(state);
  if (room === boss) return true;
  if (!isDone(state, room, mark.visited)) return true;
  const finished = memory.finished.get(state.realm * 256 + room);
  return finished === undefined || finished >> 6 !== state.tools;
}

/** Walks through a door, which may first need a key, a tool, or a throw of the hook. */
function leaveThrough(state: QuestState, door: Facing, start: number, reach: Int16Array): Input {
  const tiles = doorTiles[door] ?? [];
  const open = tiles.find((at) => (reach[at] ?? -1) >= 0);
  if (open !== undefined)
    return start === open ? toward(door) : walkTo(state, firstStep(reach, start, open));
  const shut = tiles.find((at) => (reach[beside(at, opposite(door))] ?? -1) >= 0);
  const hook = hookWorks(state, reach).find(({ landing }) => {
    const beyond = reachFrom(state, landing);
    const isReached = (at: number): boolean => (beyond[at] ?? -1) >= 0;
    return tiles.some((at) => isReached(at) || isReached(beside(at, opposite(door))));
  });
  if (shut === undefined && hook) return carryOut(state, hook, { start, reach });
  if (shut === undefined) return 0;
  const stand = beside(shut, opposite(door));
  if (!isLinedUp(state, stand, door) && start !== shut)
    return walkTo(state, firstStep(reach, start, stand));
  const found = state.tiles[shut] ?? ".";
  if (!"BS".includes(found)) return toward(door);
  return state.hero.facing === door ? press(state, button.a) : toward(door);
}

function carryOut(
  state: QuestState,
  work: Work,
  { start, reach }: { start: number; reach: Int16Array },
): Input {
  if (!isLinedUp(state, work.stand, work.facing))
    return walkTo(state, firstStep(reach, start, work.stand));
  if (work.push) return toward(work.facing);
  return state.hero.facing === work.facing ? press(state, work.button) : toward(work.facing);
}
