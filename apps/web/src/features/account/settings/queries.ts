import {
  requestVerification,
  changeAddress,
  changePassword,
  requestPasswordReset,
  getAccount,
  listAccountEvents,
  resetPassword,
  verifyAddress,
} from "@goldmane/contracts/account/settings/api";
import type { PasswordChange, PasswordReset } from "@goldmane/contracts/account/settings/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { isDeadLink } from "./is-dead-link.ts";

/** Others sign in, and links are followed elsewhere: looked at again whenever it is shown. */
const aging = { staleTime: 0, refetchOnMount: true, refetchOnWindowFocus: true } as const;

/** The account, for who is in it. */
export const accountQuery = queryOptions({
  queryKey: ["/api/account"],
  queryFn: ({ signal }) => call(getAccount, {}, { signal }),
  ...aging,
});

export const accountEventsQuery = queryOptions({
  queryKey: ["/api/account/events"],
  queryFn: ({ signal }) => call(listAccountEvents, {}, { signal }),
  ...aging,
});

/** Changes of the account. Each says itself why it was refused, and shows what came of it. */
export function useAccountChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  sayFailure: (error: unknown) => void = showErrorToast,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: sayFailure,
    onSuccess: async () => {
      await cache.invalidateQueries(accountQuery);
      await cache.invalidateQueries(accountEventsQuery);
    },
  });
}

export function useRequestVerification() {
  return useAccountChange(() => call(requestVerification, {}));
}

export function useChangePassword() {
  return useAccountChange((body: PasswordChange) => call(changePassword, { body }));
}

export function useChangeAddress() {
  return useAccountChange((email: string) => call(changeAddress, { body: { email } }));
}

export function useVerifyAddress() {
  return useAccountChange((token: string) => call(verifyAddress, { body: { token } }), sayOfLink);
}

export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (email: string) => call(requestPasswordReset, { body: { email } }),
    onError: showErrorToast,
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: PasswordReset) => call(resetPassword, { body }),
    onError: sayOfLink,
  });
}

/** Of a link that opens nothing the page itself tells. */
function sayOfLink(error: unknown): void {
  if (!isDeadLink(error)) showErrorToast(error);
}
