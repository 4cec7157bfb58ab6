import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { invitedAtMost } from "./limits.ts";
import {
  heatMap,
  participantChanges,
  newParty,
  party,
  partyChanges,
  partyCode,
  partyId,
  partyList,
  pastParty,
} from "./schema.ts";

const params = z.object({ id: partyId });
const participantParams = z.object({ id: partyId, profileId: z.uuid() });

export const listParties = endpoint("GET", "/api/parties", {
  access: "profile",
  summary: "Open parties at home, of friends and that one was asked to, and what one may do there",
  reply: partyList,
});

export const createParty = endpoint("POST", "/api/parties", {
  access: "profile",
  summary: "Open a party, with a title or an empty room",
  body: newParty,
  reply: party,
  errors: ["SUBSCRIPTION_REQUIRED", "NOT_ALLOWED", "NOT_FOUND"],
});

export const joinParty = endpoint("POST", "/api/parties/join", {
  access: "profile",
  summary: "Join a party by its code; guessing is slowed",
  body: z.strictObject({ code: partyCode }),
  reply: party,
  errors: ["NOT_ALLOWED", "NOT_FOUND", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const listPastParties = endpoint("GET", "/api/parties/past", {
  access: "profile",
  summary: "Parties that this profile was in: what was on, with whom, and their best moments",
  reply: z.array(pastParty),
});

export const getParty = endpoint("GET", "/api/parties/:id", {
  access: "profile",
  summary: "A party that this profile is a member of",
  params,
  reply: party,
  errors: ["NOT_FOUND"],
});

export const changeParty = endpoint("PATCH", "/api/parties/:id", {
  access: "profile",
  summary: "Name a party, or say what guests may: its host or a co-host",
  params,
  body: partyChanges,
  reply: party,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const endParty = endpoint("DELETE", "/api/parties/:id", {
  access: "profile",
  summary: "End a party for all: its host",
  params,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const leaveParty = endpoint("POST", "/api/parties/:id/leave", {
  access: "profile",
  summary: "Leave a party; a host hands it over to who has been there longest",
  params,
  errors: ["NOT_FOUND"],
});

export const changeParticipant = endpoint("PATCH", "/api/parties/:id/participants/:profileId", {
  access: "profile",
  summary: "Give somebody another role, or take rights from them",
  params: participantParams,
  body: participantChanges,
  reply: party,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const kickParticipant = endpoint("DELETE", "/api/parties/:id/participants/:profileId", {
  access: "profile",
  summary: "Send somebody away, for as long as the party lasts",
  params: participantParams,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const inviteToParty = endpoint("POST", "/api/parties/:id/invitations", {
  access: "profile",
  summary: "Ask the family in, or friends' grown-ups, once each: the host or a co-host at home",
  params,
  body: z.strictObject({
    profileIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(invitedAtMost)),
  }),
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const listInvited = endpoint("GET", "/api/parties/:id/invitations", {
  access: "profile",
  summary: "Who was asked in: the host or a co-host at home",
  params,
  reply: z.array(z.uuid()),
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const readHeatMap = endpoint("GET", "/api/titles/:id/reactions", {
  access: "profile",
  summary: "Where in a film people reacted, by second",
  params: z.object({ id: titleId }),
  reply: heatMap,
  errors: ["NOT_FOUND"],
});
