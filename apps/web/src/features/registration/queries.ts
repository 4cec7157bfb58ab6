import { changeServerSettings, getServerSettings } from "@goldmane/contracts/admin/api";
import type { RegistrationMode } from "@goldmane/contracts/admin/settings";
import {
  acceptInvitation,
  checkInvitation,
  createInvitation,
  getServerInfo,
  listInvitations,
  revokeInvitation,
} from "@goldmane/contracts/registration/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

/** The registration mode, and whether the server has payments and mail. */
export const serverQuery = endpointQuery(getServerInfo, {});

export const invitationsQuery = endpointQuery(
  listInvitations,
  {},
  { staleTime: 0, refetchOnMount: true },
);

/** Changes who can sign up. For the operator. */
export function useChangeRegistration() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (registration: RegistrationMode) =>
      call(changeServerSettings, { body: { values: { registration } } }),
    onSuccess: () => invalidateEndpoints(cache, [getServerInfo, getServerSettings]),
  });
}

export function useCreateInvitation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => call(createInvitation, { body: { note } }),
    onSuccess: () => invalidateEndpoints(cache, [listInvitations]),
  });
}

export function useRevokeInvitation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeInvitation, { id }),
    onSettled: () => invalidateEndpoints(cache, [listInvitations]),
  });
}

/** Whether the link's token is valid. Not cached: it can be used or revoked at any time. */
export function invitationQuery(token: string) {
  return {
    queryKey: [checkInvitation.path, token],
    queryFn: () => call(checkInvitation, { body: { token } }),
    staleTime: 0,
    gcTime: 0,
  };
}

export function useAcceptInvitation() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof acceptInvitation>["body"]) => call(acceptInvitation, { body }),
    onSuccess: async (session) => {
      await changeViewer(cache);
      cache.setQueryData(sessionQuery.queryKey, session);
    },
  });
}
