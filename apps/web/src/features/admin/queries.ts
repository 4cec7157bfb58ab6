import {
  getServerStatus,
  getHousehold,
  getPlans,
  listAudit,
  listAuditKinds,
  listHouseholds,
  listJobs,
  listOutbox,
  listSessions,
  readEmail,
} from "@goldmane/contracts/admin/api";
import type { JobState } from "@goldmane/contracts/admin/server";
import type { IngestState } from "@goldmane/contracts/ingest/schema";
import { listIngest } from "@goldmane/contracts/ingest/api";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** Data changes without the operator, so refetch whenever it is shown and cache only briefly. */
const ages = { staleTime: 0, gcTime: 60_000, refetchOnMount: true } as const;
const serverEveryMs = 10_000;

type Paged<Reply> = (page: { after: string | undefined; signal: AbortSignal }) => Promise<Reply>;

function pages<Reply extends { next: string | null }>(key: readonly unknown[], ask: Paged<Reply>) {
  return infiniteQueryOptions({
    queryKey: ["/api/admin", ...key],
    queryFn: ({ pageParam, signal }) => ask({ after: pageParam ?? undefined, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...ages,
  });
}

export function householdsQuery(search: string) {
  return pages(["households", search], ({ after, signal }) =>
    call(listHouseholds, { after, search: search || undefined }, { signal }),
  );
}

export function householdQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/admin", "household", id],
    queryFn: ({ signal }) => call(getHousehold, { id }, { signal }),
    ...ages,
  });
}

export const plansQuery = queryOptions({
  queryKey: ["/api/admin", "plans"],
  queryFn: ({ signal }) => call(getPlans, {}, { signal }),
  ...ages,
});

export const sessionsQuery = pages(["sessions"], ({ after, signal }) =>
  call(listSessions, { after }, { signal }),
);

export type AuditFilter = {
  kind?: string | undefined;
  householdId?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
};

export function auditQuery(filter: AuditFilter) {
  return pages(["audit", filter], ({ after, signal }) =>
    call(listAudit, { after, ...filter }, { signal }),
  );
}

export const auditKindsQuery = queryOptions({
  queryKey: ["/api/admin", "audit-kinds"],
  queryFn: ({ signal }) => call(listAuditKinds, {}, { signal }),
  ...ages,
});

export const outboxQuery = pages(["outbox"], ({ after, signal }) =>
  call(listOutbox, { after }, { signal }),
);

export function emailQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/admin", "email", id],
    queryFn: ({ signal }) => call(readEmail, { id }, { signal }),
    ...ages,
  });
}

export function filesQuery(state: IngestState | undefined) {
  return pages(["files", state], ({ after, signal }) =>
    call(listIngest, { after, state }, { signal }),
  );
}

export function jobsQuery(state: JobState) {
  return pages(["jobs", state], ({ after, signal }) =>
    call(listJobs, { after, state }, { signal }),
  );
}

export const serverQuery = queryOptions({
  queryKey: ["/api/admin", "server"],
  queryFn: ({ signal }) => call(getServerStatus, {}, { signal }),
  ...ages,
  refetchInterval: serverEveryMs,
});
