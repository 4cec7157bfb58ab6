import {
  changeParticipant,
  changeParty,
  closePartyGame,
  createParty,
  endParty,
  inviteToParty,
  joinParty,
  joinPartyGame,
  kickParticipant,
  leaveParty,
  listInvited,
  listParties,
  listPastParties,
  openPartyGame,
  readHeatMap,
} from "@goldmane/contracts/parties/api";
import type { Input } from "@goldmane/contracts/endpoint";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { ParticipantChanges, PartyChanges } from "@goldmane/contracts/parties/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointKey, endpointQuery } from "#platform/queries/endpoint-query.ts";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { partyEndpoints } from "./party-endpoints.ts";

/** Always stale: other people change it. Refetched on mount and on the live event. */
const live = { staleTime: 0, refetchOnMount: true } as const;

export const partiesQuery = endpointQuery(listParties, {}, live);

export const pastPartiesQuery = endpointQuery(listPastParties, {}, live);

/** Reactions to a film by second. */
export function heatMapQuery(titleId: string) {
  return endpointQuery(
    readHeatMap,
    { id: titleId },
    {
      staleTime: 60_000,
      retry: false,
    },
  );
}

/** Profiles that were invited; for hosts and co-hosts. */
export function invitedQuery(partyId: string) {
  return endpointQuery(listInvited, { id: partyId }, live);
}

export function useInvite(partyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (profileIds: string[]) =>
      call(inviteToParty, { id: partyId, body: { profileIds } }),
    onSuccess: () => cache.invalidateQueries(invitedQuery(partyId)),
  });
}

/** Joins a party by its code, once per visit. */
export function entryQuery(code: string) {
  return queryOptions({
    queryKey: endpointKey(joinParty, { body: { code } }),
    queryFn: () => call(joinParty, { body: { code } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useCreateParty() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof createParty>["body"]) => call(createParty, { body }),
    onSuccess: () => invalidateEndpoints(cache, partyEndpoints),
  });
}

/** Mutations of a party. Participants see the result through live events. */
export function usePartyMutations(partyId: string) {
  const cache = useQueryClient();
  const onSuccess = () => invalidateEndpoints(cache, partyEndpoints);
  const change = useMutation({
    mutationFn: (changes: PartyChanges) => call(changeParty, { id: partyId, body: changes }),
    onSuccess,
  });
  const end = useMutation({ mutationFn: () => call(endParty, { id: partyId }), onSuccess });
  const leave = useMutation({ mutationFn: () => call(leaveParty, { id: partyId }), onSuccess });
  return { change, end, leave };
}

/** The party's race. Participants see the result through live events. */
export function usePartyGame(partyId: string) {
  const of = { id: partyId };
  const open = useMutation({
    mutationFn: (game: GameId) => call(openPartyGame, { ...of, body: { game } }),
  });
  const join = useMutation({ mutationFn: () => call(joinPartyGame, of) });
  const close = useMutation({ mutationFn: () => call(closePartyGame, of) });
  return { open, join, close };
}

export function useParticipantMutations(partyId: string, profileId: string) {
  const of = { id: partyId, profileId };
  const change = useMutation({
    mutationFn: (changes: ParticipantChanges) => call(changeParticipant, { ...of, body: changes }),
  });
  const kick = useMutation({ mutationFn: () => call(kickParticipant, of) });
  return { change, kick };
}
