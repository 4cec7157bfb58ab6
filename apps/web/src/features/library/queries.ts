import {
  getTitle,
  listAnimations,
  listFeatured,
  listPopular,
  listPreviews,
} from "@goldmane/contracts/library/api";
import { listWatching } from "@goldmane/contracts/playback/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { previewCacheTimes, watchingCacheTimes } from "#platform/queries/query-cache.ts";

export const animationsQuery = endpointQuery(listAnimations, {});

export const featuredQuery = endpointQuery(listFeatured, {});

export const popularQuery = endpointQuery(listPopular, {});

export const previewsQuery = endpointQuery(listPreviews, {}, previewCacheTimes);

export function titleQuery(id: string) {
  return endpointQuery(getTitle, { id });
}

/** Invalidated by progress reports. */
export const watchingQuery = endpointQuery(listWatching, {}, watchingCacheTimes);
