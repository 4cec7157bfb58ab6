import {
  getServerSettings,
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
import { listBackups } from "@goldmane/contracts/backups/api";
import type { JobState } from "@goldmane/contracts/admin/server";
import type { IngestState } from "@goldmane/contracts/ingest/schema";
import { browseFolders, listFolders, listIngest } from "@goldmane/contracts/ingest/api";
import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointKey, endpointQuery } from "#platform/queries/endpoint-query.ts";
import { operatorScoped } from "#platform/queries/operator-scoped.ts";

/** Data changes without the operator, so refetch whenever it is shown and cache only briefly. */
const ages = { ...operatorScoped, staleTime: 0, gcTime: 60_000, refetchOnMount: true } as const;
const serverEveryMs = 10_000;

type Paged<Reply> = (page: { after: string | undefined; signal: AbortSignal }) => Promise<Reply>;

function pages<Reply extends { next: string | null }>(queryKey: QueryKey, ask: Paged<Reply>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask({ after: pageParam ?? undefined, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...ages,
  });
}

export function householdsQuery(search: string) {
  const input = { search: search || undefined };
  return pages(endpointKey(listHouseholds, input, "pages"), ({ after, signal }) =>
    call(listHouseholds, { ...input, after }, { signal }),
  );
}

export function householdQuery(id: string) {
  return endpointQuery(getHousehold, { id }, ages);
}

export const plansQuery = endpointQuery(getPlans, {}, ages);

export const sessionsQuery = pages(endpointKey(listSessions, {}, "pages"), ({ after, signal }) =>
  call(listSessions, { after }, { signal }),
);

export type AuditFilter = {
  kind?: string | undefined;
  householdId?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
};

export function auditQuery(filter: AuditFilter) {
  return pages(endpointKey(listAudit, filter, "pages"), ({ after, signal }) =>
    call(listAudit, { ...filter, after }, { signal }),
  );
}

export const auditKindsQuery = endpointQuery(listAuditKinds, {}, ages);

export const outboxQuery = pages(endpointKey(listOutbox, {}, "pages"), ({ after, signal }) =>
  call(listOutbox, { after }, { signal }),
);

export function emailQuery(id: string) {
  return endpointQuery(readEmail, { id }, ages);
}

export function filesQuery(state: IngestState | undefined) {
  return pages(endpointKey(listIngest, { state }, "pages"), ({ after, signal }) =>
    call(listIngest, { after, state }, { signal }),
  );
}

export function jobsQuery(state: JobState) {
  return pages(endpointKey(listJobs, { state }, "pages"), ({ after, signal }) =>
    call(listJobs, { after, state }, { signal }),
  );
}

export const serverQuery = endpointQuery(
  getServerStatus,
  {},
  {
    ...ages,
    refetchInterval: serverEveryMs,
  },
);

export const settingsQuery = endpointQuery(getServerSettings, {}, ages);

/** Polled, since a scan ends on its own. */
export const foldersQuery = endpointQuery(
  listFolders,
  {},
  { ...ages, refetchInterval: serverEveryMs },
);

export function folderListingQuery(path: string | undefined) {
  return endpointQuery(browseFolders, { path }, { ...ages, retry: false });
}

const whileMakingMs = 1500;

/** Polled more often while a backup is being made. */
export const backupsQuery = endpointQuery(
  listBackups,
  {},
  {
    ...ages,
    refetchInterval: ({ state }) => (state.data?.making ? whileMakingMs : serverEveryMs),
  },
);
