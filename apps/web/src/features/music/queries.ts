import { listMusic } from "@goldmane/contracts/music/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The product's own music: it changes with a new version only. */
export const musicQuery = endpointQuery(listMusic, {});
