import type { Endpoint, Input, Reply } from "@goldmane/contracts/endpoint";
import {
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from "@tanstack/react-query";
import { call } from "#platform/api.ts";

type Options<E> = Omit<UndefinedInitialDataOptions<Reply<E>>, "queryKey" | "queryFn">;

/**
 * A query that calls an endpoint. It is refetched in another language: replies name films and other
 * things in the viewer's.
 */
export function endpointQuery<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Options<E> = {},
) {
  return queryOptions({
    ...options,
    meta: { isLocalized: true, ...options.meta },
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** Stands for an endpoint where importing its schemas would make a page's script larger. */
export type EndpointPath<E extends Endpoint> = Pick<E, "path">;

/**
 * The key of an endpoint's queries. Without an input it matches those of every input. `part` tells
 * apart queries that store something else than the reply.
 */
export function endpointKey<E extends Endpoint>(
  { path }: E | EndpointPath<E>,
  ...inputAndPart: [input?: Input<E>, part?: string]
): QueryKey {
  return [path, ...inputAndPart];
}
