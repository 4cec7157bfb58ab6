import { listApps } from "@goldmane/contracts/directory/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** Food delivery and streaming services, with the URLs that this viewer may have. */
export const appsQuery = endpointQuery(listApps, {});
