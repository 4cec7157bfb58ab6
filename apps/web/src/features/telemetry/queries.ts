import { getVitals } from "@goldmane/contracts/telemetry/api";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** Refetched whenever it is shown, since visits keep adding to it. */
export function vitalsQuery(days: number) {
  return queryOptions({
    queryKey: ["/api/admin", "vitals", days],
    queryFn: ({ signal }) => call(getVitals, { days }, { signal }),
    staleTime: 0,
    gcTime: 60_000,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });
}
