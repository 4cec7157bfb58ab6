import { endpoint } from "#endpoint.ts";
import { currentSession } from "./schema.ts";

export const getSession = endpoint("GET", "/api/session", {
  access: "anyone",
  summary: "Who this browser is to the server",
  reply: currentSession,
});

export const signOut = endpoint("POST", "/api/session/sign-out", {
  access: "anyone",
  summary: "Leave the household on this browser",
  reply: currentSession,
});
