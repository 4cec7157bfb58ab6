import { getPanelStart, listApps } from "@goldmane/contracts/directory/api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** Food delivery and streaming services, with the URLs that this viewer may have. */
export const appsQuery = queryOptions({
  queryKey: ["/api/directory/apps"],
  queryFn: ({ signal }) => call(listApps, {}, { signal }),
});

/** Initial content of a watchlist panel before anything was watched. */
export const panelStartQuery = queryOptions({
  queryKey: ["/api/directory/panel"],
  queryFn: ({ signal }) => call(getPanelStart, {}, { signal }),
});
