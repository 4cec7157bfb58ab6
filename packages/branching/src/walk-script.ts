import { InkPlayer, type Place } from "#ink-player.ts";
import { optionsOf, type Moment } from "#moment.ts";
import { ScriptError } from "#script-error.ts";
import type { Script } from "#script.ts";

export type WalkedMoment = {
  moment: Moment;
  /** A shortest path to it. */
  path: readonly number[];
  /** For each of its options, the index of the moment that follows; null if that one is faulty. */
  after: readonly (number | null)[];
};

export type Walk = {
  /**
   * Every moment that can be reached, the first one first. Two paths lead to one entry if they have
   * the same clips and the film continues in the same ways.
   */
  moments: readonly WalkedMoment[];
  /** Moments that the script's faults prevent. */
  faults: readonly { path: readonly number[]; message: string }[];
  /** Whether the script has more moments than `mostMoments`, so that some are missing. */
  isCut: boolean;
};

export const mostMoments = 20_000;

type Visit = { moment: Moment; path: readonly number[]; after: (number | null)[]; saved: string };

/** Walks every edge of a script. */
export function walkScript(script: Script): Walk {
  const player = new InkPlayer(script.compiled);
  const visits: Visit[] = [];
  const faults: { path: readonly number[]; message: string }[] = [];
  const indexes = new Map<string, number>();
  let isCut = false;

  const add = (read: () => Place, path: readonly number[]): number | null => {
    try {
      const { moment, key } = read();
      const whole = JSON.stringify([moment.clips, key]);
      const known = indexes.get(whole);
      if (known !== undefined) return known;
      if (visits.length >= mostMoments) {
        isCut = true;
        return null;
      }
      indexes.set(whole, visits.length);
      visits.push({ moment, path, after: [], saved: player.save() });
      return visits.length - 1;
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error;
      faults.push({ path, message: error.message });
      return null;
    }
  };

  add(() => player.start(), []);
  // The list grows during the loop.
  for (const visit of visits)
    for (const option of optionsOf(visit.moment).keys()) {
      player.restore(visit.saved);
      visit.after.push(add(() => player.take(option), [...visit.path, option]));
    }
  const moments = visits.map(({ moment, path, after }) => ({ moment, path, after }));
  return { moments, faults, isCut };
}

/** A shortest path to a moment that plays the clip; null if none does. */
export function findPathTo(walk: Walk, clip: string): readonly number[] | null {
  return walk.moments.find(({ moment }) => moment.clips.includes(clip))?.path ?? null;
}
