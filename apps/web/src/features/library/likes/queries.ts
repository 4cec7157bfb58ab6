import { listSimilar } from "@goldmane/contracts/library/similar";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** What has something in common with a title. */
export function similarQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/titles", titleId, "similar"],
    queryFn: ({ signal }) => call(listSimilar, { id: titleId }, { signal }),
  });
}
