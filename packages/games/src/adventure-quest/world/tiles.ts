import { hasTool, type Tool } from "./tools.ts";

/** The kinds of room tiles. Template rows use the same characters. */
export const tileNames = {
  ".": "floor",
  ",": "flowers",
  "#": "wall",
  T: "tree",
  "~": "gap",
  s: "bridge",
  "^": "thorns",
  "=": "beam",
  B: "boulder",
  S: "sleeper",
  M: "metal",
  H: "post",
  P: "block",
  o: "plate",
  O: "held plate",
  i: "torch",
  I: "lit torch",
  C: "chest",
  c: "open chest",
  N: "character",
  k: "locked door",
  b: "boss door",
  x: "shutter",
} as const;
export type Tile = keyof typeof tileNames;

const solid = new Set<string>("#TBSMHPiICcNkbxO".split(""));

/** Whether nothing that walks can stand on a tile, whatever its tools. */
export function isSolid(found: Tile): boolean {
  return solid.has(found);
}

/** Whether the hero can walk on a tile with these tools. */
export function isOpenTo(found: Tile, owned: number): boolean {
  if (isSolid(found) || found === "~") return false;
  if (found === "^") return hasTool(owned, "boots");
  return found !== "=" || hasTool(owned, "shield");
}

/** Whether foes can walk on a tile: they stay out of doorways by other means. */
export function isOpenToFoes(found: Tile): boolean {
  return found === "." || found === "," || found === "s" || found === "o";
}

/** Whether shots fly over a tile. */
export function isOpenToShots(found: Tile): boolean {
  return !isSolid(found) || found === "H";
}

const cures: Partial<Record<Tile, Tool>> = {
  B: "hammer",
  "^": "boots",
  "=": "shield",
  S: "flute",
  i: "lantern",
  H: "hook",
  M: "magnet",
};

/** The tool that opens the way past a tile, or null. */
export function toolFor(found: Tile): Tool | null {
  return cures[found] ?? null;
}

/** How a tile looks once its change is recorded: a room keeps only the numbers of such tiles. */
const changes: Partial<Record<Tile, Tile>> = {
  B: ".",
  S: ".",
  M: ".",
  "~": "s",
  i: "I",
  C: "c",
  k: ".",
  b: ".",
};

export function changedTile(found: Tile): Tile {
  return changes[found] ?? found;
}
