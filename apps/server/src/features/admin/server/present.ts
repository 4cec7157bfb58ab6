import type { Job } from "@goldmane/contracts/admin/server";
import type { JobRow } from "#platform/jobs/job-table.ts";

export function presentJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    progress: row.progress,
    reason: row.reason,
    addedAt: row.added_at,
    runAt: row.run_at,
    endedAt: row.ended_at,
  };
}
