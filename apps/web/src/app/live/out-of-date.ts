import type { ChangedTopic } from "@goldmane/contracts/live/schema";
import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#features/account/queries.ts";
import { pendingApprovalsQuery, ownRequestsQuery } from "#features/controls/queries.ts";
import { householdQuery, profilesQuery } from "#features/family/queries.ts";
import { notificationsQuery } from "#features/notifications/queries.ts";
import { syncCopy } from "#features/watchlist/copy/keeper.ts";

type AskAgain = (cache: QueryClient) => unknown;

/** What shows a topic, and how it is brought up to date. */
const showing: Record<ChangedTopic, AskAgain> = {
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

/** Asks anew for what was changed elsewhere, as far as it is shown. */
export function askAgainFor(topics: readonly ChangedTopic[], cache: QueryClient): void {
  for (const topic of topics) void showing[topic](cache);
}
