import { doneNumber } from "#adventure-quest/world/marks.ts";
import { changedTile } from "#adventure-quest/world/tiles.ts";
import type { QuestState } from "./state.ts";

/** Whether something has been done in a room of the present realm. */
export function isDone(state: QuestState, room: number, tileOrMark: number): boolean {
  return (state.done[state.realm] ?? []).includes(doneNumber(room, tileOrMark));
}

export function markDone(state: QuestState, room: number, tileOrMark: number): void {
  const list = state.done[state.realm];
  const number = doneNumber(room, tileOrMark);
  if (list && !list.includes(number)) list.push(number);
}

/** Changes a tile of the present room for good, as `changedTile` says. */
export function changeTile(state: QuestState, at: number): void {
  const found = state.tiles[at];
  if (!found) return;
  state.tiles[at] = changedTile(found);
  markDone(state, state.room, at);
}
