import {
  answerEvening as answering,
  calendarPath,
  cancelEvening as cancelling,
  changeEvening as changing,
  listEvenings,
  openEvening,
  planEvening as planning,
} from "@goldmane/contracts/evenings/api";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { openDoors } from "./open-doors.ts";
import { cancelEvening, changeEvening, planEvening } from "./plan-evening.ts";
import { sendCalendar } from "./send-calendar.ts";
import { answerEvening, readEvenings } from "./service.ts";

export const eveningsRoutes = [
  handle(listEvenings, ({ app, viewer }) => readEvenings(app, viewer)),
  handle(planning, ({ app, viewer, body }) => planEvening(app, viewer, body)),
  handle(changing, ({ app, viewer, params, body }) =>
    changeEvening(app, viewer, { id: params.id, changes: body }),
  ),
  handle(cancelling, ({ app, viewer, params }) => cancelEvening(app, viewer, params.id)),
  handle(answering, ({ app, viewer, params, body }) =>
    answerEvening(app, viewer, { id: params.id, answer: body.answer }),
  ),
  handle(openEvening, ({ app, viewer, params }) => openDoors(app, viewer, params.id)),
];

export const eveningsRawRoutes: readonly RawRoute[] = [
  { methods: ["GET", "HEAD"], path: calendarPath(":id"), access: "profile", run: sendCalendar },
];
