import { getVitals } from "@goldmane/contracts/telemetry/api";
import { keepPreviousData } from "@tanstack/react-query";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { operatorScoped } from "#platform/queries/operator-scoped.ts";

/** Refetched whenever it is shown, since visits keep adding to it. */
export function vitalsQuery(days: number) {
  return endpointQuery(
    getVitals,
    { days },
    {
      ...operatorScoped,
      staleTime: 0,
      gcTime: 60_000,
      refetchOnMount: true,
      placeholderData: keepPreviousData,
    },
  );
}
