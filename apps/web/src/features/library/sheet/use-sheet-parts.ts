import { useQuery } from "@tanstack/react-query";
import { timeLeftQuery } from "#features/controls/own/queries.ts";
import { titleQuery, watchingQuery } from "#features/library/queries.ts";

/** A film, once all is known that its introduction says: what came late would move what is read. */
export function useSheetParts(titleId: string) {
  const film = useQuery(titleQuery(titleId));
  const { isPending: isPlacePending } = useQuery(watchingQuery);
  const { isPending: isTimePending } = useQuery(timeLeftQuery(titleId));
  const isWhole = !isPlacePending && !isTimePending;
  return { title: isWhole ? film.data : undefined, error: film.error, refetch: film.refetch };
}
