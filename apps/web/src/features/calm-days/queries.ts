import { countCalmDays, getCalmDays } from "@goldmane/contracts/calm-days/api";
import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The days on which the profile took a calm moment, on any device. */
const calmDaysQuery = endpointQuery(getCalmDays, {}, { staleTime: 0, refetchOnMount: true });

/** Counts today, after a breathing exercise or when a sleep timer runs out. Check-ins count by themselves. */
export function useCountCalmDay() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { timeZone } = await cache.ensureQueryData(calmDaysQuery);
      const { day } = toLocalTime(Date.now(), timeZone);
      return await call(countCalmDays, { body: { days: [day] } });
    },
    onSuccess: (streak) => cache.setQueryData(calmDaysQuery.queryKey, streak),
  });
}
