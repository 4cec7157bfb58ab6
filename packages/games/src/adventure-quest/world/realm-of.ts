import type { QuestState } from "#adventure-quest/play/state.ts";
import { dailyDungeon } from "./daily-dungeon.ts";
import type { Realm, Room } from "./layout.ts";
import { dailyRealm, realms } from "./realms.ts";

let latest: { seed: number; dungeon: Realm } | null = null;

/** The realm that the hero is in. The daily dungeon follows from the seed, so no state holds it. */
export function realmOf(state: Pick<QuestState, "realm" | "seed">): Realm {
  if (state.realm !== dailyRealm) return realms[state.realm] ?? dailyDungeon(state.seed);
  if (latest?.seed !== state.seed) latest = { seed: state.seed, dungeon: dailyDungeon(state.seed) };
  return latest.dungeon;
}

export function roomOf(state: Pick<QuestState, "realm" | "seed" | "room">): Room {
  const { rooms } = realmOf(state);
  const room = rooms[state.room];
  if (!room) throw new RangeError(`no room ${state.room}`);
  return room;
}
