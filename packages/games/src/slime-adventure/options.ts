import { readLevel, type LevelFile } from "./level.ts";
import { levelCount } from "./levels/level-count.ts";

export interface SlimeOptions {
  /** A built-in level from 1, or 0 for `shared`. */
  level: number;
  shared: LevelFile | null;
  players: 1 | 2;
  /** Nothing hurts, and a fall costs no way. Such runs count for no board. */
  isAssisted: boolean;
}

/** Reads `{ level, players?, isAssisted? }`, where `level` is a number or a shared level. */
export function readOptions(value: unknown): SlimeOptions {
  const { level, players, isAssisted, shared } = Object(value) as Record<string, unknown>;
  const file = level === 0 || level === undefined ? shared : level;
  const own = typeof file === "number" ? file : 0;
  if (own !== 0 && !(Number.isInteger(own) && own >= 1 && own <= levelCount))
    throw new RangeError("there is no such level");
  if (players !== undefined && players !== 1 && players !== 2)
    throw new RangeError("one or two players can play");
  return {
    level: own,
    shared: own === 0 ? readLevel(file) : null,
    players: players ?? 1,
    isAssisted: isAssisted === true,
  };
}
