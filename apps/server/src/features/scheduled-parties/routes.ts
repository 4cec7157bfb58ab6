import * as api from "@goldmane/contracts/scheduled-parties/api";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { openScheduledParty } from "./open-scheduled-party.ts";
import { cancelScheduledParty, changeScheduledParty, scheduleParty } from "./schedule-party.ts";
import { sendCalendar } from "./send-calendar.ts";
import { answerScheduledParty, readScheduledParties } from "./service.ts";

export const scheduledPartiesRoutes = [
  handle(api.listScheduledParties, ({ app, viewer }) => readScheduledParties(app, viewer)),
  handle(api.scheduleParty, ({ app, viewer, body }) => scheduleParty(app, viewer, body)),
  handle(api.changeScheduledParty, ({ app, viewer, params, body }) =>
    changeScheduledParty(app, viewer, { id: params.id, changes: body }),
  ),
  handle(api.cancelScheduledParty, ({ app, viewer, params }) =>
    cancelScheduledParty(app, viewer, params.id),
  ),
  handle(api.answerScheduledParty, ({ app, viewer, params, body }) =>
    answerScheduledParty(app, viewer, { id: params.id, answer: body.answer }),
  ),
  handle(api.openScheduledParty, ({ app, viewer, params }) =>
    openScheduledParty(app, viewer, params.id),
  ),
];

export const scheduledPartiesRawRoutes: readonly RawRoute[] = [
  { methods: ["GET", "HEAD"], path: api.calendarPath(":id"), access: "profile", run: sendCalendar },
];
