import { levelCount } from "@goldmane/games/slime-adventure/levels/level-count";

/** The best of one level: most stars, and the least time with its inputs. */
export type LevelProgress = { stars: number; ticks: number; log: string };

export type Progress = { levels: Readonly<Record<number, LevelProgress>> };

const key = "goldmane.slime-adventure.progress";

/** The progress on this device; empty if there is none, or if it can't be read. */
export function readProgress(): Progress {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const entries = Object.entries(Object(Object(value).levels) as Record<string, unknown>);
    return {
      levels: Object.fromEntries(
        entries.filter(([, level]) => isLevelProgress(level)),
      ) as Progress["levels"],
    };
  } catch {
    return { levels: {} };
  }
}

function isLevelProgress(value: unknown): value is LevelProgress {
  const { stars, ticks, log } = Object(value) as Record<string, unknown>;
  return Number.isInteger(stars) && Number.isInteger(ticks) && typeof log === "string";
}

/** The progress after a finished level. Runs with assistance or two players leave the time as it is. */
export function addRun(
  { levels }: Progress,
  run: { level: number; stars: number; ticks: number; log: string; isRanked: boolean },
): Progress {
  const before = levels[run.level];
  const isFaster = run.isRanked && (!before?.log || run.ticks < before.ticks);
  const next: LevelProgress = {
    stars: Math.max(run.stars, before?.stars ?? 0),
    ticks: isFaster ? run.ticks : (before?.ticks ?? 0),
    log: isFaster ? run.log : (before?.log ?? ""),
  };
  return { levels: { ...levels, [run.level]: next } };
}

/** Stores the progress on this device. A full or forbidden storage keeps it for this visit only. */
export function saveProgress(progress: Progress): void {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // The game goes on without stored stars.
  }
}

/** Whether a level can be entered: the first ones, and up to two beyond the finished ones. */
export function isOpen({ levels }: Progress, level: number): boolean {
  const finished = Object.keys(levels).length;
  return level <= Math.min(levelCount, finished + 2) || levels[level] !== undefined;
}
