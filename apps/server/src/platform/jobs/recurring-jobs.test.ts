import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDb } from "#platform/db/open-db.ts";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import { LeasedJobs } from "./leased-jobs.ts";
import type { RecurringJob } from "./recurring-job.ts";

const hourMs = 3_600_000;

let app: TestApp;
let opened: LeasedJobs[];
beforeEach(async () => {
  app = await openTestApp({ demo: false });
  opened = [];
});
afterEach(async () => {
  for (const node of opened) await node.close();
  await app[Symbol.asyncDispose]();
});

/** The job queue of another node on the same database. */
function openNode({ isSingleProcess = false, leaseMs = 300, db = app.db } = {}): LeasedJobs {
  const timing = { leaseMs, pollMs: 10, retryMs: 10 };
  const { log } = app;
  const node = new LeasedJobs({ db, log, now: Date.now, isSingleProcess, timing });
  opened.push(node);
  return node;
}

type Run = RecurringJob["run"];

function sweep(run: Run, everyMs = hourMs): RecurringJob {
  return { name: "sweep", everyMs, role: "worker", run };
}

async function findRow() {
  return await app.db
    .selectFrom("recurring_job")
    .selectAll()
    .where("name", "=", "sweep")
    .executeTakeFirstOrThrow();
}

type Row = Awaited<ReturnType<typeof findRow>>;

async function insertRow(row: Partial<Row>): Promise<void> {
  const values = { name: "sweep", due_at: 0, ...row };
  await app.db.insertInto("recurring_job").values(values).execute();
}

/** Long enough for several polls. */
function poll(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}

/** Runs until it is aborted. */
function endless() {
  const begun = vi.fn<() => void>();
  const run = (signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      begun();
      signal.addEventListener("abort", () => reject(new Error("aborted")));
    });
  return { begun, run };
}

test("a new job runs at once, and then once per interval", async () => {
  const run = vi.fn<Run>(async () => {});
  const before = Date.now();
  openNode().every([sweep(run)]);
  await expect.poll(async () => (await findRow()).due_at).toBeGreaterThanOrEqual(before + hourMs);
  await poll();
  expect(run).toHaveBeenCalledTimes(1);
  await app.db.updateTable("recurring_job").set({ due_at: Date.now() }).execute();
  await expect.poll(() => run.mock.calls.length).toBe(2);
});

test("two nodes run a round once", async () => {
  const runs = [vi.fn<Run>(async () => {}), vi.fn<Run>(async () => {})];
  for (const run of runs) openNode().every([sweep(run)]);
  const count = () => runs.reduce((sum, run) => sum + run.mock.calls.length, 0);
  for (const round of [1, 2, 3]) {
    await expect.poll(count).toBe(round);
    await expect.poll(async () => (await findRow()).due_at).toBeGreaterThan(Date.now());
    await poll();
    expect(count()).toBe(round);
    await app.db.updateTable("recurring_job").set({ due_at: 0 }).execute();
  }
});

test("a round never runs on two nodes at once, however long it takes", async () => {
  const { begun, run } = endless();
  for (const node of [openNode(), openNode()]) node.every([sweep(run)]);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(begun).toHaveBeenCalledTimes(1);
});

test("missed intervals run as one round", async () => {
  const before = Date.now();
  await insertRow({ due_at: before - 10 * hourMs });
  const run = vi.fn<Run>(async () => {});
  openNode().every([sweep(run)]);
  await expect.poll(async () => (await findRow()).due_at).toBeGreaterThanOrEqual(before + hourMs);
  await poll();
  expect(run).toHaveBeenCalledTimes(1);
});

test("a dead node's round is taken over once its lease has expired, not before", async () => {
  const lapsesAt = Date.now() + 200;
  await insertRow({ lease_id: "dead", leased_until_at: lapsesAt });
  const startedAt: number[] = [];
  openNode().every([sweep(async () => void startedAt.push(Date.now()))]);
  await expect.poll(() => startedAt.length).toBe(1);
  expect(startedAt[0]).toBeGreaterThan(lapsesAt);
  await expect.poll(async () => (await findRow()).lease_id).toBeNull();
});

test("another node runs the round of a node that was cut off in the middle", async () => {
  const db = openDb(app.config.database, app.log);
  const { begun, run } = endless();
  openNode({ db }).every([sweep(run)]);
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  const next = vi.fn<Run>(async () => {});
  openNode().every([sweep(next)]);
  await poll();
  expect(next).not.toHaveBeenCalled();
  await db.destroy();
  await expect.poll(() => next.mock.calls.length).toBe(1);
});

test("a node whose round was taken over is aborted and changes nothing", async () => {
  const aborted = vi.fn<() => void>();
  const { begun, run } = endless();
  openNode().every([sweep((signal) => run(signal).catch(aborted))]);
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  const theirs = { lease_id: "theirs", leased_until_at: Date.now() + hourMs };
  await app.db.updateTable("recurring_job").set(theirs).execute();
  await expect.poll(() => aborted.mock.calls.length).toBe(1);
  await poll();
  expect(await findRow()).toMatchObject(theirs);
});

test("a single-process server takes over a dead one's round at once", async () => {
  await insertRow({ lease_id: "dead", leased_until_at: Date.now() + hourMs });
  const run = vi.fn<Run>(async () => {});
  openNode({ isSingleProcess: true }).every([sweep(run)]);
  await expect.poll(() => run.mock.calls.length).toBe(1);
});

test("an error is logged, and the next round runs at its usual time", async () => {
  const errors = vi.spyOn(app.log, "error");
  const run = vi.fn<Run>(async () => {});
  run.mockRejectedValueOnce(new Error("no broom"));
  const before = Date.now();
  openNode().every([sweep(run)]);
  await expect.poll(async () => (await findRow()).due_at).toBeGreaterThanOrEqual(before + hourMs);
  expect(errors.mock.calls.map(([fields]) => fields)).toMatchObject([
    { event: "job.recurring_failed", job: "sweep" },
  ]);
  await app.db.updateTable("recurring_job").set({ due_at: 0 }).execute();
  await expect.poll(() => run.mock.calls.length).toBe(2);
});

test("a stopping node aborts its round, and the next node runs it", async () => {
  const { begun, run } = endless();
  const node = openNode({ leaseMs: hourMs });
  node.every([sweep(run)]);
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  await node.close();
  expect((await findRow()).lease_id).toBeNull();
  const next = vi.fn<Run>(async () => {});
  openNode().every([sweep(next)]);
  await expect.poll(() => next.mock.calls.length).toBe(1);
});

test("a job whose interval became shorter doesn't wait for the old one", async () => {
  const before = Date.now();
  await insertRow({ due_at: before + 100 * hourMs });
  openNode().every([sweep(async () => {})]);
  await expect.poll(async () => (await findRow()).due_at).toBeLessThan(before + 2 * hourMs);
});

test("two jobs of one name are refused", () => {
  const job = sweep(async () => {});
  expect(() => openNode().every([job, job])).toThrow('"sweep"');
});
