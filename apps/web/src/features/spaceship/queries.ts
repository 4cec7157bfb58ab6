import { getFlightLog, recordLanding } from "@goldmane/contracts/spaceship/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The planets that the profile has landed on and the films it has watched, on any device. */
export const flightLogQuery = endpointQuery(
  getFlightLog,
  {},
  { staleTime: 0, refetchOnMount: true },
);

export function useRecordLanding() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (titleId: string) => call(recordLanding, { id: titleId }),
    onSuccess: (log) => cache.setQueryData(flightLogQuery.queryKey, log),
  });
}
