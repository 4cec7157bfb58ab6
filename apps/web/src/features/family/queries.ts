import {
  chooseProfile,
  createFamilyProfile,
  getHousehold,
  listFamilyProfiles,
  signInToProfile,
} from "@goldmane/contracts/family/api";
import { getSubscriptionAccess } from "@goldmane/contracts/subscription/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { prepareViewerChange } from "#platform/change-viewer.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { familyCacheTimes, householdScoped } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

/** The profiles of this browser's household; empty without one. */
export const profilesQuery = endpointQuery(
  listFamilyProfiles,
  {},
  {
    ...familyCacheTimes,
    ...householdScoped,
  },
);

/** Use only if the browser belongs to a household. */
export const householdQuery = endpointQuery(getHousehold, {}, householdScoped);

/** The plan's usage. */
export function accessQuery(householdId: string | undefined) {
  return endpointQuery(
    getSubscriptionAccess,
    householdId === undefined ? {} : { householdId },
    householdScoped,
  );
}

export function useCreateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof createFamilyProfile>["body"]) =>
      call(createFamilyProfile, { body }),
    onSuccess: () =>
      Promise.all([
        invalidateEndpoints(cache, [listFamilyProfiles, getSubscriptionAccess], {
          refetchType: "all",
        }),
        // A household code also adds this browser to the household.
        cache.invalidateQueries(sessionQuery),
      ]),
  });
}

export function useSignInToProfile() {
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) => {
      await prepareViewerChange();
      return await call(signInToProfile, { body });
    },
  });
}

export function useChooseProfile() {
  return useMutation({
    mutationFn: async ({ id, ...secret }: { id: string; pin?: string; password?: string }) => {
      await prepareViewerChange();
      return await call(chooseProfile, { id, body: secret });
    },
  });
}
