import { getSession } from "@goldmane/contracts/account/api";
import { endpointQuery } from "./endpoint-query.ts";
import { householdScoped } from "./query-cache.ts";

/** This browser's session. */
export const sessionQuery = endpointQuery(getSession, {}, householdScoped);
