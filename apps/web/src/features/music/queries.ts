import { listMusic } from "@goldmane/contracts/music/api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** The product's own music: it changes with a new version only. */
export const musicQuery = queryOptions({
  queryKey: ["/api/music"],
  queryFn: ({ signal }) => call(listMusic, {}, { signal }),
});
