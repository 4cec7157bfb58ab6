import {
  confirmPassword,
  getSession,
  listDevices,
  revokeDevice,
  signIn,
  signOut,
  signOutEverywhere,
} from "@goldmane/contracts/account/api";
import type { Credentials, CurrentSession } from "@goldmane/contracts/account/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { householdFact } from "#platform/query-cache.ts";

/** Who this browser is to the server. */
export const sessionQuery = queryOptions({
  queryKey: ["/api/session"],
  queryFn: ({ signal }) => call(getSession, {}, { signal }),
  ...householdFact,
});

export const devicesQuery = queryOptions({
  queryKey: ["/api/devices"],
  queryFn: ({ signal }) => call(listDevices, {}, { signal }),
  // Others sign in and out; looked at again whenever it is shown.
  staleTime: 0,
  refetchOnMount: true,
});

export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Credentials) => call(signIn, { body: credentials }),
  });
}

export function useSignOut() {
  return useMutation({ mutationFn: () => call(signOut, {}) });
}

export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => call(signOutEverywhere, {}) });
}

export function useRevokeDevice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeDevice, { id }),
    onSettled: () => cache.invalidateQueries(devicesQuery),
  });
}

export function useConfirmPassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(confirmPassword, { body: { password } }),
    onSuccess: (session: CurrentSession) => cache.setQueryData(sessionQuery.queryKey, session),
  });
}
