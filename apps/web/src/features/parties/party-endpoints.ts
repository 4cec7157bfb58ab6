import type { listInvited, listParties, listPastParties } from "@goldmane/contracts/parties/api";
import type { EndpointPath } from "#platform/queries/endpoint-query.ts";

type PartyEndpoint = typeof listParties | typeof listPastParties | typeof listInvited;

/** What changes with a party. */
export const partyEndpoints: readonly EndpointPath<PartyEndpoint>[] = [
  { path: "/api/parties" },
  { path: "/api/parties/past" },
  { path: "/api/parties/:id/invitations" },
];
