import { getShowcase } from "@goldmane/contracts/directory/showcase/api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

export const showcaseQuery = queryOptions({
  queryKey: ["/api/directory/showcase"],
  queryFn: ({ signal }) => call(getShowcase, {}, { signal }),
});
