import type { Endpoint } from "@goldmane/contracts/endpoint";
import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";
import { endpointKey, type EndpointPath } from "./endpoint-query.ts";

/** Invalidates the queries of every input of some endpoints. */
export async function invalidateEndpoints(
  cache: QueryClient,
  endpoints: readonly EndpointPath<Endpoint>[],
  { refetchType }: Pick<InvalidateQueryFilters, "refetchType"> = {},
): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) =>
      cache.invalidateQueries({ queryKey: endpointKey(endpoint), refetchType }),
    ),
  );
}
