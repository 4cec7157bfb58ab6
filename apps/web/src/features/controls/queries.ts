import {
  answerApprovalRequest,
  requestApproval,
  getProfileControls,
  getWeekReport,
  grantTime,
  listApprovalRequests,
  listOwnApprovalRequests,
  setProfileControls,
  setTimeZone,
} from "@goldmane/contracts/controls/api";
import type {
  ApprovalAnswer,
  NewApprovalRequest,
} from "@goldmane/contracts/controls/approval-requests";
import { applyChange, type ControlsChange } from "@goldmane/contracts/controls/controls-change";
import type { Controls } from "@goldmane/contracts/controls/schema";
import { listFamilyProfiles } from "@goldmane/contracts/family/api";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { ownControls } from "./own/queries.ts";

/** Others can change it, so it is refetched whenever shown. */
const live = { staleTime: 0, refetchOnMount: true } as const;

/** This profile's requests of today. */
export const ownRequestsQuery = endpointQuery(listOwnApprovalRequests, {}, live);

export function useRequestApproval() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApprovalRequest) => call(requestApproval, { body }),
    onSuccess: () => cache.invalidateQueries(ownRequestsQuery),
  });
}

/** Asks a parent, outside a component. */
export async function sendApprovalRequest(
  cache: QueryClient,
  body: NewApprovalRequest,
): Promise<void> {
  await call(requestApproval, { body });
  await cache.invalidateQueries(ownRequestsQuery);
}

/** Open requests and pending profiles. For parents. */
export const pendingApprovalsQuery = endpointQuery(listApprovalRequests, {}, live);

export function useAnswerRequest() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: ApprovalAnswer }) =>
      call(answerApprovalRequest, { id, body: answer }),
    onSettled: () => cache.invalidateQueries(pendingApprovalsQuery),
  });
}

export function profileControlsQuery(profileId: string) {
  return endpointQuery(
    getProfileControls,
    { id: profileId },
    {
      ...live,
      refetchOnMount: "always",
    },
  );
}

/** Saves the household's time zone first, if changed. */
export function useSaveControls(profileId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ controls, timeZone }: { controls: Controls; timeZone: string | null }) => {
      if (timeZone !== null) await call(setTimeZone, { body: { timeZone } });
      return await call(setProfileControls, { id: profileId, body: controls });
    },
    onSuccess: (saved) => {
      cache.setQueryData(profileControlsQuery(profileId).queryKey, saved);
      return invalidateEndpoints(cache, [listFamilyProfiles, ownControls]);
    },
  });
}

/**
 * Makes one change of a profile's controls as they are now, outside a component. The server asks for
 * the parent's password or PIN.
 */
export async function saveControlsChange(
  cache: QueryClient,
  profileId: string,
  change: ControlsChange,
): Promise<void> {
  if (change.kind === "grant") {
    await call(grantTime, { id: profileId, body: { minutes: change.minutes } });
    await cache.invalidateQueries(pendingApprovalsQuery);
    return;
  }
  const { controls } = await call(getProfileControls, { id: profileId });
  const saved = await call(setProfileControls, {
    id: profileId,
    body: applyChange(controls, change),
  });
  cache.setQueryData(profileControlsQuery(profileId).queryKey, saved);
  await invalidateEndpoints(cache, [listFamilyProfiles, ownControls]);
}

export function weekReportQuery(day: string | null) {
  return endpointQuery(getWeekReport, day === null ? {} : { day }, {
    meta: { isLocalized: true },
    ...live,
  });
}
