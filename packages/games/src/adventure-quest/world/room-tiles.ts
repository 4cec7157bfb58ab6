import { columns, doorTiles, facings, rows, tileIndex } from "./field.ts";
import type { Door, Room } from "./layout.ts";
import { doneNumber, mark } from "./marks.ts";
import { templates } from "./templates.ts";
import { changedTile, type Tile } from "./tiles.ts";

/** A spot of a foe: the middle of a tile, by the digit in the template. */
export interface Spot {
  foe: number;
  tile: number;
}

const doorTile: Record<Door["kind"], Tile> = {
  open: ".",
  key: "k",
  boss: "b",
  shutter: "x",
  boulder: "B",
  thorns: "^",
  beam: "=",
  sleeper: "S",
};

/** Whether the room's task opens shutters; without any it shows the chest. */
export function hasShutters(room: Room): boolean {
  return room.doors.some((door) => door?.kind === "shutter");
}

/** The room's tiles with everything that `done` says has been changed. */
export function tilesOf(room: Room, index: number, done: ReadonlySet<number>): Tile[] {
  const isSolved = done.has(doneNumber(index, mark.solved));
  const tiles: Tile[] = Array.from({ length: columns * rows }, () => "#");
  for (const [row, line] of templates[room.template].entries())
    for (const [column, letter] of line.split("").entries())
      tiles[tileIndex(column + 1, row + 1)] = ownTile(letter, room, isSolved);
  for (const facing of facings) {
    const door = room.doors[facing];
    if (!door) continue;
    const isOpened = door.kind === "shutter" && isSolved;
    for (const at of doorTiles[facing] ?? []) tiles[at] = isOpened ? "." : doorTile[door.kind];
  }
  for (const [at, found] of tiles.entries())
    if (done.has(doneNumber(index, at))) tiles[at] = changedTile(found);
  if (isSolved && room.task === "torches")
    for (const [at, found] of tiles.entries()) if (found === "i") tiles[at] = "I";
  return tiles;
}

function ownTile(letter: string, room: Room, isSolved: boolean): Tile {
  if (/\d/.test(letter)) return ".";
  if (letter === "C") {
    if (!room.chest) return ".";
    return room.task && !isSolved && !hasShutters(room) ? "." : "C";
  }
  if (letter === "N") return room.gift ? "N" : ".";
  if ((letter === "i" && room.task !== "torches") || (letter === "o" && room.task !== "plates"))
    return letter === "i" ? "T" : ".";
  if (letter === "P" && room.task !== "plates") return ".";
  return letter as Tile;
}

/** Where the room's foes begin, by the template's digits. */
export function spotsOf(room: Room): Spot[] {
  const spots: Spot[] = [];
  for (const [row, line] of templates[room.template].entries())
    for (const [column, letter] of line.split("").entries())
      if (/\d/.test(letter))
        spots.push({ foe: Number(letter) - 1, tile: tileIndex(column + 1, row + 1) });
  return spots.toSorted((a, b) => a.foe - b.foe);
}

/** The tile of the room's chest, whether it shows or not; −1 without one. */
export function chestTile(room: Room): number {
  for (const [row, line] of templates[room.template].entries()) {
    const column = line.indexOf("C");
    if (column >= 0) return tileIndex(column + 1, row + 1);
  }
  return -1;
}
