import type { Db } from "#platform/db/open-db.ts";
import type { JobRow } from "./job-table.ts";

export type JobState = "waiting" | "running" | "done" | "failed";

/** The number of jobs in each state. */
export async function countJobs(db: Db): Promise<Record<JobState, number>> {
  const rows = await db
    .selectFrom("job")
    .select("state")
    .select((is) => is.fn.countAll<number>().as("count"))
    .groupBy("state")
    .execute();
  const count = (state: JobState) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: count("waiting"),
    running: count("running"),
    done: count("done"),
    failed: count("failed"),
  };
}

/** Latest first: ids are time-ordered. */
export function jobsInState(
  db: Db,
  { state, before, limit }: { state: JobState; before: string | null; limit: number },
) {
  const query = db
    .selectFrom("job")
    .selectAll()
    .where("state", "=", state)
    .orderBy("id", "desc")
    .limit(limit);
  return before === null ? query : query.where("id", "<", before);
}

export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return await db.selectFrom("job").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Requeues a failed job; undefined if it has not failed. */
export async function retryFailedJob(db: Db, id: string, now: number): Promise<JobRow | undefined> {
  return await db
    .updateTable("job")
    .set({ state: "waiting", attempts: 0, progress: 0, run_at: now, ended_at: null })
    .where("id", "=", id)
    .where("state", "=", "failed")
    .returningAll()
    .executeTakeFirst();
}

/** Returns the deleted job; undefined if it is running, since its node holds a lease. */
export async function deleteIdleJob(db: Db, id: string): Promise<JobRow | undefined> {
  return await db
    .deleteFrom("job")
    .where("id", "=", id)
    .where("state", "!=", "running")
    .returningAll()
    .executeTakeFirst();
}
