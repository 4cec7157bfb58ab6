import {
  changeParticipant,
  changeParty,
  createParty,
  endParty,
  inviteToParty,
  joinParty,
  kickParticipant,
  leaveParty,
  listInvited,
  listParties,
  listPastParties,
  readHeatMap,
} from "@goldmane/contracts/parties/api";
import type { Input } from "@goldmane/contracts/endpoint";
import type { ParticipantChanges, PartyChanges } from "@goldmane/contracts/parties/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** Always stale: other people change it. Refetched on mount and on the live event. */
const live = { staleTime: 0, refetchOnMount: true } as const;

export const partiesQuery = queryOptions({
  queryKey: ["/api/parties"],
  queryFn: ({ signal }) => call(listParties, {}, { signal }),
  ...live,
});

export const pastPartiesQuery = queryOptions({
  queryKey: ["/api/parties", "past"],
  queryFn: ({ signal }) => call(listPastParties, {}, { signal }),
  ...live,
});

/** Reactions to a film by second. */
export function heatMapQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/titles", titleId, "reactions"],
    queryFn: ({ signal }) => call(readHeatMap, { id: titleId }, { signal }),
    staleTime: 60_000,
    retry: false,
  });
}

/** Profiles that were invited; for hosts and co-hosts. */
export function invitedQuery(partyId: string) {
  return queryOptions({
    queryKey: ["/api/parties", partyId, "invitations"],
    queryFn: ({ signal }) => call(listInvited, { id: partyId }, { signal }),
    ...live,
  });
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
    queryKey: ["party-entry", code],
    queryFn: () => call(joinParty, { body: { code } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useCreateParty() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof createParty>["body"]) => call(createParty, { body }),
    onSuccess: () => cache.invalidateQueries(partiesQuery),
  });
}

/** Mutations of a party. Participants see the result through live events. */
export function usePartyMutations(partyId: string) {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries(partiesQuery);
  const change = useMutation({
    mutationFn: (changes: PartyChanges) => call(changeParty, { id: partyId, body: changes }),
    onSuccess,
  });
  const end = useMutation({ mutationFn: () => call(endParty, { id: partyId }), onSuccess });
  const leave = useMutation({ mutationFn: () => call(leaveParty, { id: partyId }), onSuccess });
  return { change, end, leave };
}

export function useParticipantMutations(partyId: string, profileId: string) {
  const of = { id: partyId, profileId };
  const change = useMutation({
    mutationFn: (changes: ParticipantChanges) => call(changeParticipant, { ...of, body: changes }),
  });
  const kick = useMutation({ mutationFn: () => call(kickParticipant, of) });
  return { change, kick };
}
