import * as z from "zod/mini";
import { callKey, planId } from "#billing/schema.ts";
import { endpoint } from "#endpoint.ts";
import { pageOf, pageQuery } from "#paging.ts";
import { serverStatus, job, jobState } from "./server.ts";
import { serverSettings, settingChanges } from "./settings.ts";
import { maxGivenMonths, searchMaxLength } from "./limits.ts";
import {
  auditEntry,
  foundHousehold,
  storedEmail,
  adminHousehold,
  liveSession,
  planReport,
} from "./schema.ts";

const byId = z.object({ id: z.uuid() });

export const listHouseholds = endpoint("GET", "/api/admin/households", {
  access: "operator",
  summary: "List households, newest first, or search by name, e-mail, username or id",
  query: z.object({
    ...pageQuery,
    search: z.optional(z.string().check(z.maxLength(searchMaxLength))),
  }),
  reply: pageOf(foundHousehold),
  errors: ["INVALID_INPUT"],
});

export const getHousehold = endpoint("GET", "/api/admin/households/:id", {
  access: "operator",
  summary: "Get a household with its profiles, plan, invoices and browsers",
  params: byId,
  reply: adminHousehold,
  errors: ["NOT_FOUND"],
});

export const verifyEmail = endpoint("POST", "/api/admin/households/:id/verify-email", {
  access: "operator",
  confirmed: true,
  summary: "Mark a household's e-mail address as verified",
  params: byId,
  errors: ["NOT_FOUND"],
});

export const endHouseholdSessions = endpoint("DELETE", "/api/admin/households/:id/sessions", {
  access: "operator",
  confirmed: true,
  summary: "Sign a household out on every browser except this one",
  params: byId,
  errors: ["NOT_FOUND"],
});

export const givePlan = endpoint("PUT", "/api/admin/households/:id/plan", {
  access: "operator",
  confirmed: true,
  summary: "Give a household a free plan, for some months or permanently",
  params: byId,
  body: z.strictObject({
    plan: planId,
    months: z.nullable(z.int().check(z.minimum(1), z.maximum(maxGivenMonths))),
    key: callKey,
  }),
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const stopPlan = endpoint("DELETE", "/api/admin/households/:id/plan", {
  access: "operator",
  confirmed: true,
  summary: "End a plan: a free one at once, a paid one at the end of its period",
  params: byId,
  query: z.object({ key: callKey }),
  errors: ["NOT_FOUND", "CONFLICT", "UNAVAILABLE"],
});

export const getPlans = endpoint("GET", "/api/admin/plans", {
  access: "operator",
  summary: "Count households by plan, with the monthly revenue",
  reply: planReport,
});

export const listSessions = endpoint("GET", "/api/admin/sessions", {
  access: "operator",
  summary: "List signed-in browsers, last seen first",
  query: z.object({ ...pageQuery, householdId: z.optional(z.uuid()) }),
  reply: pageOf(liveSession),
  errors: ["INVALID_INPUT"],
});

export const revokeSession = endpoint("DELETE", "/api/admin/sessions/:id", {
  access: "operator",
  confirmed: true,
  summary: "Sign a browser out",
  params: byId,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const listAudit = endpoint("GET", "/api/admin/audit", {
  access: "operator",
  summary: "List the audit log, latest first",
  query: z.object({
    ...pageQuery,
    kind: z.optional(z.string().check(z.maxLength(100))),
    householdId: z.optional(z.uuid()),
    /** Epoch milliseconds; `until` is exclusive. */
    from: z.optional(z.coerce.number()),
    until: z.optional(z.coerce.number()),
  }),
  reply: pageOf(auditEntry),
  errors: ["INVALID_INPUT"],
});

export const listAuditKinds = endpoint("GET", "/api/admin/audit/kinds", {
  access: "operator",
  summary: "List the kinds of entries in the audit log",
  reply: z.array(z.string()),
});

export const listOutbox = endpoint("GET", "/api/admin/outbox", {
  access: "operator",
  confirmed: true,
  summary: "List e-mails in the outbox, which is used without a mail server, latest first",
  query: z.object(pageQuery),
  /** Whether a mail server is configured now. */
  reply: z.object({ ...pageOf(storedEmail).shape, goesOut: z.boolean() }),
  errors: ["INVALID_INPUT"],
});

export const readEmail = endpoint("GET", "/api/admin/outbox/:id", {
  access: "operator",
  confirmed: true,
  summary: "Get an e-mail of the outbox as plain text and as HTML. It may contain a sign-in link",
  params: byId,
  reply: z.object({ ...storedEmail.shape, text: z.string(), html: z.string() }),
  errors: ["NOT_FOUND"],
});

export const getServerStatus = endpoint("GET", "/api/admin/server", {
  access: "operator",
  summary: "Get the state of this node: version, disk, encoder, running work",
  reply: serverStatus,
});

export const listJobs = endpoint("GET", "/api/admin/jobs", {
  access: "operator",
  summary: "List jobs in a state, latest first",
  query: z.object({ ...pageQuery, state: jobState }),
  reply: pageOf(job),
  errors: ["INVALID_INPUT"],
});

export const retryJob = endpoint("POST", "/api/admin/jobs/:id/retry", {
  access: "operator",
  summary: "Retry a failed job now",
  params: byId,
  reply: job,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const deleteJob = endpoint("DELETE", "/api/admin/jobs/:id", {
  access: "operator",
  confirmed: true,
  summary: "Delete a job that isn't running",
  params: byId,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const getServerSettings = endpoint("GET", "/api/admin/settings", {
  access: "operator",
  summary: "Get the settings that can change while the server runs, and where each comes from",
  reply: serverSettings,
});

export const changeServerSettings = endpoint("PUT", "/api/admin/settings", {
  access: "operator",
  confirmed: true,
  summary:
    "Change settings, or set them back to their defaults; the environment's can't be changed",
  body: settingChanges,
  reply: serverSettings,
  errors: ["CONFLICT"],
});
