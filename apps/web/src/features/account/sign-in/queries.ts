import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { confirmPassword, signIn } from "@goldmane/contracts/account/sign-in/api";
import type { Credentials } from "@goldmane/contracts/account/sign-in/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { prepareViewerChange } from "#platform/change-viewer.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      await prepareViewerChange();
      return await call(signIn, { body: credentials });
    },
  });
}

export function useConfirmPassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; code?: string }) => call(confirmPassword, { body }),
    onSuccess: (session: CurrentSession) => cache.setQueryData(sessionQuery.queryKey, session),
  });
}
