import { useQuery } from "@tanstack/react-query";
import { timeLeftQuery } from "#features/controls/own/queries.ts";
import { titleQuery, watchingQuery } from "#features/library/queries.ts";

/** A film, once all is known that its introduction says: what came late would move what is read. */
export function useSheetParts(titleId: string) {
  const film = useQuery(titleQuery(titleId));
  // Also what was asked for in vain is known: it is asked for again by the parts that show it.
  const { isFetched: isPlaceKnown } = useQuery(watchingQuery);
  const { isFetched: isTimeKnown } = useQuery(timeLeftQuery(titleId));
  const isWhole = isPlaceKnown && isTimeKnown;
  return { title: isWhole ? film.data : undefined, error: film.error, refetch: film.refetch };
}
