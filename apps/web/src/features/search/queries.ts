import { searchTitles } from "@goldmane/contracts/search/api";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointKey } from "#platform/queries/endpoint-query.ts";
import type { Asked } from "./state.ts";

const minuteMs = 60_000;

/** Keeps the previous results on the screen, with their query, while the next ones load. */
export function searchTitlesQuery(asked: Asked) {
  return infiniteQueryOptions({
    queryKey: endpointKey(searchTitles, asked, "pages"),
    queryFn: async ({ pageParam, signal }) => ({
      ...(await call(searchTitles, { ...asked, from: pageParam }, { signal })),
      asked,
    }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { titles }) => sum + titles.length, 0);
      return shown < total ? shown : null;
    },
    placeholderData: keepPreviousData,
    staleTime: 5 * minuteMs,
    gcTime: 5 * minuteMs,
    refetchOnMount: true,
    meta: { isLocalized: true },
  });
}
