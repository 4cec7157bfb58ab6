import { QueryClient } from "@tanstack/react-query";

const minute = 60_000;
const hour = 60 * minute;

/** How long answers that age faster than the rest stay fresh, and stay kept. */
export const previewCacheTimes = { staleTime: 30 * minute, gcTime: 60 * minute };

/** Fresh for two hours, kept for four. */
export const familyCacheTimes = { staleTime: 2 * hour, gcTime: 4 * hour };

/**
 * The same whoever of the household is watching: kept when another profile is chosen. What changed
 * while nobody looked is asked for anew when somebody does.
 */
export const householdScoped = {
  meta: { isHouseholdScoped: true },
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean } }) => state.isInvalidated,
};

/** What this viewer does elsewhere shows within a minute; looked at again whenever it is shown. */
export const watchingCacheTimes = { staleTime: minute, refetchOnMount: true };

/** Fresh for a day, kept for two; nothing is asked twice on its own. */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Most queries make a call of the contract; only those that name a URL alone come to this.
        queryFn: async (query) => (await import("./fetch-by-key.ts")).fetchByKey(query),
        staleTime: 24 * hour,
        gcTime: 48 * hour,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        // Offline, a call fails at once and says so, in place of waiting for a network.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
