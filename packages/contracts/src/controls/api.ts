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
import { grantedMinutes } from "./controls-change.ts";
import { weekReport } from "./report.ts";
import { controls, profileControls, timeZone } from "./schema.ts";

export const getProfileControls = endpoint("GET", "/api/family-profiles/:id/controls", {
  access: "parent",
  summary: "Get a profile's controls",
  params: profileParams,
  reply: profileControls,
  errors: ["NOT_FOUND"],
});

export const setProfileControls = endpoint("PUT", "/api/family-profiles/:id/controls", {
  access: "parent",
  confirmed: true,
  summary: "Set a profile's controls",
  params: profileParams,
  body: controls,
  reply: profileControls,
  errors: ["NOT_FOUND"],
});

export const setTimeZone = endpoint("PUT", "/api/household/time-zone", {
  access: "parent",
  confirmed: true,
  summary: "Set the household's time zone",
  body: z.strictObject({ timeZone }),
  reply: z.object({ timeZone: z.string() }),
});

export const requestApproval = endpoint("POST", "/api/approval-requests", {
  access: "profile",
  summary: "Request a title or more time from the household's parents",
  body: newApprovalRequest,
  reply: ownApprovalRequest,
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});

export const listOwnApprovalRequests = endpoint("GET", "/api/approval-requests/mine", {
  access: "profile",
  summary: "List the profile's approval requests of today, latest first",
  reply: z.array(ownApprovalRequest),
});

export const listApprovalRequests = endpoint("GET", "/api/approval-requests", {
  access: "parent",
  summary:
    "List the children's approval requests of today, open ones first, and profiles that wait for approval",
  reply: pendingApprovals,
});

export const answerApprovalRequest = endpoint("POST", "/api/approval-requests/:id/answer", {
  access: "parent",
  summary: "Answer an approval request; the first answer counts",
  params: z.object({ id: z.uuid() }),
  body: approvalAnswer,
  reply: approvalRequest,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const grantTime = endpoint("POST", "/api/family-profiles/:id/extra-time", {
  access: "parent",
  confirmed: true,
  summary: "Grant a child or teen more minutes today; this approves their open requests for time",
  params: profileParams,
  body: z.strictObject({ minutes: grantedMinutes }),
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const getWeekReport = endpoint("GET", "/api/reports/week", {
  access: "parent",
  summary: "Get the weekly report of the household's children and teens",
  query: z.object({
    /** Any day of the week that is meant; this week without one. */
    day: z.optional(z.iso.date()),
  }),
  reply: weekReport,
});
