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
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { isDeadLink } from "./is-dead-link.ts";

/** Other browsers change the account too, so refetch whenever it is shown. */
const aging = { staleTime: 0, refetchOnMount: true, refetchOnWindowFocus: true } as const;

/** The account's settings, for sessions with account access. */
export const accountQuery = endpointQuery(getAccount, {}, aging);

export const accountEventsQuery = endpointQuery(listAccountEvents, {}, aging);

/** A mutation of the account. Shows its own errors and refetches the account. */
export function useAccountChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  showFailure: (error: unknown) => void = showErrorToast,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: showFailure,
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
  return useAccountChange(
    (token: string) => call(verifyAddress, { body: { token } }),
    showLinkError,
  );
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
    onError: showLinkError,
  });
}

/** The page itself shows that a link is no longer valid. */
function showLinkError(error: unknown): void {
  if (!isDeadLink(error)) showErrorToast(error);
}
