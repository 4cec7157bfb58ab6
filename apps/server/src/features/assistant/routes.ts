import {
  chat,
  deleteConversation,
  deleteOwnConversation,
  getCapabilities,
  getConversation,
  getOwnConversation,
  hearingPath,
  setRetention,
  speechPath,
} from "@goldmane/contracts/assistant/api";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { readCapabilities } from "./capabilities.ts";
import { answerMessage } from "./chat/answer-message.ts";
import {
  deleteConversation as forget,
  deleteOwnConversation as forgetOwn,
  readConversation,
  readOwnConversation,
  setRetention as saveRetention,
} from "./history/conversation.ts";
import { sendTranscript } from "./voice/send-transcript.ts";
import { sendSpeech } from "./voice/send-speech.ts";

export const assistantRoutes = [
  handle(chat, ({ app, viewer, browser, body }) => answerMessage(app, { viewer, browser }, body)),
  handle(getCapabilities, ({ app, viewer }) => readCapabilities(app, viewer)),
  handle(getOwnConversation, ({ app, viewer }) => readOwnConversation(app, viewer)),
  handle(deleteOwnConversation, ({ app, viewer }) => forgetOwn(app, viewer)),
  handle(getConversation, ({ app, viewer, params }) => readConversation(app, viewer, params.id)),
  handle(deleteConversation, ({ app, viewer, params }) => forget(app, viewer, params.id)),
  handle(setRetention, ({ app, viewer, body }) => saveRetention(app, viewer, body.days)),
];

export const assistantRawRoutes: readonly RawRoute[] = [
  { methods: ["POST"], path: speechPath, access: "anyone", run: sendSpeech },
  {
    methods: ["POST"],
    path: hearingPath,
    access: "profile",
    takesAnyBody: true,
    run: sendTranscript,
  },
];
