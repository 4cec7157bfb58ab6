import * as api from "@goldmane/contracts/admin/api";
import { handle } from "#platform/http/handler.ts";
import { wordsFor } from "#platform/words/words-for.ts";
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
import { changeServerSettings, readServerSettings } from "./settings/manage-settings.ts";

export const adminRoutes = [
  handle(api.listHouseholds, ({ app, query }) => findHouseholds(app, query)),
  handle(api.getHousehold, ({ app, viewer, browser, params }) =>
    readAdminHousehold(app, viewer, { ...params, words: wordsFor(viewer, browser) }),
  ),
  handle(api.verifyEmail, ({ app, viewer, params }) => verifyEmailByHand(app, viewer, params.id)),
  handle(api.endHouseholdSessions, ({ app, viewer, params }) =>
    signHouseholdOut(app, viewer, params.id),
  ),
  handle(api.givePlan, ({ app, viewer, params, body }) =>
    giveHouseholdPlan(app, viewer, params.id, body),
  ),
  handle(api.stopPlan, ({ app, viewer, params, query }) =>
    stopHouseholdPlan(app, viewer, params.id, query.key),
  ),
  handle(api.getPlans, ({ app }) => readPlans(app)),
  handle(api.listSessions, ({ app, viewer, browser, query }) =>
    readSessions(app, viewer, { ...query, words: wordsFor(viewer, browser) }),
  ),
  handle(api.revokeSession, ({ app, viewer, params }) => revokeAnySession(app, viewer, params.id)),
  handle(api.listAudit, ({ app, viewer, query, browser }) =>
    readAudit(app, { ...query, words: wordsFor(viewer, browser) }),
  ),
  handle(api.listAuditKinds, ({ app }) => readAuditKinds(app)),
  handle(api.listOutbox, ({ app, query }) => readOutbox(app, query)),
  handle(api.readEmail, ({ app, params }) => readStoredEmail(app, params.id)),
  handle(api.getServerStatus, ({ app }) => readServerStatus(app)),
  handle(api.listJobs, ({ app, query }) => readJobs(app, query)),
  handle(api.retryJob, ({ app, viewer, params }) => retryJobNow(app, viewer, params.id)),
  handle(api.deleteJob, ({ app, viewer, params }) => deleteJobByHand(app, viewer, params.id)),
  handle(api.getServerSettings, async ({ app }) => readServerSettings(app)),
  handle(api.changeServerSettings, ({ app, viewer, body }) =>
    changeServerSettings(app, viewer, body),
  ),
];
