import * as api from "@goldmane/contracts/assistant/api";
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
  handle(api.chat, ({ app, viewer, browser, body }) =>
    answerMessage(app, { viewer, browser }, body),
  ),
  handle(api.getCapabilities, ({ app, viewer }) => readCapabilities(app, viewer)),
  handle(api.getOwnConversation, ({ app, viewer }) => readOwnConversation(app, viewer)),
  handle(api.deleteOwnConversation, ({ app, viewer }) => forgetOwn(app, viewer)),
  handle(api.getConversation, ({ app, viewer, params }) =>
    readConversation(app, viewer, params.id),
  ),
  handle(api.deleteConversation, ({ app, viewer, params }) => forget(app, viewer, params.id)),
  handle(api.setRetention, ({ app, viewer, body }) => saveRetention(app, viewer, body.days)),
];

export const assistantRawRoutes: readonly RawRoute[] = [
  { methods: ["POST"], path: api.speechPath, access: "anyone", run: sendSpeech },
  {
    methods: ["POST"],
    path: api.hearingPath,
    access: "profile",
    takesAnyBody: true,
    run: sendTranscript,
  },
];
