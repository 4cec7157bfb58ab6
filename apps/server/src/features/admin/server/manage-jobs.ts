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
    if (!waiting)
      throw await explainUnchanged(
        db,
        id,
        new AppError("CONFLICT", "Only failed jobs can be tried again."),
      );
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
      throw await explainUnchanged(
        db,
        id,
        new AppError("CONFLICT", "This job is running. Delete it when it has finished."),
      );
    const details = { job: id, kind: gone.kind, state: gone.state };
    await recordOperatorAudit({ ...app, db }, operator, { kind: "job-deleted", details });
  });
}

/** Why a job wasn't changed: `conflict`, unless the job is gone. */
async function explainUnchanged(db: App["db"], id: string, conflict: AppError): Promise<AppError> {
  const job = await findJob(db, id);
  return job ? conflict : new AppError("NOT_FOUND", "This job no longer exists.");
}
