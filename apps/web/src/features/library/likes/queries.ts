import { listSimilar } from "@goldmane/contracts/library/similar";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** Titles similar to a title. */
export function similarQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/titles", titleId, "similar"],
    queryFn: ({ signal }) => call(listSimilar, { id: titleId }, { signal }),
  });
}
