import { listFamilyProfiles } from "@goldmane/contracts/family/api";
import {
  listAnimations,
  listFeatured,
  listPopular,
  listPreviews,
} from "@goldmane/contracts/library/api";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointKey } from "#platform/queries/endpoint-query.ts";
import type { PreloadedResponses } from "#pages/landing/preloaded-app.ts";

const endpoints = [listAnimations, listFeatured, listPopular, listPreviews, listFamilyProfiles];

/** Seeds the home page's queries with preloaded responses. Failed ones are fetched again. */
export function seedHomeQueries(cache: QueryClient, answers: PreloadedResponses): void {
  const byPath: ReadonlyMap<string, Promise<unknown>> = answers;
  for (const endpoint of endpoints) {
    const answer = byPath.get(endpoint.path);
    if (!answer) continue;
    void cache.prefetchQuery({
      queryKey: endpointKey(endpoint, {}),
      queryFn: async ({ signal }) =>
        answer
          .then((json): unknown => endpoint.reply.parse(json))
          .catch(() => call(endpoint, {}, { signal })),
    });
  }
}
