import { getShowcase } from "@goldmane/contracts/directory/showcase/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

export const showcaseQuery = endpointQuery(getShowcase, {});
