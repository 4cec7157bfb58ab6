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

/** What others change meanwhile: looked at again whenever it is shown, and when the house says so. */
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

/** Where in a film people reacted when they saw it together. */
export function heatMapQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/titles", titleId, "reactions"],
    queryFn: ({ signal }) => call(readHeatMap, { id: titleId }, { signal }),
    staleTime: 60_000,
    retry: false,
  });
}

/** Who was asked in: for those who ask. */
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

/** Coming in by a code, once for each visit: it makes this viewer a member. */
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

/** What is done to a party itself; those in it are told of it by the live connection. */
export function usePartyActs(partyId: string) {
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

export function useMemberActs(partyId: string, profileId: string) {
  const of = { id: partyId, profileId };
  const change = useMutation({
    mutationFn: (changes: ParticipantChanges) => call(changeParticipant, { ...of, body: changes }),
  });
  const showOut = useMutation({ mutationFn: () => call(kickParticipant, of) });
  return { change, showOut };
}
