import type { Walk } from "#walk-script.ts";

/** Lengths of the paths from the start to an ending, in seconds of clips. */
export type PathLengths = { shortest: number; longest: number };

/** Lengths of a film whose paths can return to where they were are unknown. */
export type Loop = { loopAt: string };

/**
 * Measures the paths of a script by their clips; the time that choices and games take isn't
 * included. A clip of unknown length counts nothing.
 */
export function measurePaths(
  walk: Walk,
  clipSeconds: Readonly<Record<string, number>>,
): PathLengths | Loop {
  const own = walk.moments.map(({ moment }) =>
    moment.clips.reduce((sum, clip) => sum + (clipSeconds[clip] ?? 0), 0),
  );
  const order = sortByNext(walk);
  if (!Array.isArray(order)) return order;
  const lengths = new Map<number, PathLengths>();
  // From the endings to the start: all that follows a moment is measured before it.
  for (const index of order) {
    const seconds = own[index] ?? 0;
    const after = (walk.moments[index]?.after ?? []).flatMap((next) =>
      next === null ? [] : (lengths.get(next) ?? []),
    );
    lengths.set(index, {
      shortest: seconds + (after.length > 0 ? Math.min(...after.map((one) => one.shortest)) : 0),
      longest: seconds + (after.length > 0 ? Math.max(...after.map((one) => one.longest)) : 0),
    });
  }
  return lengths.get(0) ?? { shortest: 0, longest: 0 };
}

/** Indexes of moments, each after all that follow it. Iterative: films can be deep. */
function sortByNext(walk: Walk): number[] | Loop {
  const order: number[] = [];
  const state = new Map<number, "open" | "done">();
  const stack = walk.moments.length > 0 ? [0] : [];
  while (stack.length > 0) {
    const index = stack.at(-1) ?? 0;
    if (state.get(index) === undefined) {
      state.set(index, "open");
      for (const next of walk.moments[index]?.after ?? []) {
        if (next === null || state.get(next) === "done") continue;
        if (state.get(next) === "open")
          return { loopAt: walk.moments[next]?.moment.clips.at(-1) ?? "" };
        stack.push(next);
      }
      continue;
    }
    stack.pop();
    if (state.get(index) === "open") {
      state.set(index, "done");
      order.push(index);
    }
  }
  return order;
}
