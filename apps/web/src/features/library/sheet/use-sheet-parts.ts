import { useQuery } from "@tanstack/react-query";
import { timeLeftQuery } from "#features/controls/own/queries.ts";
import { titleQuery, watchingQuery } from "#features/library/queries.ts";

/** Loads all parts of a film's details together, because late parts would shift the text. */
export function useSheetParts(titleId: string) {
  const film = useQuery(titleQuery(titleId));
  // Failures count as loaded: the parts retry on their own.
  const { isFetched: isPlaceKnown } = useQuery(watchingQuery);
  const { isFetched: isTimeKnown } = useQuery(timeLeftQuery(titleId));
  const isWhole = isPlaceKnown && isTimeKnown;
  return { title: isWhole ? film.data : undefined, error: film.error, refetch: film.refetch };
}
