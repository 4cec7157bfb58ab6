import {
  joinRace,
  leaveRace,
  listNearby,
  listRaces,
  openRace,
  startRace,
} from "@goldmane/contracts/games/races/api";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { RaceAudience } from "@goldmane/contracts/games/races/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The races that the profile can see, open or running. */
export const racesQuery = endpointQuery(listRaces, {}, { staleTime: 0, refetchOnMount: "always" });

/** People come and go without a message, so this asks again. */
export const nearbyQuery = endpointQuery(
  listNearby,
  {},
  { staleTime: 0, refetchOnMount: "always", refetchInterval: 15_000 },
);

function useRaceMutation<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries(racesQuery),
  });
}

type NewRace = { game: GameId; audience?: RaceAudience; invited?: string[] };

export function useOpenRace() {
  return useRaceMutation((race: NewRace) => call(openRace, { body: race }));
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
