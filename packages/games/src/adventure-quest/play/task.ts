import { facings, doorTiles } from "#adventure-quest/world/field.ts";
import { mark } from "#adventure-quest/world/marks.ts";
import { roomOf } from "#adventure-quest/world/realm-of.ts";
import { chestTile, hasShutters } from "#adventure-quest/world/room-tiles.ts";
import { isDone, markDone } from "./done.ts";
import { emitAt } from "./emit.ts";
import type { QuestState } from "./state.ts";

/** Opens the room's shutters, or shows its chest, once its task is done. */
export function checkTask(state: QuestState): void {
  const room = roomOf(state);
  if (state.foes.length === 0 && room.foes.length > 0) markDone(state, state.room, mark.calm);
  if (!room.task || room.task === "boss" || isDone(state, state.room, mark.solved)) return;
  const { tiles } = state;
  const isSolved =
    room.task === "foes"
      ? state.foes.length === 0
      : room.task === "plates"
        ? !tiles.includes("o")
        : room.task === "torches"
          ? !tiles.includes("i")
          : room.task === "catch"
            ? !state.foes.some(({ kind }) => kind === "critter")
            : false;
  if (isSolved) solveRoom(state);
}

export function solveRoom(state: QuestState): void {
  const room = roomOf(state);
  markDone(state, state.room, mark.solved);
  const chest = chestTile(room);
  if (room.chest && !hasShutters(room) && chest >= 0) {
    state.tiles[chest] = "C";
    emitAt(state, "solved", chest);
  }
  for (const facing of facings) {
    if (room.doors[facing]?.kind !== "shutter") continue;
    for (const at of doorTiles[facing] ?? []) {
      state.tiles[at] = ".";
      emitAt(state, "solved", at);
    }
  }
}
