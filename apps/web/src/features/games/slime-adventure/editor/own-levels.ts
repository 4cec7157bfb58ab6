import { saveMaxLength } from "@goldmane/contracts/games/limits";
import { readLevel, type LevelFile } from "@goldmane/games/slime-adventure/level";

/** A level that the profile built. */
export type OwnLevel = LevelFile & {
  id: string;
  /** Epoch milliseconds of the latest change. */
  changedAt: number;
};

/** A profile's levels as they are saved, the latest first. */
export type OwnLevels = {
  levels: readonly OwnLevel[];
  /** Ids of deleted levels, so that another device's copy doesn't bring them back. */
  removed: readonly string[];
};

export const noOwnLevels: OwnLevels = { levels: [], removed: [] };
export const mostOwnLevels = 20;
const mostRemoved = 100;

/** Reads saved levels, leaving out any that can't be read. */
export function readOwnLevels(value: unknown): OwnLevels | null {
  const { levels, removed = [] }: { levels?: unknown; removed?: unknown } = Object(value);
  if (!Array.isArray(levels) || !Array.isArray(removed)) return null;
  return { levels: levels.flatMap(readOne), removed: removed.map(String) };
}

function readOne(value: unknown): OwnLevel[] {
  try {
    const { id, changedAt } = Object(value);
    return [{ ...readLevel(value), id: String(id), changedAt: Number(changedAt) || 0 }];
  } catch {
    return [];
  }
}

/** Adds a level, in place of an earlier version of it. Null if the levels take up too much space. */
export function putOwnLevel(own: OwnLevels, level: OwnLevel): OwnLevels | null {
  const others = own.levels.filter(({ id }) => id !== level.id);
  const next = { ...own, levels: [level, ...others] };
  const isTooLong = JSON.stringify(next).length > saveMaxLength;
  return isTooLong || next.levels.length > mostOwnLevels ? null : next;
}

export function removeOwnLevel({ levels, removed }: OwnLevels, id: string): OwnLevels {
  return {
    levels: levels.filter((level) => level.id !== id),
    removed: [id, ...removed].slice(0, mostRemoved),
  };
}

/** Joins the levels of two devices: the later version of each, without the deleted ones. */
export function mergeOwnLevels(mine: OwnLevels, newer: OwnLevels): OwnLevels {
  const removed = [...new Set([...mine.removed, ...newer.removed])].slice(0, mostRemoved);
  const latest = new Map<string, OwnLevel>();
  for (const level of [...mine.levels, ...newer.levels]) {
    const known = latest.get(level.id);
    if (!known || level.changedAt > known.changedAt) latest.set(level.id, level);
  }
  const all = [...latest.values()].filter(({ id }) => !removed.includes(id));
  let merged: OwnLevels = { levels: [], removed };
  // The latest levels come first, and the oldest are left out if all of them don't fit.
  for (const level of all.toSorted((a, b) => b.changedAt - a.changedAt)) {
    const next = putOwnLevel(merged, level);
    if (next) merged = next;
  }
  return { removed, levels: merged.levels.toReversed() };
}
