import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { profileParams } from "#family/profile-params.ts";
import { retentionChoices } from "./limits.ts";
import { capabilities, chatReply, chatRequest, conversation } from "./schema.ts";

export const chat = endpoint("POST", "/api/ai/chat", {
  access: "anyone",
  summary: "Send a message to Leo or Mirrorlox; the reply contains its actions",
  body: chatRequest,
  reply: chatReply,
  errors: ["NOT_ALLOWED", "TOO_MANY_REQUESTS"],
});

export const getCapabilities = endpoint("GET", "/api/ai/capabilities", {
  access: "anyone",
  summary: "Get the assistants' capabilities: language model, speech synthesis and recognition",
  reply: capabilities,
});

export const getOwnConversation = endpoint("GET", "/api/ai/conversation", {
  access: "profile",
  summary: "Get the profile's saved conversation with the assistants",
  reply: conversation,
});

export const deleteOwnConversation = endpoint("DELETE", "/api/ai/conversation", {
  access: "profile",
  summary: "Delete the profile's conversation; a child's safety alerts stay for their parents",
});

export const getConversation = endpoint("GET", "/api/family-profiles/:id/conversation", {
  access: "parent",
  summary: "Get a child's or teen's conversation with the assistants",
  params: profileParams,
  reply: conversation,
  errors: ["NOT_FOUND"],
});

export const deleteConversation = endpoint("DELETE", "/api/family-profiles/:id/conversation", {
  access: "parent",
  confirmed: true,
  summary: "Delete a child's or teen's conversation with the assistants",
  params: profileParams,
  errors: ["NOT_FOUND"],
});

export const setRetention = endpoint("PUT", "/api/household/conversation-days", {
  access: "parent",
  confirmed: true,
  summary: "Set for how many days the household's conversations are saved; 0 saves none",
  body: z.strictObject({ days: z.literal([...retentionChoices]) }),
  reply: z.object({ days: z.literal([...retentionChoices]) }),
});

/** POST; `speechRequest` in, sound out; a body that is late is 504 after `speechTimeoutMs`. */
export const speechPath = "/api/ai/tts";
/** POST; takes a recording, returns a `transcript`. */
export const hearingPath = "/api/ai/stt";
