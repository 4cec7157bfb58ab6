import * as z from "zod/mini";
import { currentSession } from "#account/schema.ts";
import { linkToken } from "#account/settings/schema.ts";
import { endpoint } from "#endpoint.ts";
import { acceptance, invitation, invitationNote, serverInfo } from "./schema.ts";

export const getServerInfo = endpoint("GET", "/api/server", {
  access: "anyone",
  summary:
    "Get who can sign up here, whether the server has payments and mail, and whether it offers plans",
  reply: serverInfo,
});

export const listInvitations = endpoint("GET", "/api/admin/invitations", {
  access: "operator",
  summary: "List the invitations for other households, latest first",
  reply: z.array(invitation),
});

export const createInvitation = endpoint("POST", "/api/admin/invitations", {
  access: "operator",
  confirmed: true,
  summary: "Create a link by which another household joins this server, once",
  body: z.strictObject({ note: invitationNote }),
  reply: z.object({
    invitation,
    /** Shown once: only its hash is stored. */
    url: z.string(),
  }),
  errors: ["REGISTRATION_CLOSED", "CONFLICT"],
});

export const revokeInvitation = endpoint("DELETE", "/api/admin/invitations/:id", {
  access: "operator",
  confirmed: true,
  summary: "Revoke an invitation that hasn't been used",
  params: z.object({ id: z.uuid() }),
  errors: ["NOT_FOUND"],
});

export const checkInvitation = endpoint("POST", "/api/invitations/check", {
  access: "anyone",
  summary: "Check the token of an invitation",
  body: z.strictObject({ token: linkToken }),
  reply: z.object({ expiresAt: z.number() }),
  errors: ["NOT_FOUND", "REGISTRATION_CLOSED"],
});

export const acceptInvitation = endpoint("POST", "/api/invitations/accept", {
  access: "anyone",
  summary: "Create a household with a complimentary plan by an invitation, and sign in",
  body: acceptance,
  reply: currentSession,
  errors: ["NOT_FOUND", "NOT_ALLOWED", "CONFLICT", "REGISTRATION_CLOSED", "TOO_MANY_REQUESTS"],
});
