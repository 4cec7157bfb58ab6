import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;
const hour = 60 * minute;

/** For previews of upcoming films: fresh for 30 minutes, cached for an hour. */
export const previewCacheTimes = { staleTime: 30 * minute, gcTime: 60 * minute };

/** Fresh for two hours, cached for four. */
export const familyCacheTimes = { staleTime: 2 * hour, gcTime: 4 * hour };

/**
 * Options for data that all profiles of a household share: kept when the profile changes, and
 * refetched on mount if it was invalidated meanwhile.
 */
export const householdScoped = {
  meta: { isHouseholdScoped: true },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
};

/** For what the viewer does on other devices: fresh for a minute, refetched on mount. */
export const watchingCacheTimes = { staleTime: minute, refetchOnMount: true };

/** Creates the query client: fresh for a day, cached for two, no retries. */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Most queries have their own function; only those keyed by a bare URL use this.
        queryFn: async (query) => (await import("./fetch-by-key.ts")).fetchByKey(query),
        staleTime: 24 * hour,
        gcTime: 48 * hour,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        // Offline, a call fails at once instead of waiting for a network.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
