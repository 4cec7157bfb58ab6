import {
  getTitle,
  listAnimations,
  listFeatured,
  listPopular,
  listPreviews,
} from "@goldmane/contracts/library/api";
import { forgetWatching, listWatching, restoreWatching } from "@goldmane/contracts/playback/api";
import type { Watching } from "@goldmane/contracts/playback/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#platform/api.ts";
import { previewAges, watchingAges } from "#platform/query-cache.ts";

export const animationsQuery = queryOptions({
  queryKey: ["/api/animations"],
  queryFn: ({ signal }) => call(listAnimations, {}, { signal }),
});

export const featuredQuery = queryOptions({
  queryKey: ["/api/animations/featured"],
  queryFn: ({ signal }) => call(listFeatured, {}, { signal }),
});

export const popularQuery = queryOptions({
  queryKey: ["/api/animations/popular"],
  queryFn: ({ signal }) => call(listPopular, {}, { signal }),
});

export const previewsQuery = queryOptions({
  queryKey: ["/api/animations/previews"],
  queryFn: ({ signal }) => call(listPreviews, {}, { signal }),
  ...previewAges,
});

export function titleQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/titles", id],
    queryFn: ({ signal }) => call(getTitle, { id }, { signal }),
  });
}

/** Whoever reports progress invalidates it. */
export const watchingQuery = queryOptions({
  queryKey: ["/api/watching"],
  queryFn: ({ signal }) => call(listWatching, {}, { signal }),
  ...watchingAges,
});

type Placed = { item: Watching; place: number };

/** Takes a film off the shelf of what is being watched, and puts it back at its place. */
export function useWatchingChanges() {
  const cache = useQueryClient();
  const change = async (edit: (items: Watching[]) => Watching[]) => {
    await cache.cancelQueries(watchingQuery);
    cache.setQueryData(watchingQuery.queryKey, (items) => items && edit(items));
  };
  const without = (id: string) => change((items) => items.filter((one) => one.id !== id));
  const within = ({ item, place }: Placed) =>
    change((items) => items.filter(({ id }) => id !== item.id).toSpliced(place, 0, item));
  // One after the other: what was put back must not be taken off by an earlier call.
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
