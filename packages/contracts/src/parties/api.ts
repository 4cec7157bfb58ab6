import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { gameId } from "#games/schema.ts";
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
  summary:
    "List open parties of the household and its friends or with an invitation, and the profile's party access",
  reply: partyList,
});

export const createParty = endpoint("POST", "/api/parties", {
  access: "profile",
  summary: "Open a party, optionally with a title",
  body: newParty,
  reply: party,
  errors: ["SUBSCRIPTION_REQUIRED", "NOT_ALLOWED", "NOT_FOUND"],
});

export const joinParty = endpoint("POST", "/api/parties/join", {
  access: "profile",
  summary: "Join a party by its code; guesses are rate-limited",
  body: z.strictObject({ code: partyCode }),
  reply: party,
  errors: ["NOT_ALLOWED", "NOT_FOUND", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const listPastParties = endpoint("GET", "/api/parties/past", {
  access: "profile",
  summary: "List past parties of this profile with titles, participants and best moments",
  reply: z.array(pastParty),
});

export const getParty = endpoint("GET", "/api/parties/:id", {
  access: "profile",
  summary: "Get a party that this profile takes part in",
  params,
  reply: party,
  errors: ["NOT_FOUND"],
});

export const changeParty = endpoint("PATCH", "/api/parties/:id", {
  access: "profile",
  summary: "Change a party's name or settings; host or co-host",
  params,
  body: partyChanges,
  reply: party,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const endParty = endpoint("DELETE", "/api/parties/:id", {
  access: "profile",
  summary: "End a party for everyone; host only",
  params,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const leaveParty = endpoint("POST", "/api/parties/:id/leave", {
  access: "profile",
  summary: "Leave a party; the host role passes to another participant",
  params,
  errors: ["NOT_FOUND"],
});

export const changeParticipant = endpoint("PATCH", "/api/parties/:id/participants/:profileId", {
  access: "profile",
  summary: "Change a participant's role or denied permissions",
  params: participantParams,
  body: participantChanges,
  reply: party,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const kickParticipant = endpoint("DELETE", "/api/parties/:id/participants/:profileId", {
  access: "profile",
  summary: "Kick a participant for the rest of the party",
  params: participantParams,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const inviteToParty = endpoint("POST", "/api/parties/:id/invitations", {
  access: "profile",
  summary:
    "Invite family, or adults of friend households, once each; host or co-host of the household",
  params,
  body: z.strictObject({
    profileIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(invitedAtMost)),
  }),
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const listInvited = endpoint("GET", "/api/parties/:id/invitations", {
  access: "profile",
  summary: "List invited profiles; host or co-host of the household",
  params,
  reply: z.array(z.uuid()),
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const openPartyGame = endpoint("POST", "/api/parties/:id/game", {
  access: "profile",
  summary: "Pause the film and open a race for the party; host or co-host",
  params,
  body: z.strictObject({ game: gameId }),
  reply: party,
  errors: ["NOT_FOUND", "NOT_ALLOWED", "INVALID_INPUT", "SCREEN_TIME_OVER", "CONFLICT"],
});

export const joinPartyGame = endpoint("POST", "/api/parties/:id/game/racers", {
  access: "profile",
  summary: "Join the party's race before it starts",
  params,
  reply: party,
  errors: ["NOT_FOUND", "NOT_ALLOWED", "SCREEN_TIME_OVER", "CONFLICT"],
});

export const closePartyGame = endpoint("DELETE", "/api/parties/:id/game", {
  access: "profile",
  summary: "End the party's race, or clear its result; host or co-host",
  params,
  reply: party,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const readHeatMap = endpoint("GET", "/api/titles/:id/reactions", {
  access: "profile",
  summary: "Count reactions to a film by second",
  params: z.object({ id: titleId }),
  reply: heatMap,
  errors: ["NOT_FOUND"],
});
