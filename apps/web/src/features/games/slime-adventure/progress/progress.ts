import { levelCount } from "@goldmane/games/slime-adventure/levels/level-count";

/** The best of one level: most stars, and the least time in ticks with its inputs. */
type LevelProgress = { stars: number; ticks: number; log: string };

export type Progress = { levels: Readonly<Record<string, LevelProgress>> };

export const noProgress: Progress = { levels: {} };

/** Longer logs aren't kept, so that those of all levels fit into a save of 64 kB. */
const longestLog = 1800;

/** Reads saved progress; levels that can't be read are left out. */
export function readProgress(value: unknown): Progress | null {
  const levels: unknown = Object(value).levels;
  if (typeof levels !== "object" || levels === null) return null;
  const entries = Object.entries(levels).filter(([, level]) => isLevelProgress(level));
  return { levels: Object.fromEntries(entries) as Progress["levels"] };
}

function isLevelProgress(value: unknown): value is LevelProgress {
  const { stars, ticks, log } = Object(value) as Record<string, unknown>;
  return Number.isInteger(stars) && Number.isInteger(ticks) && typeof log === "string";
}

export type LevelRun = LevelProgress & { level: number; isRanked: boolean };

/** The progress after a finished level. Runs that count for no board leave the time as it is. */
export function addRun(progress: Progress, { level, isRanked, ...run }: LevelRun): Progress {
  const own = isRanked && run.log.length <= longestLog ? run : { ...run, ticks: 0, log: "" };
  return mergeProgress(progress, { levels: { [level]: own } });
}

/** The better of two records of each level, as two devices may have them. */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const levels: Record<string, LevelProgress> = { ...one.levels };
  for (const [level, next] of Object.entries(other.levels)) {
    const before = levels[level];
    const isFaster = next.ticks > 0 && (!before || before.ticks === 0 || next.ticks < before.ticks);
    const { ticks, log } = isFaster || !before ? next : before;
    levels[level] = { stars: Math.max(next.stars, before?.stars ?? 0), ticks, log };
  }
  return { levels };
}

/** The first level that isn't finished; the first one again once all are. */
export function nextLevel({ levels }: Progress): number {
  const all = Array.from({ length: levelCount }, (_, at) => at + 1);
  return all.find((level) => levels[level] === undefined) ?? 1;
}

/** Whether a level can be entered: finished ones, and two more. */
export function isOpen({ levels }: Progress, level: number): boolean {
  const finished = Object.keys(levels).length;
  return level <= Math.min(levelCount, finished + 2) || levels[level] !== undefined;
}
