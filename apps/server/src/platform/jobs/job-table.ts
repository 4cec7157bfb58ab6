import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { newId } from "#platform/ids.ts";

export type JobRow = Selectable<Tables["job"]>;
type NewJob = {
  id: string;
  kind: string;
  key: string | null;
  payload: string;
  payloadVersion: number;
  runAt: number;
};

/** Ended jobs are kept this long to investigate failures. */
const retentionMs = 14 * 24 * 3_600_000;

/** The job queue's SQL. Every write checks the lease, so that a node that lost it changes nothing. */
export class JobTable {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #leaseMs: number;

  constructor(db: Db, now: () => number, leaseMs: number) {
    this.#db = db;
    this.#now = now;
    this.#leaseMs = leaseMs;
  }

  /** Returns the id of the new job, or of the pending job with the same key. */
  async add({ id, kind, key, payload, payloadVersion, runAt }: NewJob): Promise<string> {
    for (;;) {
      const added = await this.#db
        .insertInto("job")
        .values({
          id,
          kind,
          pending_key: key,
          payload,
          payload_version: payloadVersion,
          state: "waiting",
          attempts: 0,
          progress: 0,
          run_at: runAt,
          added_at: this.#now(),
        })
        .onConflict((conflict) => conflict.columns(["kind", "pending_key"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added) return added.id;
      const pending = await this.#db
        .selectFrom("job")
        .select("id")
        .where("kind", "=", kind)
        .where("pending_key", "=", key)
        .executeTakeFirst();
      if (pending) return pending.id;
    }
  }

  /** Claims the next due job of a kind, or one whose lease expired. */
  async claim(kind: string): Promise<JobRow | undefined> {
    const now = this.#now();
    return await this.#db
      .updateTable("job")
      .set((job) => ({
        state: "running",
        lease_id: newId(now),
        leased_until_at: now + this.#leaseMs,
        attempts: job("attempts", "+", 1),
      }))
      .where("id", "=", nextJob(this.#db, kind, now).select("id"))
      // Repeated for PostgreSQL: two nodes can select the same row before either updates it.
      .where((is) => is.or([is("state", "=", "waiting"), is("leased_until_at", "<", now)]))
      .returningAll()
      .executeTakeFirst();
  }

  /** False if the lease was lost. */
  async renew(job: JobRow, progress: number | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#ours(job)
      .set({
        leased_until_at: this.#now() + this.#leaseMs,
        ...(progress === null ? {} : { progress }),
      })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async finish(job: JobRow): Promise<void> {
    await this.#end(job, { state: "done", progress: 1, reason: null });
  }

  async fail(job: JobRow, reason: string): Promise<void> {
    await this.#end(job, { state: "failed", reason });
  }

  async retry(job: JobRow, reason: string, delayMs: number): Promise<void> {
    await this.#ours(job)
      .set({ state: "waiting", lease_id: null, reason, run_at: this.#now() + delayMs })
      .execute();
  }

  /** Releases the lease at shutdown without counting the attempt. */
  async releaseLease(job: JobRow): Promise<void> {
    await this.#ours(job)
      .set((is) => ({ state: "waiting", lease_id: null, attempts: is("attempts", "-", 1) }))
      .execute();
  }

  async expireLeases(): Promise<void> {
    await this.#db
      .updateTable("job")
      .set({ leased_until_at: 0 })
      .where("state", "=", "running")
      .execute();
  }

  async deleteEnded(): Promise<void> {
    await this.#db
      .deleteFrom("job")
      .where("ended_at", "<", this.#now() - retentionMs)
      .execute();
  }

  async listPendingKinds(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("job")
      .select("kind")
      .distinct()
      .where("state", "in", ["waiting", "running"])
      .execute();
    return rows.map(({ kind }) => kind);
  }

  async #end(
    job: JobRow,
    end: { state: "done" | "failed"; reason: string | null; progress?: number },
  ) {
    await this.#ours(job)
      .set({ ...end, pending_key: null, lease_id: null, ended_at: this.#now() })
      .execute();
  }

  #ours({ id, lease_id }: JobRow) {
    return this.#db.updateTable("job").where("id", "=", id).where("lease_id", "=", lease_id);
  }
}

/**
 * Two index lookups of one row each. With a single OR condition the database would sort all waiting
 * jobs.
 */
export function nextJob(db: Db, kind: string, now: number) {
  const first = db
    .selectFrom("job")
    .select(["id", "run_at"])
    .where("kind", "=", kind)
    .orderBy("run_at")
    .orderBy("id")
    .limit(1);
  const due = first.where("state", "=", "waiting").where("run_at", "<=", now);
  const lapsed = first.where("state", "=", "running").where("leased_until_at", "<", now);
  return db
    .selectFrom(
      db
        .selectFrom(due.as("due"))
        .selectAll()
        .unionAll(db.selectFrom(lapsed.as("lapsed")).selectAll())
        .as("next"),
    )
    .orderBy("run_at")
    .orderBy("id")
    .limit(1);
}
