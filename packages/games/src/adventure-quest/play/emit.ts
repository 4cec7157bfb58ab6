import { tile, columns } from "#adventure-quest/world/field.ts";
import { toPixels } from "#kernel/fixed.ts";
import { events, type EventName } from "./events.ts";
import type { QuestState } from "./state.ts";

/** Records an event at a fixed-point position of the room. */
export function emit(state: QuestState, name: EventName, x: number, y: number, detail = 0): void {
  state.events.push([events.indexOf(name), toPixels(x), toPixels(y), detail]);
}

/** Records an event in the middle of a tile. */
export function emitAt(state: QuestState, name: EventName, at: number, detail = 0): void {
  const x = (at % columns) * tile + tile / 2;
  emit(state, name, x, Math.floor(at / columns) * tile + tile / 2, detail);
}

/** Shows another screen from its first tick. */
export function show(state: QuestState, screen: QuestState["screen"]): void {
  state.screen = screen;
  state.screenTicks = 0;
}
