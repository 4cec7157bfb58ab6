import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { invitee, friendCode, friendList, friendRequest, newFriendCode } from "./schema.ts";

const params = z.object({ id: z.uuid() });

export const listFriends = endpoint("GET", "/api/friends", {
  access: "parent",
  summary: "Households that this one is friends with, and what waits for an answer",
  reply: friendList,
});

export const createFriendCode = endpoint("POST", "/api/friends/code", {
  access: "parent",
  summary:
    "Make a code by which one household may ask, once, within a day; it voids the one before",
  reply: newFriendCode,
});

export const deleteFriendCode = endpoint("DELETE", "/api/friends/code", {
  access: "parent",
  summary: "Take the code back",
});

export const sendFriendRequest = endpoint("POST", "/api/friends/requests", {
  access: "parent",
  summary: "Ask the household that made this code; guessing is slowed",
  body: z.strictObject({ code: friendCode }),
  reply: friendRequest,
  errors: ["NOT_FOUND", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const acceptFriendRequest = endpoint("POST", "/api/friends/requests/:id/accept", {
  access: "parent",
  summary: "Become friends with the household that asked",
  params,
  reply: friendList,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const deleteFriendRequest = endpoint("DELETE", "/api/friends/requests/:id", {
  access: "parent",
  summary: "Turn the household that asked away, or take back what this one asked",
  params,
  errors: ["NOT_FOUND"],
});

export const endFriendship = endpoint("DELETE", "/api/friends/:id", {
  access: "parent",
  summary: "Be friends with a household no longer",
  params,
  errors: ["NOT_FOUND"],
});

export const listInvitees = endpoint("GET", "/api/friends/invitees", {
  access: "profile",
  summary:
    "Whom this profile may ask to watch along: its family, and for grown-ups those of friends",
  reply: z.array(invitee),
});
