import type { FoeKind } from "#adventure-quest/play/state.ts";
import {
  randomBelow,
  randomChance,
  randomPick,
  shuffle,
  type RandomState,
} from "#kernel/random.ts";
import { facings, opposite, stepX, stepY, type Facing } from "./field.ts";
import type { Door, DoorKind, Realm, Room, Treasure } from "./layout.ts";
import type { TemplateName } from "./templates.ts";
import { setOf, type Tool } from "./tools.ts";

type Draft = { -readonly [Key in keyof Room]: Room[Key] } & { doors: (Door | null)[] };

/** The tools that the hero has at the start; the dungeon hides the others. */
export const dailyTools = setOf(["lantern", "hook", "magnet", "net"]);

const gates: Partial<Record<DoorKind, Tool>> = {
  boulder: "hammer",
  thorns: "boots",
  beam: "shield",
  sleeper: "flute",
};

const width = 5;
const height = 4;
const chestRooms = ["grove", "pillars", "pond", "river", "islet", "moat", "battery"] as const;

/**
 * The daily dungeon of a seed. It is a chain of regions of two or three rooms; the door to each lies
 * in the region before it, where its key or tool is found too. So no key opens a wrong door, and
 * the boss can always be reached.
 */
export function dailyDungeon(seed: number): Realm {
  const random: RandomState = { random: seed };
  for (;;) {
    const dungeon = attempt(random);
    if (dungeon) return dungeon;
  }
}

function attempt(random: RandomState): Realm | null {
  const kinds = shuffle(random, ["boulder", "thorns", "beam", "sleeper", "key", "key"] as const)
    .slice(0, 4)
    .map((kind): DoorKind => kind);
  kinds.push("boss");
  const rooms: Draft[] = [
    blank(randomBelow(random, width), height - 1, "clearing", { gift: "cocoa" }),
  ];
  let region = [0];
  for (const kind of kinds) {
    if (!growRegion(random, rooms, region)) return null;
    hideItem(random, rooms, {
      region,
      item: gates[kind] ?? (kind === "boss" ? "boss-key" : "key"),
    });
    const next = attach(random, rooms, { from: region, kind });
    if (next === null) return null;
    region = [next];
  }
  const boss = region[0] ?? 0;
  const last = rooms[boss];
  if (last)
    Object.assign(last, {
      template: "arena",
      task: "boss",
      foes: [],
      chest: null,
      gift: null,
      dark: false,
    });
  return { rooms, start: 0, boss };
}

function blank(
  column: number,
  row: number,
  template: TemplateName,
  more: Partial<Draft> = {},
): Draft {
  return {
    column,
    row,
    template,
    doors: [null, null, null, null],
    foes: [],
    chest: null,
    gift: null,
    task: null,
    dark: false,
    ...more,
  };
}

/** Adds one or two rooms to a region; false if the map has no space for one. */
function growRegion(random: RandomState, rooms: Draft[], region: number[]): boolean {
  const count = 1 + randomBelow(random, 2);
  for (let added = 0; added < count; added += 1) {
    const next = attach(random, rooms, { from: region, kind: "open" });
    if (next === null) return added > 0;
    region.push(next);
  }
  return true;
}

/** Adds a room beside a region, behind a door of a kind, and returns its index. */
function attach(
  random: RandomState,
  rooms: Draft[],
  { from, kind }: { from: readonly number[]; kind: DoorKind },
): number | null {
  const spaces: { beside: number; facing: Facing; column: number; row: number }[] = [];
  for (const beside of from)
    for (const facing of facings) {
      const room = rooms[beside];
      if (!room || !allowsDoor(room, facing)) continue;
      const column = room.column + stepX(facing);
      const row = room.row + stepY(facing);
      const isInside = column >= 0 && row >= 0 && column < width && row < height;
      if (isInside && !rooms.some((other) => other.column === column && other.row === row))
        spaces.push({ beside, facing, column, row });
    }
  const space = spaces[randomBelow(random, Math.max(1, spaces.length))];
  const beside = rooms[space?.beside ?? -1];
  if (!space || !beside) return null;
  const room = blank(space.column, space.row, "pillars");
  furnish(random, room, space.facing);
  rooms.push(room);
  const index = rooms.length - 1;
  beside.doors[space.facing] = { kind, to: index };
  room.doors[opposite(space.facing)] = { kind, to: space.beside };
  return index;
}

/** A moat has water in front of its door on the right. */
function allowsDoor(room: Draft, facing: Facing): boolean {
  return !(room.template === "moat" && facing === 0);
}

function furnish(random: RandomState, room: Draft, enteredBy: Facing): void {
  const foes = (least: number): FoeKind[] =>
    Array.from({ length: least + randomBelow(random, 2) }, () =>
      randomPick(random, ["blob", "blob", "moth", "hopper", "charger", "spitter"] as const),
    );
  const kind = randomBelow(random, 6);
  if (kind === 0) Object.assign(room, { template: "court", gift: "gems" });
  else if (kind === 1)
    Object.assign(room, {
      template: randomPick(random, ["shrine", "cellar"] as const),
      foes: foes(1),
      task: "torches",
      dark: true,
    });
  else {
    room.template = randomPick(random, chestRooms);
    if (room.template === "moat" && enteredBy === 2) room.template = "pond";
    room.foes = foes(2);
    if (kind === 2) room.task = "foes";
  }
  if (randomChance(random, 60)) room.chest = randomChance(random, 25) ? "heart" : "gems";
}

function hideItem(
  random: RandomState,
  rooms: Draft[],
  { region, item }: { region: readonly number[]; item: Treasure },
): void {
  const room = rooms[region[randomBelow(random, region.length)] ?? 0];
  if (!room) return;
  if (room.gift === "gems" && (item === "key" || item === "boss-key")) room.gift = item;
  else room.chest = item;
}
