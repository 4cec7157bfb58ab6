import {
  middleOf,
  columns,
  opposite,
  rows,
  tile,
  type Facing,
} from "#adventure-quest/world/field.ts";
import { mark } from "#adventure-quest/world/marks.ts";
import { roomOf } from "#adventure-quest/world/realm-of.ts";
import { spotsOf, tilesOf } from "#adventure-quest/world/room-tiles.ts";
import { newBoss } from "./boss.ts";
import { isDone, markDone } from "./done.ts";
import { emit } from "./emit.ts";
import { newFoe } from "./foes.ts";
import type { QuestState } from "./state.ts";

/** How long the picture shows the way from one room to the next. */
export const enteringTicks = 28;

/** Puts the hero into a room at a fixed-point position, with the room as it was left. */
export function placeInRoom(state: QuestState, room: number, x: number, y: number): void {
  state.cameFrom = state.room;
  state.room = room;
  state.entryX = x;
  state.entryY = y;
  const { hero } = state;
  Object.assign(hero, { x, y, swing: 0, using: 0, pushing: 0, knockX: 0, knockY: 0, flight: null });
  state.shots = [];
  state.drops = [];
  state.zones = [];
  const plan = roomOf(state);
  state.tiles = tilesOf(plan, room, new Set(state.done[state.realm]));
  const isCalm = isDone(state, room, mark.calm);
  state.foes = spotsOf(plan).flatMap(({ foe, tile: at }) => {
    const kind = plan.foes[foe];
    return kind && !isCalm ? [newFoe(state, kind, at)] : [];
  });
  state.boss = plan.task === "boss" && !isDone(state, room, mark.solved) ? newBoss(state) : null;
  if (!isDone(state, room, mark.visited)) state.counts.rooms += 1;
  markDone(state, room, mark.visited);
}

/** Lets the hero walk through a door into the next room. */
export function leaveBy(state: QuestState, facing: Facing): void {
  const door = roomOf(state).doors[facing];
  if (!door) return;
  const { hero } = state;
  const inside = tile + tile / 2;
  const side = opposite(facing);
  const x = side === 0 ? columns * tile - inside : side === 2 ? inside : hero.x;
  const y = side === 1 ? rows * tile - inside : side === 3 ? inside : hero.y;
  placeInRoom(state, door.to, x, y);
  state.entering = enteringTicks;
  state.enteredBy = facing;
  hero.facing = facing;
  emit(state, "room", x, y, facing);
}

/** Starts a realm in its first room. */
export function enterRealm(state: QuestState, realm: number, start: number): void {
  state.realm = realm;
  placeInRoom(state, start, middleOf(9) + tile / 2, middleOf(6));
  state.hero.facing = 3;
  state.cameFrom = state.room;
  state.entering = 0;
}
