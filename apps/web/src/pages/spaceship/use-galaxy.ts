import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { animationsQuery, popularQuery, watchingQuery } from "#features/library/queries.ts";
import { recommendationsQuery } from "#features/recommendations/queries.ts";
import { buildGalaxy, type Galaxy } from "#features/spaceship/galaxy/galaxy.ts";
import { rateFit } from "#features/spaceship/galaxy/rate-fit.ts";
import { flightLogQuery } from "#features/spaceship/queries.ts";
import { useProfileId } from "#platform/queries/use-profile-id.ts";

/** The viewer's galaxy; null until it is known what fits them. */
export function useGalaxy(): Galaxy | null {
  const profileId = useProfileId();
  const { data: titles } = useSuspenseQuery(animationsQuery);
  const popular = useQuery(popularQuery);
  const watching = useQuery(watchingQuery);
  const hasProfile = typeof profileId === "string";
  const own = useQuery({ ...recommendationsQuery, enabled: hasProfile });
  const log = useQuery({ ...flightLogQuery, enabled: hasProfile });
  const isPending =
    profileId === undefined ||
    popular.isPending ||
    watching.isPending ||
    (hasProfile && (own.isPending || log.isPending));

  return useMemo(() => {
    if (isPending) return null;
    return buildGalaxy({
      titles,
      fits: rateFit(own.data, popular.data ?? []),
      watching: new Map(
        (watching.data ?? []).map(({ id, positionSeconds, durationSeconds }) => [
          id,
          Math.min(1, positionSeconds / Math.max(1, durationSeconds)),
        ]),
      ),
      watched: new Set(log.data?.watched),
    });
  }, [isPending, titles, own.data, popular.data, watching.data, log.data]);
}
