import { getPanelStart, listApps } from "@goldmane/contracts/directory/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** Food delivery and streaming services, with the URLs that this viewer may have. */
export const appsQuery = endpointQuery(listApps, {});

/** Initial content of a watchlist panel before anything was watched. */
export const panelStartQuery = endpointQuery(getPanelStart, {});
