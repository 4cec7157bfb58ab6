import { getTrust } from "@goldmane/contracts/trust/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** How other devices reach this server, and whether they have to trust it first. */
export const trustQuery = endpointQuery(getTrust, {});
