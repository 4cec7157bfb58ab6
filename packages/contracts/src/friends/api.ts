import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { invitee, friendCode, friendList, friendRequest, newFriendCode } from "./schema.ts";

const params = z.object({ id: z.uuid() });

export const listFriends = endpoint("GET", "/api/friends", {
  access: "parent",
  summary: "List friend households and open friend requests",
  reply: friendList,
});

export const createFriendCode = endpoint("POST", "/api/friends/code", {
  access: "parent",
  summary: "Create a one-time friend code, valid for a day; it replaces the previous one",
  reply: newFriendCode,
});

export const deleteFriendCode = endpoint("DELETE", "/api/friends/code", {
  access: "parent",
  summary: "Delete the current friend code",
});

export const sendFriendRequest = endpoint("POST", "/api/friends/requests", {
  access: "parent",
  summary:
    "Send a friend request to the household that created this code; guesses are rate-limited",
  body: z.strictObject({ code: friendCode }),
  reply: friendRequest,
  errors: ["NOT_FOUND", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const acceptFriendRequest = endpoint("POST", "/api/friends/requests/:id/accept", {
  access: "parent",
  summary: "Accept a friend request",
  params,
  reply: friendList,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const deleteFriendRequest = endpoint("DELETE", "/api/friends/requests/:id", {
  access: "parent",
  summary: "Decline a friend request, or withdraw one's own",
  params,
  errors: ["NOT_FOUND"],
});

export const endFriendship = endpoint("DELETE", "/api/friends/:id", {
  access: "parent",
  summary: "End a friendship",
  params,
  errors: ["NOT_FOUND"],
});

export const listInvitees = endpoint("GET", "/api/friends/invitees", {
  access: "profile",
  summary:
    "List people this profile can invite: its family and, for adults, adults of friend households",
  reply: z.array(invitee),
});
