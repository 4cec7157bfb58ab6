import { readLevel, type LevelFile } from "@goldmane/games/slime-adventure/level";

/** A level that was built on this device. */
export type OwnLevel = LevelFile & { id: string };

const key = "goldmane.slime-adventure.own-levels";
export const mostOwnLevels = 20;

/** Levels on this device, newest first; unreadable levels are skipped. */
export function readOwnLevels(): OwnLevel[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return (Array.isArray(stored) ? stored : []).flatMap(readOne);
  } catch {
    return [];
  }
}

function readOne(value: unknown): OwnLevel[] {
  try {
    return [{ ...readLevel(value), id: String(Object(value).id) }];
  } catch {
    return [];
  }
}

/** Stores a level, in place of an earlier version of it. Returns the levels that are stored now. */
export function saveOwnLevel(level: OwnLevel): OwnLevel[] {
  return store([level, ...readOwnLevels().filter(({ id }) => id !== level.id)]);
}

export function removeOwnLevel(id: string): OwnLevel[] {
  return store(readOwnLevels().filter((level) => level.id !== id));
}

function store(levels: OwnLevel[]): OwnLevel[] {
  const kept = levels.slice(0, mostOwnLevels);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage leaves the level to this visit.
  }
  return kept;
}
