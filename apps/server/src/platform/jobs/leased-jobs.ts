import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { AppError } from "@goldmane/contracts/errors";
import type { Logger } from "pino";
import type { Db } from "#platform/db/open-db.ts";
import { newId } from "#platform/ids.ts";
import { holdLease } from "./hold-lease.ts";
import type { JobHandler } from "./job-handler.ts";
import type { JobKind } from "./job-kind.ts";
import { InvalidPayload, writePayload } from "./job-payload.ts";
import { JobTable, type JobRow } from "./job-table.ts";
import type { Jobs } from "./jobs.ts";
import { PendingWork } from "./pending-work.ts";
import type { RecurringJob } from "./recurring-job.ts";
import { RecurringJobs } from "./recurring-jobs.ts";

type Dependencies = {
  db: Db;
  log: Logger;
  now: () => number;
  /** True if no other process uses this database: running jobs found at start were ours. */
  isSingleProcess: boolean;
  timing?: JobTiming;
};

export type JobTiming = {
  /** Another node takes a job over after this long without a renewal. */
  leaseMs: number;
  /** Poll interval for due jobs and jobs added by other nodes. */
  pollMs: number;
  /** The delay before the first retry; it doubles each time. */
  retryMs: number;
};

const defaultTiming: JobTiming = { leaseMs: 30_000, pollMs: 1000, retryMs: 1000 };
const longestRetryMs = 3_600_000;

/** Jobs stored in the database and run in this process, under leases that expire after a crash. */
export class LeasedJobs implements Jobs {
  readonly #table: JobTable;
  readonly #dependencies: Dependencies;
  readonly #timing: JobTiming;
  readonly #handlers = new Map<string, JobHandler>();
  readonly #running = new Map<string, number>();
  readonly #pending: PendingWork;
  readonly #stopping = new AbortController();
  readonly #recurring: RecurringJobs;
  #started = false;
  #poll: NodeJS.Timeout | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#timing = dependencies.timing ?? defaultTiming;
    this.#table = new JobTable(dependencies.db, dependencies.now, this.#timing.leaseMs);
    this.#pending = new PendingWork(dependencies.log);
    this.#recurring = new RecurringJobs({
      ...dependencies,
      timing: this.#timing,
      pending: this.#pending,
      stopping: this.#stopping.signal,
    });
  }

  async enqueue<T>(
    kind: JobKind<T>,
    payload: NoInfer<T>,
    options: { key?: string; runAt?: number } = {},
  ): Promise<string> {
    const stored = writePayload(kind, payload);
    const id = await this.#table.add({
      id: newId(this.#dependencies.now()),
      kind: kind.name,
      key: options.key ?? null,
      payload: stored.json,
      payloadVersion: stored.version,
      runAt: options.runAt ?? this.#dependencies.now(),
    });
    this.#wake();
    return id;
  }

  work(handlers: readonly JobHandler[]): void {
    for (const handler of handlers) {
      if (this.#handlers.has(handler.name))
        throw new Error(`Two handlers are registered for "${handler.name}" jobs.`);
      this.#handlers.set(handler.name, handler);
    }
    if (!this.#started) this.#pending.add(this.#start());
    this.#started = true;
    this.#wake();
  }

  every(recurring: readonly RecurringJob[]): void {
    this.#recurring.start(recurring);
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
    this.#stopping.abort(new Error("The server is stopping."));
    await this.#pending.settle();
  }

  async #start(): Promise<void> {
    if (this.#dependencies.isSingleProcess) await this.#table.expireLeases();
    await this.#table.deleteEnded();
    if (this.#stopping.signal.aborted) return;
    this.#poll = setInterval(() => this.#wake(), this.#timing.pollMs).unref();
    this.#wake();
  }

  #wake(): void {
    if (!this.#poll) return;
    for (const handler of this.#handlers.values()) this.#pending.add(this.#startDueJobs(handler));
  }

  /** Starts due jobs of a kind, up to its concurrency. */
  async #startDueJobs(handler: JobHandler): Promise<void> {
    while (!this.#stopping.signal.aborted && this.#countRunning(handler) < handler.concurrency) {
      this.#running.set(handler.name, this.#countRunning(handler) + 1);
      let job: JobRow | undefined;
      try {
        // SQLite is synchronous: without a yield, many short jobs would block the event loop.
        await yieldToEventLoop();
        if (!this.#stopping.signal.aborted) job = await this.#table.claim(handler.name);
      } finally {
        if (!job) this.#running.set(handler.name, this.#countRunning(handler) - 1);
      }
      if (!job) return;
      this.#pending.add(this.#run(handler, job));
    }
  }

  #countRunning(handler: JobHandler): number {
    return this.#running.get(handler.name) ?? 0;
  }

  async #run(handler: JobHandler, job: JobRow): Promise<void> {
    try {
      if (job.attempts > handler.attempts) {
        await this.#table.fail(job, "The server ended each time it worked on this.");
        return;
      }
      await this.#runUnderLease(handler, job);
      await this.#table.finish(job);
    } catch (error) {
      if (this.#stopping.signal.aborted) await this.#table.releaseLease(job);
      else await this.#failOrRetry(handler, job, error);
    } finally {
      this.#running.set(handler.name, this.#countRunning(handler) - 1);
      this.#wake();
    }
  }

  async #failOrRetry(handler: JobHandler, job: JobRow, error: unknown): Promise<void> {
    const log = this.#dependencies.log.child({ job: job.id, kind: handler.name });
    if (error instanceof InvalidPayload) {
      const { payload_version: version } = job;
      log.error({ event: "job.payload_invalid", err: error, version }, "A job can't be read.");
    } else log.warn({ event: "job.failed", err: error }, "A job failed.");
    const isHopeless = error instanceof AppError || error instanceof InvalidPayload;
    if (isHopeless || job.attempts >= handler.attempts) {
      await this.#table.fail(job, messageOf(error));
    } else await this.#table.retry(job, messageOf(error), this.#retryDelay(job));
  }

  async #runUnderLease(handler: JobHandler, job: JobRow): Promise<void> {
    const lease = {
      leaseMs: this.#timing.leaseMs,
      renew: (progress: number | null) => this.#table.renew(job, progress),
      stopping: this.#stopping.signal,
      log: this.#dependencies.log,
    };
    const stored = { version: job.payload_version, json: job.payload };
    await holdLease(lease, (context) => handler.run(stored, context));
  }

  #retryDelay({ attempts }: JobRow): number {
    return Math.min(longestRetryMs, this.#timing.retryMs * 2 ** (attempts - 1));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
