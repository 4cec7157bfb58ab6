import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { profileParams } from "#family/profile-params.ts";
import { retentionChoices } from "./limits.ts";
import { capabilities, chatReply, chatRequest, conversation } from "./schema.ts";

export const chat = endpoint("POST", "/api/ai/chat", {
  access: "anyone",
  summary: "Say something to Leo, or to Mirrorlox, and have an answer with what it does",
  body: chatRequest,
  reply: chatReply,
  errors: ["NOT_ALLOWED", "TOO_MANY_REQUESTS"],
});

export const getCapabilities = endpoint("GET", "/api/ai/capabilities", {
  access: "anyone",
  summary: "What the assistants can do for this viewer: language model, voices, hearing",
  reply: capabilities,
});

export const getOwnConversation = endpoint("GET", "/api/ai/conversation", {
  access: "profile",
  summary: "What this profile and the assistants said, as far as it is kept",
  reply: conversation,
});

export const deleteOwnConversation = endpoint("DELETE", "/api/ai/conversation", {
  access: "profile",
  summary: "Forget what this profile and the assistants said; a child's only parents forget",
  errors: ["CONFLICT"],
});

export const getConversation = endpoint("GET", "/api/family-profiles/:id/conversation", {
  access: "parent",
  summary: "What a child or teen of this household and the assistants said",
  params: profileParams,
  reply: conversation,
  errors: ["NOT_FOUND"],
});

export const deleteConversation = endpoint("DELETE", "/api/family-profiles/:id/conversation", {
  access: "parent",
  confirmed: true,
  summary: "Forget what a child or teen of this household and the assistants said",
  params: profileParams,
  errors: ["NOT_FOUND"],
});

export const setRetention = endpoint("PUT", "/api/household/conversation-days", {
  access: "parent",
  confirmed: true,
  summary: "Say for how many days this household's conversations are kept; 0 keeps none",
  body: z.strictObject({ days: z.literal([...retentionChoices]) }),
  reply: z.object({ days: z.literal([...retentionChoices]) }),
});

/** POST; `speechRequest` in, sound out; a body that is late is 504 after `speechTimeoutMs`. */
export const speechPath = "/api/ai/tts";
/** POST; takes a recording, returns a `transcript`. */
export const hearingPath = "/api/ai/stt";
