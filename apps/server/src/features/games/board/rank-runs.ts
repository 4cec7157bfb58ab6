import { boardLength, boardNeighbors } from "@goldmane/contracts/games/limits";

/** Ranks runs that are sorted by their score; equal scores share a rank. */
export function rankRuns<Run extends { score: number }>(
  sorted: readonly Run[],
): (Run & { rank: number })[] {
  return sorted.map((run) => ({
    ...run,
    rank: sorted.findIndex(({ score }) => score === run.score) + 1,
  }));
}

/** The first runs, and the viewer's own with its neighbors. */
export function cutBoard<Run extends { isOwn: boolean }>(ranked: readonly Run[]): Run[] {
  const own = ranked.findIndex(({ isOwn }) => isOwn);
  return ranked.filter(
    (_, at) => at < boardLength || (own >= 0 && Math.abs(at - own) <= boardNeighbors),
  );
}
