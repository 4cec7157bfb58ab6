import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import {
  scheduledParty,
  rsvpAnswer,
  scheduledPartyChanges,
  scheduledPartyList,
  newScheduledParty,
} from "./schema.ts";

const params = z.object({ id: z.uuid() });

export const listScheduledParties = endpoint("GET", "/api/scheduled-parties", {
  access: "profile",
  summary: "List upcoming scheduled parties that this profile organizes or is invited to",
  reply: scheduledPartyList,
});

export const scheduleParty = endpoint("POST", "/api/scheduled-parties", {
  access: "profile",
  summary: "Schedule a party and invite people; adults who can host",
  body: newScheduledParty,
  reply: scheduledParty,
  errors: ["SUBSCRIPTION_REQUIRED", "NOT_ALLOWED", "NOT_FOUND", "INVALID_INPUT", "CONFLICT"],
});

export const changeScheduledParty = endpoint("PATCH", "/api/scheduled-parties/:id", {
  access: "profile",
  summary: "Change a scheduled party and notify its guests; organizer only",
  params,
  body: scheduledPartyChanges,
  reply: scheduledParty,
  errors: ["NOT_FOUND", "NOT_ALLOWED", "INVALID_INPUT", "CONFLICT"],
});

export const cancelScheduledParty = endpoint("DELETE", "/api/scheduled-parties/:id", {
  access: "profile",
  summary: "Cancel a scheduled party and notify its guests; organizer only",
  params,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const answerScheduledParty = endpoint("PUT", "/api/scheduled-parties/:id/answer", {
  access: "profile",
  summary: "Accept or decline an invitation",
  params,
  body: z.strictObject({ answer: rsvpAnswer }),
  reply: scheduledParty,
  errors: ["NOT_FOUND"],
});

export const openScheduledParty = endpoint("POST", "/api/scheduled-parties/:id/open", {
  access: "profile",
  summary: "Open the party, from half an hour before it starts; organizer only",
  params,
  reply: scheduledParty,
  errors: ["SUBSCRIPTION_REQUIRED", "NOT_FOUND", "NOT_ALLOWED", "CONFLICT"],
});

/** The party as an iCalendar file (RFC 5545). */
export const calendarPath = (id: string) => `/api/scheduled-parties/${id}/calendar`;
