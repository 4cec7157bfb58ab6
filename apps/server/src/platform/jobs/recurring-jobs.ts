import type { Logger } from "pino";
import type { Db } from "#platform/db/open-db.ts";
import { holdLease } from "./hold-lease.ts";
import type { PendingWork } from "./pending-work.ts";
import type { RecurringJob } from "./recurring-job.ts";
import { RecurringTable, type RecurringRow } from "./recurring-table.ts";

type Dependencies = {
  db: Db;
  log: Logger;
  now: () => number;
  /** True if no other process uses this database: leases found at start were ours. */
  isSingleProcess: boolean;
  timing: { leaseMs: number; pollMs: number };
  pending: PendingWork;
  stopping: AbortSignal;
};

/** Runs recurring jobs when they are due, under leases that expire after a crash. */
export class RecurringJobs {
  readonly #dependencies: Dependencies;
  readonly #table: RecurringTable;
  readonly #jobs = new Map<string, RecurringJob>();
  readonly #running = new Set<string>();

  constructor(dependencies: Dependencies) {
    const { db, now, timing } = dependencies;
    this.#dependencies = dependencies;
    this.#table = new RecurringTable(db, now, timing.leaseMs);
  }

  /** Call once. */
  start(jobs: readonly RecurringJob[]): void {
    for (const job of jobs) {
      if (this.#jobs.has(job.name)) throw new Error(`Two recurring jobs are named "${job.name}".`);
      this.#jobs.set(job.name, job);
    }
    if (jobs.length > 0) this.#dependencies.pending.add(this.#start());
  }

  async #start(): Promise<void> {
    const { isSingleProcess, timing, pending, stopping } = this.#dependencies;
    if (isSingleProcess) await this.#table.expireLeases();
    for (const job of this.#jobs.values()) await this.#table.declare(job);
    if (stopping.aborted) return;
    const poll = setInterval(() => pending.add(this.#startDue()), timing.pollMs).unref();
    stopping.addEventListener("abort", () => clearInterval(poll));
    await this.#startDue();
  }

  async #startDue(): Promise<void> {
    for (const name of await this.#table.listDue()) {
      const job = this.#jobs.get(name);
      if (job && !this.#running.has(name)) this.#dependencies.pending.add(this.#run(job));
    }
  }

  async #run(job: RecurringJob): Promise<void> {
    this.#running.add(job.name);
    try {
      const row = await this.#table.claim(job.name);
      if (row) await this.#runRound(job, row);
    } finally {
      this.#running.delete(job.name);
    }
  }

  async #runRound(job: RecurringJob, row: RecurringRow): Promise<void> {
    const { log, now, timing, stopping } = this.#dependencies;
    const startedAt = now();
    const renew = () => this.#table.renew(row);
    try {
      await holdLease({ leaseMs: timing.leaseMs, renew, stopping, log }, ({ signal }) =>
        job.run(signal),
      );
    } catch (error) {
      if (stopping.aborted) return await this.#table.releaseLease(row);
      log.error(
        { event: "job.recurring_failed", err: error, job: job.name },
        "A round of a recurring job failed.",
      );
    }
    await this.#table.finish(row, startedAt + job.everyMs);
  }
}
