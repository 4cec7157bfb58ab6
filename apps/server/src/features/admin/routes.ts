import {
  deleteJob,
  endHouseholdSessions,
  getServerStatus,
  getHousehold,
  getPlans,
  givePlan,
  listAudit,
  listAuditKinds,
  listHouseholds,
  listJobs,
  listOutbox,
  listSessions,
  readEmail,
  retryJob,
  revokeSession,
  stopPlan,
  verifyEmail,
} from "@goldmane/contracts/admin/api";
import { handle } from "#platform/http/handler.ts";
import { readAudit, readAuditKinds } from "./audit/read-audit.ts";
import { readServerStatus } from "./server/read-server-status.ts";
import { deleteJobByHand, readJobs, retryJobNow } from "./server/manage-jobs.ts";
import {
  giveHouseholdPlan,
  signHouseholdOut,
  stopHouseholdPlan,
  verifyEmailByHand,
} from "./households/manage-household.ts";
import { findHouseholds } from "./households/find-households.ts";
import { readAdminHousehold } from "./households/read-household.ts";
import { readStoredEmail, readOutbox } from "./outbox/read-outbox.ts";
import { readPlans } from "./plans/read-plans.ts";
import { readSessions } from "./sessions/read-sessions.ts";
import { revokeAnySession } from "./sessions/revoke-session.ts";

export const adminRoutes = [
  handle(listHouseholds, ({ app, query }) => findHouseholds(app, query)),
  handle(getHousehold, ({ app, viewer, params }) => readAdminHousehold(app, viewer, params.id)),
  handle(verifyEmail, ({ app, viewer, params }) => verifyEmailByHand(app, viewer, params.id)),
  handle(endHouseholdSessions, ({ app, viewer, params }) =>
    signHouseholdOut(app, viewer, params.id),
  ),
  handle(givePlan, ({ app, viewer, params, body }) =>
    giveHouseholdPlan(app, viewer, params.id, body),
  ),
  handle(stopPlan, ({ app, viewer, params, query }) =>
    stopHouseholdPlan(app, viewer, params.id, query.key),
  ),
  handle(getPlans, ({ app }) => readPlans(app)),
  handle(listSessions, ({ app, viewer, query }) => readSessions(app, viewer, query)),
  handle(revokeSession, ({ app, viewer, params }) => revokeAnySession(app, viewer, params.id)),
  handle(listAudit, ({ app, query }) => readAudit(app, query)),
  handle(listAuditKinds, ({ app }) => readAuditKinds(app)),
  handle(listOutbox, ({ app, query }) => readOutbox(app, query)),
  handle(readEmail, ({ app, params }) => readStoredEmail(app, params.id)),
  handle(getServerStatus, ({ app }) => readServerStatus(app)),
  handle(listJobs, ({ app, query }) => readJobs(app, query)),
  handle(retryJob, ({ app, viewer, params }) => retryJobNow(app, viewer, params.id)),
  handle(deleteJob, ({ app, viewer, params }) => deleteJobByHand(app, viewer, params.id)),
];
