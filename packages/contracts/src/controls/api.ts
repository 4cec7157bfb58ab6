import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { profileParams } from "#family/profile-params.ts";
import {
  approvalRequest,
  approvalAnswer,
  newApprovalRequest,
  ownApprovalRequest,
  pendingApprovals,
} from "./approval-requests.ts";
import { weekReport } from "./report.ts";
import { controls, profileControls, timeZone } from "./schema.ts";

export const getProfileControls = endpoint("GET", "/api/family-profiles/:id/controls", {
  access: "parent",
  summary: "What a profile of this household may see and do, and when",
  params: profileParams,
  reply: profileControls,
  errors: ["NOT_FOUND"],
});

export const setProfileControls = endpoint("PUT", "/api/family-profiles/:id/controls", {
  access: "parent",
  confirmed: true,
  summary: "Set what a profile of this household may see and do, and when",
  params: profileParams,
  body: controls,
  reply: profileControls,
  errors: ["NOT_FOUND"],
});

export const setTimeZone = endpoint("PUT", "/api/household/time-zone", {
  access: "parent",
  confirmed: true,
  summary: "Say by which clock this household's days and nights are counted",
  body: z.strictObject({ timeZone }),
  reply: z.object({ timeZone: z.string() }),
});

export const requestApproval = endpoint("POST", "/api/approval-requests", {
  access: "profile",
  summary: "Ask the parents of this household for a title or for more time",
  body: newApprovalRequest,
  reply: ownApprovalRequest,
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});

export const listOwnApprovalRequests = endpoint("GET", "/api/approval-requests/mine", {
  access: "profile",
  summary: "What this profile asked today, and what became of it, latest first",
  reply: z.array(ownApprovalRequest),
});

export const listApprovalRequests = endpoint("GET", "/api/approval-requests", {
  access: "parent",
  summary: "What the children ask today, those that wait first, and who waits to come in",
  reply: pendingApprovals,
});

export const answerApprovalRequest = endpoint("POST", "/api/approval-requests/:id/answer", {
  access: "parent",
  summary: "Say yes or no to a child's question; the first answer counts",
  params: z.object({ id: z.uuid() }),
  body: approvalAnswer,
  reply: approvalRequest,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const getWeekReport = endpoint("GET", "/api/reports/week", {
  access: "parent",
  summary: "What the children and teens of this household watched in a week, and when",
  query: z.object({
    /** Any day of the week that is meant; this week without one. */
    day: z.optional(z.iso.date()),
  }),
  reply: weekReport,
});
