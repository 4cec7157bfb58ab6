import {
  getBoard,
  getRunLog,
  listRecentGames,
  reportPlaying as reportPlayingEndpoint,
} from "@goldmane/contracts/games/api";
import {
  approveLevel,
  deleteLevel,
  type LevelFile,
  listLevels,
  refuseLevel,
  shareLevel,
} from "@goldmane/contracts/games/levels";
import type { BoardPeriod, BoardScope, GameId } from "@goldmane/contracts/games/limits";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** Other players' runs change it. */
const live = { staleTime: 0, refetchOnMount: "always" } as const;

/** Each profile's best run of a mode. */
export function boardQuery(board: {
  game: GameId;
  mode: string;
  period: BoardPeriod;
  scope: BoardScope;
}) {
  return endpointQuery(getBoard, board, live);
}

/** The inputs of a run on a board, for watching it or playing against it. */
export function runLogQuery(id: string) {
  return endpointQuery(getRunLog, { id }, { staleTime: Infinity });
}

/** The games that the profile has played, the latest first. */
export const recentGamesQuery = endpointQuery(listRecentGames, {}, live);

/** Counts seconds of play as screen time, as parents decide; null without a limit. */
export async function reportPlaying(runId: string, seconds: number): Promise<TimeLeft | null> {
  return (await call(reportPlayingEndpoint, { id: runId, body: { seconds } })).timeLeft;
}

/** The levels that the family and its friends share, the latest first. */
export const levelsQuery = endpointQuery(listLevels, {}, live);

function useLevelMutation<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries(levelsQuery),
  });
}

/** A child's level waits for a parent. */
export function useShareLevel() {
  return useLevelMutation((level: LevelFile) => call(shareLevel, { body: { level } }));
}

export function useApproveLevel() {
  return useLevelMutation((id: string) => call(approveLevel, { id }));
}

export function useRefuseLevel() {
  return useLevelMutation((id: string) => call(refuseLevel, { id }));
}

export function useDeleteLevel() {
  return useLevelMutation((id: string) => call(deleteLevel, { id }));
}
