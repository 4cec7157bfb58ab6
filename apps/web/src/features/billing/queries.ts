import { createAccount } from "@goldmane/contracts/account/sign-in/api";
import type { NewAccount } from "@goldmane/contracts/account/sign-in/schema";
import {
  cancelPlan,
  changePlan,
  getBilling,
  listInvoices,
  openPortal,
  previewChange,
  replaceCard,
  resumePlan,
  subscribe,
} from "@goldmane/contracts/billing/api";
import type { Billing, GivenCard } from "@goldmane/contracts/billing/schema";
import type { Input, Reply } from "@goldmane/contracts/endpoint";
import { listFamilyProfiles } from "@goldmane/contracts/family/api";
import { getSubscriptionAccess } from "@goldmane/contracts/subscription/api";
import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

/** For parents only. */
export const billingQuery = endpointQuery(
  getBilling,
  {},
  {
    // Renewals change it without the viewer.
    staleTime: 60_000,
    refetchOnMount: true,
  },
);

export const invoicesQuery = endpointQuery(
  listInvoices,
  {},
  {
    staleTime: 60_000,
    refetchOnMount: true,
  },
);

/** Prorated prices change over time, so quotes are never cached and are refetched while shown. */
export function quoteQuery(plan: PlanId) {
  return endpointQuery(
    previewChange,
    { plan },
    {
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: true,
      refetchInterval: 5 * 60_000,
    },
  );
}

export function useOpenAccount() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAccount) => call(createAccount, { body }),
    onSuccess: (session) => {
      cache.setQueryData(sessionQuery.queryKey, session);
      return changeViewer(cache);
    },
  });
}

/**
 * `onSubscribed` runs before the new billing state is stored, because the form is gone afterwards.
 */
export function useSubscribe(onSubscribed: (reply: Reply<typeof subscribe>) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof subscribe>["body"]) => call(subscribe, { body }),
    onSuccess: (reply) => {
      onSubscribed(reply);
      return storeBilling(cache, reply.billing);
    },
  });
}

export function useChangePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof changePlan>["body"]) => call(changePlan, { body }),
    onSuccess: (billing) => storeBilling(cache, billing),
  });
}

export function useCancelPlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => call(cancelPlan, { body: { key } }),
    onSuccess: (billing) => storeBilling(cache, billing),
  });
}

export function useResumePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => call(resumePlan, { body: { key } }),
    onSuccess: (billing) => storeBilling(cache, billing),
  });
}

export function useReplaceCard() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { card: GivenCard; key: string }) => call(replaceCard, { body }),
    onSuccess: (billing) => storeBilling(cache, billing),
  });
}

export function useOpenPortal() {
  return useMutation({
    mutationFn: () => call(openPortal, { body: {} }),
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Stores the new billing state. Access, seats and invoices depend on it and are refetched. */
async function storeBilling(cache: QueryClient, billing: Billing): Promise<void> {
  cache.setQueryData(billingQuery.queryKey, billing);
  await invalidateEndpoints(cache, [listInvoices, getSubscriptionAccess, listFamilyProfiles]);
}
