import type { FoeKind } from "#adventure-quest/play/state.ts";
import type { Facing } from "./field.ts";
import type { TemplateName } from "./templates.ts";
import type { Tool } from "./tools.ts";

/** Contents of a chest, or a reward for a riddle. */
export type Treasure = Tool | "key" | "boss-key" | "gems" | "heart";

/** The task that opens a room's shutters, or reveals its chest if it has no shutters. */
export type Task = "foes" | "plates" | "torches" | "riddle" | "catch" | "boss";

/** `open` to all; a tile that a tool opens; a key; or closed until the room's task is done. */
export type DoorKind =
  | "open"
  | "key"
  | "boss"
  | "shutter"
  | "boulder"
  | "thorns"
  | "beam"
  | "sleeper";

export interface Door {
  kind: DoorKind;
  /** The index of the room behind it. */
  to: number;
}

export interface Room {
  /** Column and row on the map. */
  column: number;
  row: number;
  template: TemplateName;
  /** By facing: right, down, left, up. */
  doors: readonly (Door | null)[];
  /** The foes of the template's spots 1, 2, …. */
  foes: readonly FoeKind[];
  chest: Treasure | null;
  /** What the room's character gives, or null without one. "cocoa" restores hearts, with no riddle. */
  gift: Treasure | "cocoa" | null;
  task: Task | null;
  dark: boolean;
}

export interface Realm {
  rooms: readonly Room[];
  start: number;
  boss: number;
}

/** A room as a realm's file writes it; doors are written apart. */
export interface RoomPlan {
  at: readonly [column: number, row: number];
  template: TemplateName;
  foes?: string;
  chest?: Treasure;
  gift?: Treasure | "cocoa";
  task?: Task;
  dark?: boolean;
}

const foeLetters: Record<string, FoeKind> = {
  b: "blob",
  m: "moth",
  s: "spitter",
  c: "charger",
  h: "hopper",
  k: "critter",
};

/**
 * Builds a realm from its rooms by name and its doors: `a-b` joins two neighbors, `a-b key` locks
 * the door between them, and a shutter (`a-b shutter`) is closed in `a` only.
 */
export function layOut(plans: Readonly<Record<string, RoomPlan>>, doors: readonly string[]): Realm {
  const names = Object.keys(plans);
  const rooms = Object.values(plans).map((plan) => ({
    column: plan.at[0],
    row: plan.at[1],
    template: plan.template,
    doors: [null, null, null, null] as (Door | null)[],
    foes: (plan.foes ?? "").split("").map((letter) => foeLetters[letter] ?? "blob"),
    chest: plan.chest ?? null,
    gift: plan.gift ?? null,
    task: plan.task ?? null,
    dark: plan.dark ?? false,
  }));
  for (const door of doors) {
    const [pair = "", kind = "open"] = door.split(" ");
    const [from = -1, to = -1] = pair.split("-").map((name) => names.indexOf(name));
    const side = sideToward(rooms[from], rooms[to]);
    const first = rooms[from]?.doors;
    const second = rooms[to]?.doors;
    if (side === null || !first || !second) throw new RangeError(`${door} joins no neighbors`);
    first[side] = { kind: kind as DoorKind, to };
    second[(side + 2) % 4] = { kind: kind === "shutter" ? "open" : (kind as DoorKind), to: from };
  }
  return { rooms, start: 0, boss: rooms.findIndex(({ task }) => task === "boss") };
}

function sideToward(
  from: { column: number; row: number } | undefined,
  to: { column: number; row: number } | undefined,
): Facing | null {
  if (!from || !to) return null;
  const side = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ].findIndex(([x = 0, y = 0]) => from.column + x === to.column && from.row + y === to.row);
  return side < 0 ? null : (side as Facing);
}
