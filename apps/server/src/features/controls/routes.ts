import * as api from "@goldmane/contracts/controls/api";
import * as viewerApi from "@goldmane/contracts/controls/viewer-controls";
import { handle } from "#platform/http/handler.ts";
import { namedProfile } from "#platform/identity/viewer/named-profile.ts";
import { wordsFor } from "#platform/words/words-for.ts";
import { answerApprovalRequest } from "./approval-requests/answer-request.ts";
import { requestApproval, readOwnRequests } from "./approval-requests/request-approval.ts";
import { readPendingApprovals } from "./approval-requests/read-approvals.ts";
import { readWeek } from "./report/week.ts";
import { grantTime } from "./time/grant-time.ts";
import {
  finishOwnTitle,
  readOwnControls,
  readProfileControls,
  saveProfileControls,
  saveTimeZone,
} from "./service.ts";

export const controlsRoutes = [
  handle(api.getProfileControls, ({ app, viewer, params }) =>
    readProfileControls(app, viewer, namedProfile(viewer, params.id)),
  ),
  handle(api.setProfileControls, ({ app, viewer, params, body }) =>
    saveProfileControls(app, viewer, {
      id: namedProfile(viewer, params.id),
      controls: body,
    }),
  ),
  handle(api.setTimeZone, ({ app, viewer, body }) => saveTimeZone(app, viewer, body.timeZone)),
  handle(viewerApi.getControls, ({ app, viewer, query }) =>
    readOwnControls(app, viewer, query.titleId ?? null),
  ),
  handle(viewerApi.finishTitle, ({ app, viewer, body }) =>
    finishOwnTitle(app, viewer, body.titleId),
  ),
  handle(api.requestApproval, ({ app, viewer, body }) => requestApproval(app, viewer, body)),
  handle(api.listOwnApprovalRequests, ({ app, viewer }) => readOwnRequests(app, viewer)),
  handle(api.listApprovalRequests, ({ app, viewer }) => readPendingApprovals(app, viewer)),
  handle(api.answerApprovalRequest, ({ app, viewer, params, body }) =>
    answerApprovalRequest(app, viewer, { id: params.id, answer: body }),
  ),
  handle(api.grantTime, ({ app, viewer, params, body }) =>
    grantTime(app, viewer, { id: namedProfile(viewer, params.id), minutes: body.minutes }),
  ),
  handle(api.getWeekReport, ({ app, viewer, browser, query }) =>
    readWeek(app, viewer, { day: query.day ?? null, words: wordsFor(viewer, browser) }),
  ),
];
