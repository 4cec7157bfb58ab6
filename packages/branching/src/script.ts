import { InkPlayer } from "#ink-player.ts";
import { InvalidPath } from "#invalid-path.ts";
import { optionsOf, type Moment } from "#moment.ts";

/** A path can't be longer than this. The state of a film is its path, so it is replayed often. */
export const longestPath = 200;

/** The compiled script of an interactive film. */
export type Script = {
  /** As it was given to `openScript`. */
  compiled: string;
  /**
   * The moment that a path leads to. A path lists the indexes of the options taken since the start,
   * each among the options that its moment offers.
   * @throws InvalidPath
   * @throws ScriptError if the script is faulty there; the lint finds all such faults.
   */
  momentAt(path: readonly number[]): Moment;
};

/**
 * @param compiled the JSON that the ink compiler writes.
 * @throws Error for anything else.
 */
export function openScript(compiled: string): Script {
  const player = new InkPlayer(compiled);
  // Sessions replay a growing path: the moments on it are kept, by their paths.
  const known = new Map<string, Moment>();

  return {
    compiled,
    momentAt(path) {
      if (path.length > longestPath) throw new InvalidPath(longestPath);
      const key = path.join(",");
      const found = known.get(key);
      if (found) return found;
      const moment = replay(player, path);
      if (known.size >= 500) known.clear();
      known.set(key, moment);
      return moment;
    },
  };
}

function replay(player: InkPlayer, path: readonly number[]): Moment {
  let { moment } = player.start();
  for (const [step, option] of path.entries()) {
    if (!Number.isInteger(option) || !optionsOf(moment)[option]) throw new InvalidPath(step);
    ({ moment } = player.take(option));
  }
  return moment;
}

/** The longest beginning of a path that the script has, for paths that an older script made. */
export function validPrefix(script: Script, path: readonly number[]): readonly number[] {
  try {
    script.momentAt(path);
    return path;
  } catch (error) {
    if (error instanceof InvalidPath) return path.slice(0, error.step);
    throw error;
  }
}

/** The moments along a path, from the first one to the one that it leads to. */
export function momentsAlong(script: Script, path: readonly number[]): Moment[] {
  return [...path.keys(), path.length].map((length) => script.momentAt(path.slice(0, length)));
}
