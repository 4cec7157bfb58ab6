import { listSimilar } from "@goldmane/contracts/library/similar";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** Titles similar to a title. */
export function similarQuery(titleId: string) {
  return endpointQuery(listSimilar, { id: titleId });
}
