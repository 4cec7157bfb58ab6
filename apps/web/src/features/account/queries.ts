import { getSession, signOut } from "@goldmane/contracts/account/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { prepareViewerChange } from "#platform/change-viewer.ts";
import { householdScoped } from "#platform/query-cache.ts";

/** This browser's session. */
export const sessionQuery = queryOptions({
  queryKey: ["/api/session"],
  queryFn: ({ signal }) => call(getSession, {}, { signal }),
  ...householdScoped,
});

export function useSignOut() {
  return useMutation({
    mutationFn: async (proof: Input<typeof signOut>["body"]) => {
      await prepareViewerChange();
      return await call(signOut, { body: proof });
    },
  });
}
