import { doorTiles, facings, type Facing } from "#adventure-quest/world/field.ts";
import type { Door } from "#adventure-quest/world/layout.ts";
import { mark } from "#adventure-quest/world/marks.ts";
import { realmOf } from "#adventure-quest/world/realm-of.ts";
import { hasTool, type Tool } from "#adventure-quest/world/tools.ts";
import { isDone } from "#adventure-quest/play/done.ts";
import type { QuestState } from "#adventure-quest/play/state.ts";

const needs: Partial<Record<Door["kind"], Tool>> = {
  boulder: "hammer",
  thorns: "boots",
  beam: "shield",
  sleeper: "flute",
};

/** The door to take toward the nearest room that is worth going to, or null. */
export function doorToward(state: QuestState, isWorth: (room: number) => boolean): Facing | null {
  const { rooms, boss } = realmOf(state);
  const seen = new Set([state.room]);
  const queue = [{ room: state.room, first: null as Facing | null }];
  let last: Facing | null = null;
  for (const { room, first } of queue) {
    if (first !== null && room === boss) {
      last = first;
      continue;
    }
    if (first !== null && isWorth(room)) return first;
    for (const facing of facings) {
      const door = rooms[room]?.doors[facing];
      if (!door || seen.has(door.to) || !isPassable(state, { room, facing, door })) continue;
      seen.add(door.to);
      queue.push({ room: door.to, first: first ?? facing });
    }
  }
  return last;
}

function isPassable(
  state: QuestState,
  { room, facing, door }: { room: number; facing: Facing; door: Door },
): boolean {
  if (isDone(state, room, doorTiles[facing]?.[0] ?? -1)) return true;
  if (door.kind === "key") return (state.keys[state.realm] ?? 0) > 0;
  if (door.kind === "boss") return (state.bossKeys & (1 << state.realm)) !== 0;
  if (door.kind === "shutter") return isDone(state, room, mark.solved);
  const tool = needs[door.kind];
  return !tool || hasTool(state.tools, tool);
}
