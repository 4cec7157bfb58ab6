import { listHelp } from "@goldmane/contracts/help/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The help articles for this viewer. */
export const helpQuery = endpointQuery(listHelp, {}, { staleTime: Number.POSITIVE_INFINITY });
