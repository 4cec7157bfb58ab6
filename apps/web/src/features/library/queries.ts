import {
  getTitle,
  listAnimations,
  listFeatured,
  listPopular,
  listPreviews,
} from "@goldmane/contracts/library/api";
import { listWatching } from "@goldmane/contracts/playback/api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { previewCacheTimes, watchingCacheTimes } from "#platform/query-cache.ts";

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
  ...previewCacheTimes,
});

export function titleQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/titles", id],
    queryFn: ({ signal }) => call(getTitle, { id }, { signal }),
  });
}

/** Invalidated by progress reports. */
export const watchingQuery = queryOptions({
  queryKey: ["/api/watching"],
  queryFn: ({ signal }) => call(listWatching, {}, { signal }),
  ...watchingCacheTimes,
});
