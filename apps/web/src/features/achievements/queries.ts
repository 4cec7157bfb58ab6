import { listAchievements } from "@goldmane/contracts/achievements/api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

export const achievementsQuery = queryOptions({
  queryKey: ["/api/achievements"],
  queryFn: ({ signal }) => call(listAchievements, {}, { signal }),
  // Any film can have earned a badge.
  staleTime: 0,
  refetchOnMount: true,
});
