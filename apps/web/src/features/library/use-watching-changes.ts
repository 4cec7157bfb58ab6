import { forgetWatching, restoreWatching } from "@goldmane/contracts/playback/api";
import type { Watching } from "@goldmane/contracts/playback/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#platform/api.ts";
import { watchingQuery } from "./queries.ts";

type Placed = { item: Watching; index: number };

/** Removes a film from "Continue watching", and restores it at its position. */
export function useWatchingChanges() {
  const cache = useQueryClient();
  const change = async (edit: (items: Watching[]) => Watching[]) => {
    await cache.cancelQueries(watchingQuery);
    cache.setQueryData(watchingQuery.queryKey, (items) => items && edit(items));
  };
  const without = (id: string) => change((items) => items.filter((one) => one.id !== id));
  const within = ({ item, index }: Placed) =>
    change((items) => items.filter(({ id }) => id !== item.id).toSpliced(index, 0, item));
  // Serialized, so that an earlier removal can't override a restore.
  const scope = { id: "watching" };

  const forget = useMutation({
    scope,
    mutationFn: ({ item }: Placed) => call(forgetWatching, { id: item.id }),
    onMutate: ({ item }) => without(item.id),
    onError: (error, placed) =>
      error instanceof ApiError && error.status === 404 ? undefined : within(placed),
  });
  const restore = useMutation({
    scope,
    mutationFn: ({ item: { id } }: Placed) => call(restoreWatching, { id }),
    onMutate: within,
    onError: (_error, { item }) => without(item.id),
  });
  return { forget: forget.mutate, restore: restore.mutate };
}
