import {
  chooseProfile,
  createFamilyProfile,
  getHousehold,
  listFamilyProfiles,
  signInToProfile,
} from "@goldmane/contracts/family/api";
import { getSubscriptionAccess } from "@goldmane/contracts/subscription/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { prepareViewerChange } from "#platform/change-viewer.ts";
import { familyCacheTimes, householdScoped } from "#platform/query-cache.ts";

/** The profiles of this browser's household; empty without one. */
export const profilesQuery = queryOptions({
  queryKey: ["/api/family-profiles"],
  queryFn: ({ signal }) => call(listFamilyProfiles, {}, { signal }),
  ...familyCacheTimes,
  ...householdScoped,
});

/** Use only if the browser belongs to a household. */
export const householdQuery = queryOptions({
  queryKey: ["/api/household"],
  queryFn: ({ signal }) => call(getHousehold, {}, { signal }),
  ...householdScoped,
});

/** The plan's usage. */
export function accessQuery(householdId: string | undefined) {
  return queryOptions({
    queryKey: ["/api/subscription/access", householdId ?? null],
    queryFn: ({ signal }) =>
      call(getSubscriptionAccess, householdId === undefined ? {} : { householdId }, { signal }),
    ...householdScoped,
  });
}

export function useCreateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof createFamilyProfile>["body"]) =>
      call(createFamilyProfile, { body }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: profilesQuery.queryKey, refetchType: "all" }),
        cache.invalidateQueries({ queryKey: ["/api/subscription/access"], refetchType: "all" }),
        // A household code also adds this browser to the household.
        cache.invalidateQueries({ queryKey: ["/api/session"] }),
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
