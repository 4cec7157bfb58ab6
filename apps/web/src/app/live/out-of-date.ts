import type { ChangedTopic } from "@goldmane/contracts/live/schema";
import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import { pendingApprovalsQuery, ownRequestsQuery } from "#features/controls/queries.ts";
import { householdQuery, profilesQuery } from "#features/family/queries.ts";
import { notificationsQuery } from "#features/notifications/queries.ts";
import { syncCopy } from "#features/watchlist/copy/keeper.ts";

type Refetch = (cache: QueryClient) => unknown;

/** How to refetch the data of each topic. */
const refetchByTopic: Record<ChangedTopic, Refetch> = {
  watchlist: () => syncCopy(),
  notifications: (cache) => cache.invalidateQueries(notificationsQuery),
  "approval-requests": (cache) =>
    Promise.all([
      cache.invalidateQueries(pendingApprovalsQuery),
      cache.invalidateQueries(ownRequestsQuery),
      cache.invalidateQueries({ queryKey: ["/api/controls"] }),
    ]),
  family: (cache) =>
    Promise.all([
      cache.invalidateQueries(profilesQuery),
      cache.invalidateQueries(householdQuery),
      cache.invalidateQueries(sessionQuery),
    ]),
  friends: (cache) => cache.invalidateQueries({ queryKey: ["/api/friends"] }),
  "scheduled-parties": (cache) => cache.invalidateQueries({ queryKey: ["/api/scheduled-parties"] }),
  parties: (cache) => cache.invalidateQueries({ queryKey: ["/api/parties"] }),
};

/** Refetches the data of the topics that is currently shown; the rest becomes stale. */
export function refetchTopics(topics: readonly ChangedTopic[], cache: QueryClient): void {
  for (const topic of topics) void refetchByTopic[topic](cache);
}
