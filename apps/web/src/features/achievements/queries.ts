import { listAchievements } from "@goldmane/contracts/achievements/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

export const achievementsQuery = endpointQuery(
  listAchievements,
  {},
  {
    // Any film can have earned a badge.
    staleTime: 0,
    refetchOnMount: true,
  },
);
