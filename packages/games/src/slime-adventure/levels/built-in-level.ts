import { openLevel, type Level, type LevelFile } from "#slime-adventure/level.ts";
import { clockwork } from "./clockwork.ts";
import { cavern } from "./cavern.ts";
import { desert } from "./desert.ts";
import { levelsPerWorld } from "./level-count.ts";
import type { LevelDrawing } from "./level-drawing.ts";
import { meadow } from "./meadow.ts";
import { parTimes } from "./par-times.gen.ts";
import { rainbow } from "./rainbow.ts";

const drawings: readonly LevelDrawing[] = [
  ...meadow,
  ...desert,
  ...cavern,
  ...clockwork,
  ...rainbow,
];

/** The built-in levels as files, in their order. */
export const builtInFiles: readonly LevelFile[] = drawings.map(({ name, rows }, at) => ({
  name,
  world: Math.floor(at / levelsPerWorld) + 1,
  rows: rows
    .trim()
    .split("\n")
    .map((row) => row.trim()),
  par: parTimes[at] ?? 0,
}));

/** A built-in level by its number from 1. Stretching is learned in world 2, splitting in world 4. */
export function builtInLevel(number: number): Level {
  const file = builtInFiles[number - 1];
  if (!file) throw new RangeError("there is no such level");
  return openLevel(file, { stretch: file.world >= 2, split: file.world >= 4 });
}
