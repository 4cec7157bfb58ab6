import type { QuestState } from "./play/state.ts";
import { realmOf } from "./world/realm-of.ts";
import { realms } from "./world/realms.ts";
import { columns, rows, tile } from "./world/field.ts";

/** A story as it is saved: what was done and found, and where the hero entered the room. */
export interface QuestSave {
  version: 1;
  seed: number;
  realm: number;
  room: number;
  x: number;
  y: number;
  done: number[][];
  beaten: number;
  tools: number;
  selected: number;
  health: number;
  maxHealth: number;
  gems: number;
  keys: number[];
  bossKeys: number;
  ticks: number;
  counts: QuestState["counts"];
}

/** Saves a story; the room begins again as it was entered. */
export function toSave(state: QuestState): QuestSave {
  const { seed, realm, room, beaten, tools, selected, maxHealth, gems, bossKeys, ticks } = state;
  return {
    version: 1,
    seed,
    realm,
    room,
    x: state.entryX,
    y: state.entryY,
    done: state.done.map((items) => [...items]),
    beaten,
    tools,
    selected,
    health: Math.max(2, state.health),
    maxHealth,
    gems,
    keys: [...state.keys],
    bossKeys,
    ticks,
    counts: { ...state.counts },
  };
}

const most = 2 ** 31;

/** Reads a save that came from outside; throws a RangeError for anything else. */
export function readSave(value: unknown): QuestSave {
  if (typeof value !== "object" || value === null) throw new RangeError("not a saved quest");
  const given: Record<string, unknown> = { ...value };
  const realm = integer(given.realm, realms.length - 1);
  const lastRoom = realmOf({ realm, seed: 0 }).rooms.length - 1;
  if (given.version !== 1) throw new RangeError("a save of another version");
  const counts = given.counts as Record<string, unknown>;
  return {
    version: 1,
    seed: integer(given.seed, 2 ** 32),
    realm,
    room: integer(given.room, lastRoom),
    x: integer(given.x, columns * tile),
    y: integer(given.y, rows * tile),
    done: list(given.done).map((items) => list(items).map((item) => integer(item, 65_536))),
    beaten: integer(given.beaten, 63),
    tools: integer(given.tools, 255),
    selected: integer(given.selected, 7),
    health: integer(given.health, 16),
    maxHealth: integer(given.maxHealth, 16),
    gems: integer(given.gems, most),
    keys: list(given.keys).map((item) => integer(item, 99)),
    bossKeys: integer(given.bossKeys, 255),
    ticks: integer(given.ticks, most),
    counts: {
      tickled: integer(counts?.tickled, most),
      riddles: integer(counts?.riddles, most),
      chests: integer(counts?.chests, most),
      faints: integer(counts?.faints, most),
      rooms: integer(counts?.rooms, most),
    },
  };
}

function integer(value: unknown, limit: number): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= limit)
    return value;
  throw new RangeError("not a saved quest");
}

function list(value: unknown): unknown[] {
  if (Array.isArray(value) && value.length <= 4096) return value;
  throw new RangeError("not a saved quest");
}
