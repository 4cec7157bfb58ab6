import { getProfileControls } from "@goldmane/contracts/controls/api";
import type { listRaces } from "@goldmane/contracts/games/races/api";
import type { getInteractive, listInteractive } from "@goldmane/contracts/interactive/api";
import type { listLevels } from "@goldmane/contracts/games/levels";
import type { ChangedTopic } from "@goldmane/contracts/live/schema";
import type { listScheduledParties } from "@goldmane/contracts/scheduled-parties/api";
import type { QueryClient } from "@tanstack/react-query";
import { ownControls } from "#features/controls/own/queries.ts";
import { pendingApprovalsQuery, ownRequestsQuery } from "#features/controls/queries.ts";
import { householdQuery, profilesQuery } from "#features/family/queries.ts";
import { friendEndpoints } from "#features/friends/friend-endpoints.ts";
import { moodJournalEndpoints } from "#features/mood-journal/mood-journal-endpoints.ts";
import { notificationsQuery } from "#features/notifications/queries.ts";
import { partyEndpoints } from "#features/parties/party-endpoints.ts";
import { syncCopy } from "#features/watchlist/copy/watchlist-copy.ts";
import type { EndpointPath } from "#platform/queries/endpoint-query.ts";
import { invalidateEndpoints } from "#platform/queries/invalidate-endpoints.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

type Refetch = (cache: QueryClient) => unknown;

const scheduledParties: EndpointPath<typeof listScheduledParties> = {
  path: "/api/scheduled-parties",
};

const races: EndpointPath<typeof listRaces> = { path: "/api/games/races" };

const interactiveFilms: EndpointPath<typeof listInteractive> = { path: "/api/interactive" };

const interactiveFilm: EndpointPath<typeof getInteractive> = { path: "/api/interactive/:id" };

const gameLevels: EndpointPath<typeof listLevels> = { path: "/api/games/levels" };

/** How to refetch the data of each topic. */
const refetchByTopic: Record<ChangedTopic, Refetch> = {
  watchlist: () => syncCopy(),
  notifications: (cache) => cache.invalidateQueries(notificationsQuery),
  "approval-requests": (cache) =>
    Promise.all([
      cache.invalidateQueries(pendingApprovalsQuery),
      cache.invalidateQueries(ownRequestsQuery),
      invalidateEndpoints(cache, [ownControls]),
    ]),
  "game-levels": (cache) => invalidateEndpoints(cache, [gameLevels]),
  interactive: (cache) => invalidateEndpoints(cache, [interactiveFilms, interactiveFilm]),
  family: (cache) =>
    Promise.all([
      cache.invalidateQueries(profilesQuery),
      invalidateEndpoints(cache, [getProfileControls]),
      cache.invalidateQueries(householdQuery),
      cache.invalidateQueries(sessionQuery),
    ]),
  friends: (cache) => invalidateEndpoints(cache, friendEndpoints),
  "scheduled-parties": (cache) => invalidateEndpoints(cache, [scheduledParties]),
  parties: (cache) => invalidateEndpoints(cache, partyEndpoints),
  races: (cache) => invalidateEndpoints(cache, [races]),
  "mood-journal": (cache) => invalidateEndpoints(cache, moodJournalEndpoints),
};

/** Refetches the data of the topics that is currently shown; the rest becomes stale. */
export function refetchTopics(topics: readonly ChangedTopic[], cache: QueryClient): void {
  for (const topic of topics) void refetchByTopic[topic](cache);
}
