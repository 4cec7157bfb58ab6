import {
  joinRace,
  leaveRace,
  listRaces,
  openRace,
  startRace,
} from "@goldmane/contracts/games/races/api";
import type { GameId } from "@goldmane/contracts/games/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The household's races that are open or running. */
export const racesQuery = endpointQuery(listRaces, {}, { staleTime: 0, refetchOnMount: "always" });

function useRaceMutation<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries(racesQuery),
  });
}

export function useOpenRace() {
  return useRaceMutation((game: GameId) => call(openRace, { body: { game } }));
}

export function useJoinRace() {
  return useRaceMutation((id: string) => call(joinRace, { id }));
}

export function useLeaveRace() {
  return useRaceMutation((id: string) => call(leaveRace, { id }));
}

export function useStartRace() {
  return useRaceMutation((id: string) => call(startRace, { id }));
}
