import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { evening, eveningAnswer, eveningChanges, eveningList, newEvening } from "./schema.ts";

const params = z.object({ id: z.uuid() });

export const listEvenings = endpoint("GET", "/api/evenings", {
  access: "profile",
  summary: "Evenings to come that this profile plans or is asked to",
  reply: eveningList,
});

export const planEvening = endpoint("POST", "/api/evenings", {
  access: "profile",
  summary: "Plan a movie night and ask people to it: grown-ups who may give parties",
  body: newEvening,
  reply: evening,
  errors: ["SUBSCRIPTION_REQUIRED", "NOT_ALLOWED", "NOT_FOUND", "INVALID_INPUT", "CONFLICT"],
});

export const changeEvening = endpoint("PATCH", "/api/evenings/:id", {
  access: "profile",
  summary: "Change an evening, and tell everybody: who plans it",
  params,
  body: eveningChanges,
  reply: evening,
  errors: ["NOT_FOUND", "NOT_ALLOWED", "INVALID_INPUT", "CONFLICT"],
});

export const cancelEvening = endpoint("DELETE", "/api/evenings/:id", {
  access: "profile",
  summary: "Call an evening off, and tell everybody: who plans it",
  params,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

export const answerEvening = endpoint("PUT", "/api/evenings/:id/answer", {
  access: "profile",
  summary: "Say whether one comes",
  params,
  body: z.strictObject({ answer: eveningAnswer }),
  reply: evening,
  errors: ["NOT_FOUND"],
});

export const openEvening = endpoint("POST", "/api/evenings/:id/open", {
  access: "profile",
  summary: "Open the doors, from half an hour before: who plans it",
  params,
  reply: evening,
  errors: ["SUBSCRIPTION_REQUIRED", "NOT_FOUND", "NOT_ALLOWED", "CONFLICT"],
});

/** The evening as a calendar takes it (RFC 5545). */
export const calendarPath = (id: string) => `/api/evenings/${id}/calendar`;
