import type { Job, JobState } from "@goldmane/contracts/admin/server";
import { AppError } from "@goldmane/contracts/errors";
import type { Page, PageQuery } from "@goldmane/contracts/paging";
import { recordOperatorAudit } from "#features/admin/record-operator-audit.ts";
import type { App, Viewer } from "#platform/app.ts";
import { readTextCursor } from "#platform/http/cursor.ts";
import { cutPage } from "#platform/http/cut-page.ts";
import { deleteIdleJob, findJob, jobsInState, retryFailedJob } from "#platform/jobs/job-admin.ts";
import { presentJob } from "./present.ts";

export async function readJobs(
  { db }: App,
  { state, after, limit }: PageQuery & { state: JobState },
): Promise<Page<Job>> {
  const [, before = null] = readTextCursor(after) ?? [];
  const rows = await jobsInState(db, { state, before, limit: limit + 1 }).execute();
  return cutPage(rows, { limit }, (row) => ["", row.id], presentJob);
}

export async function retryJobNow(app: App, operator: Viewer, id: string): Promise<Job> {
  const job = await app.db.transaction().execute(async (db) => {
    const waiting = await retryFailedJob(db, id, app.now());
    if (!waiting) throw await explainConflict(db, id, "Only work that failed can be tried again.");
    const details = { job: id, kind: waiting.kind };
    await recordOperatorAudit({ ...app, db }, operator, { kind: "job-retried", details });
    return waiting;
  });
  return presentJob(job);
}

export async function deleteJobByHand(app: App, operator: Viewer, id: string): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    const gone = await deleteIdleJob(db, id);
    if (!gone)
      throw await explainConflict(
        db,
        id,
        "This work is under way. It can be deleted when it ends.",
      );
    const details = { job: id, kind: gone.kind, state: gone.state };
    await recordOperatorAudit({ ...app, db }, operator, { kind: "job-deleted", details });
  });
}

async function explainConflict(db: App["db"], id: string, message: string): Promise<AppError> {
  const job = await findJob(db, id);
  return job
    ? new AppError("CONFLICT", message)
    : new AppError("NOT_FOUND", "There is no such work.");
}
