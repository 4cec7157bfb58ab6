import { groupOf, kindOf, legend, type TileKind } from "./tiles.ts";

export const worldNames = ["meadow", "desert", "cavern", "clockwork", "rainbow"] as const;
export const maxLevelBytes = 16_384;
export const levelLimits = { name: 40, minWidth: 12, maxWidth: 240, minHeight: 8, maxHeight: 60 };

/** A level as it is stored and shared. */
export interface LevelFile {
  name: string;
  /** From 1 to 5: how the level looks. */
  world: number;
  /** Rows from top to bottom, one character of the legend a tile. */
  rows: readonly string[];
  /** The time for the third star, in ticks; 0 for none. */
  par: number;
}

/** A level that can be played. Nothing of it changes during a run. */
export interface Level {
  name: string;
  world: number;
  par: number;
  width: number;
  height: number;
  /** All rows, one after the other. */
  tiles: string;
  canStretch: boolean;
  canSplit: boolean;
}

/** Prepares a valid level file for playing. */
export function openLevel(file: LevelFile, abilities: { stretch: boolean; split: boolean }): Level {
  const { name, world, par, rows } = file;
  return {
    name,
    world,
    par,
    width: rows[0]?.length ?? 0,
    height: rows.length,
    tiles: rows.join(""),
    canStretch: abilities.stretch,
    canSplit: abilities.split,
  };
}

/** The character at a tile; "" outside of the level. */
export function markAt(level: Level, column: number, row: number): string {
  if (column < 0 || row < 0 || column >= level.width || row >= level.height) return "";
  return level.tiles[row * level.width + column] ?? "";
}

/** The tiles of a kind, as indexes in reading order. */
export function findTiles(level: Level, kind: TileKind): number[] {
  const found: number[] = [];
  for (let at = 0; at < level.tiles.length; at += 1)
    if (kindOf(level.tiles[at] ?? "") === kind) found.push(at);
  return found;
}

/**
 * Reads a level that came from outside (`{ name, world, rows, par? }`). Throws a RangeError that
 * says what is wrong with it.
 */
export function readLevel(value: unknown): LevelFile {
  if (typeof value !== "object" || value === null)
    throw new RangeError("the level isn't an object");
  const { name, world, rows, par = 0 } = value as Partial<Record<keyof LevelFile, unknown>>;
  if (typeof name !== "string" || name.trim() === "" || name.length > levelLimits.name)
    throw new RangeError(`the level's name needs 1 to ${levelLimits.name} characters`);
  if (!isInteger(world, 1, worldNames.length)) throw new RangeError("the level's world is unknown");
  if (!isInteger(par, 0, 36_000)) throw new RangeError("the level's par time is out of range");
  return { name: name.trim(), world, par, rows: readRows(rows) };
}

function readRows(value: unknown): string[] {
  if (!Array.isArray(value)) throw new RangeError("the level has no rows");
  const { minWidth, maxWidth, minHeight, maxHeight } = levelLimits;
  if (value.length < minHeight || value.length > maxHeight)
    throw new RangeError(`a level needs ${minHeight} to ${maxHeight} rows`);
  const rows = value.map(String);
  const width = rows[0]?.length ?? 0;
  if (width < minWidth || width > maxWidth)
    throw new RangeError(`a row needs ${minWidth} to ${maxWidth} tiles`);
  if (rows.some((row) => row.length !== width))
    throw new RangeError("the rows of a level are equally long");
  const tiles = rows.join("");
  if (tiles.length > maxLevelBytes) throw new RangeError("the level is too large");
  requireMarks(tiles);
  return rows;
}

function requireMarks(tiles: string): void {
  const counts = new Map<string, number>();
  for (const mark of tiles) {
    if (!Object.hasOwn(legend, mark))
      throw new RangeError(`the level has an unknown tile: ${mark}`);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  const count = (mark: string) => counts.get(mark) ?? 0;
  if (count("P") !== 1) throw new RangeError("a level needs one start (P)");
  if (count("G") !== 1) throw new RangeError("a level needs one goal (G)");
  if (count("*") > 30) throw new RangeError("a level has at most 30 gems");
  if (count("s") > 30) throw new RangeError("a level has at most 30 snails");
  for (const mark of counts.keys())
    if (kindOf(mark) === "door" && count("abc"[groupOf(mark)] ?? "") === 0)
      throw new RangeError(`door ${mark} has no switch`);
}

function isInteger(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
