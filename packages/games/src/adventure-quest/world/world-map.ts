import { realms } from "#adventure-quest/world/realms.ts";
import { isPressed, readPointer, type Input } from "#kernel/input.ts";
import { emit, show } from "#adventure-quest/play/emit.ts";
import { enterRealm } from "#adventure-quest/play/enter-room.ts";
import type { QuestState } from "#adventure-quest/play/state.ts";

/** Where the picture draws the realms on the world map: middles in pixels of the field. */
export const realmSpots = [
  { x: 130, y: 400 },
  { x: 290, y: 250 },
  { x: 430, y: 420 },
  { x: 560, y: 210 },
  { x: 700, y: 390 },
  { x: 840, y: 190 },
] as const;
const spotSize = 75;

/** The realms that the hero may enter: those done, and the one after them. */
export function isRealmOpen(state: Pick<QuestState, "beaten">, realm: number): boolean {
  return realm === 0 || (state.beaten & (1 << (realm - 1))) !== 0;
}

/** Advances the world map by a tick. */
export function stepWorld(state: QuestState, input: Input): void {
  const step =
    Number(isPressed(input, state.before, "right")) -
    Number(isPressed(input, state.before, "left"));
  const next = state.worldAt + step;
  if (step !== 0 && next >= 0 && next < realms.length && isRealmOpen(state, next)) {
    state.worldAt = next;
    emit(state, "choose", 0, 0);
  }
  const pointed = pointedRealm(state, input);
  if (pointed >= 0) state.worldAt = pointed;
  if (state.screenTicks < 20) return;
  if (pointed < 0 && !isPressed(input, state.before, "a")) return;
  enterRealm(state, state.worldAt, realms[state.worldAt]?.start ?? 0);
  state.health = state.maxHealth;
  show(state, "room");
}

function pointedRealm(state: QuestState, input: Input): number {
  const pointer = readPointer(input);
  if (!pointer || readPointer(state.before)) return -1;
  const x = Math.floor((pointer.x * 960) / 256);
  const y = Math.floor((pointer.y * 540) / 256);
  return realmSpots.findIndex(
    (spot, realm) =>
      Math.abs(spot.x - x) < spotSize &&
      Math.abs(spot.y - y) < spotSize &&
      isRealmOpen(state, realm),
  );
}
