import type { listFriends, listInvitees } from "@goldmane/contracts/friends/api";
import type { EndpointPath } from "#platform/queries/endpoint-query.ts";

type FriendEndpoint = typeof listFriends | typeof listInvitees;

/** What changes with a household's friends. */
export const friendEndpoints: readonly EndpointPath<FriendEndpoint>[] = [
  { path: "/api/friends" },
  { path: "/api/friends/invitees" },
];
