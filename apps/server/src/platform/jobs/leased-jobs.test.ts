import { AppError } from "@goldmane/contracts/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import { handleJob, type JobContext } from "./job-handler.ts";
import type { JobKind } from "./job-kind.ts";
import { JobTable } from "./job-table.ts";
import { LeasedJobs } from "./leased-jobs.ts";
import { checkJobKinds } from "./check-job-kinds.ts";

// Generous timeouts for a busy machine.

let app: TestApp;
let jobs: LeasedJobs;
beforeEach(async () => {
  app = await openTestApp({ demo: false });
  jobs = openJobs();
});
afterEach(async () => {
  await jobs.close();
  await app[Symbol.asyncDispose]();
});

function openJobs(isSingleProcess = false, leaseMs = 300): LeasedJobs {
  const timing = { leaseMs, pollMs: 20, retryMs: 20 };
  return new LeasedJobs({ db: app.db, log: app.log, now: Date.now, isSingleProcess, timing });
}

type Payload = { film: string };
const encoding: JobKind<Payload> = {
  name: "encode",
  version: 1,
  payload: z.object({ film: z.string() }),
};
type Run = (payload: Payload, context: JobContext) => Promise<void>;

function encode(run: Run, limits: { attempts?: number; concurrency?: number } = {}) {
  return handleJob(encoding, { attempts: 3, concurrency: 1, ...limits, run });
}

async function findJob(id: string) {
  return await app.db
    .selectFrom("job")
    .select(["state", "attempts", "reason", "progress"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

function until(id: string, state: string) {
  return vi.waitFor(async () => expect(await findJob(id)).toMatchObject({ state }), {
    timeout: 5000,
    interval: 10,
  });
}

/** A promise with its resolver. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const endless: Run = (_payload, { signal }) =>
  new Promise((_resolve, reject) =>
    signal.addEventListener("abort", () => reject(new Error("aborted"))),
  );

test("a job runs once with its payload", async () => {
  const run = vi.fn<Run>(async (_payload, { report }) => report(0.5));
  const id = await jobs.enqueue(encoding, { film: "a" });
  jobs.work([encode(run)]);
  await until(id, "done");
  expect(run.mock.calls.map(([payload]) => payload)).toEqual([{ film: "a" }]);
  expect(await findJob(id)).toEqual({ state: "done", attempts: 1, reason: null, progress: 1 });
});

test("a new job starts without waiting for the next poll", async () => {
  const patient = new LeasedJobs({
    db: app.db,
    log: app.log,
    now: Date.now,
    isSingleProcess: false,
    timing: { leaseMs: 60_000, pollMs: 60_000, retryMs: 20 },
  });
  const started = vi.fn<Run>(async () => {});
  patient.work([encode(started)]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const id = await patient.enqueue(encoding, { film: "a" });
  await until(id, "done");
  expect(started).toHaveBeenCalledTimes(1);
  await patient.close();
});

test("a job with the key of a pending job is not added", async () => {
  const end = gate();
  const run = vi.fn<Run>(() => end.opened);
  const options = { key: "film-a" };
  const first = await jobs.enqueue(encoding, { film: "a" }, options);
  expect(await jobs.enqueue(encoding, { film: "a" }, options)).toBe(first);
  jobs.work([encode(run)]);
  await until(first, "running");
  expect(await jobs.enqueue(encoding, { film: "a" }, options)).toBe(first);
  end.open();
  await until(first, "done");
  const again = await jobs.enqueue(encoding, { film: "a" }, options);
  expect(again).not.toBe(first);
  await until(again, "done");
  expect(run).toHaveBeenCalledTimes(2);
});

test("concurrent enqueues with the same key create one job", async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, () => jobs.enqueue(encoding, { film: "a" }, { key: "a" })),
  );
  expect(new Set(ids).size).toBe(1);
});

test("a failing job is retried with back-off and fails with its last error", async () => {
  const starts: number[] = [];
  const id = await jobs.enqueue(encoding, { film: "a" });
  jobs.work([
    encode(async () => {
      starts.push(Date.now());
      throw new Error(`attempt ${starts.length} failed`);
    }),
  ]);
  await until(id, "failed");
  expect(await findJob(id)).toMatchObject({ attempts: 3, reason: "attempt 3 failed" });
  const [first = 0, second = 0, third = 0] = starts;
  expect(second - first).toBeGreaterThanOrEqual(20);
  expect(third - second).toBeGreaterThanOrEqual(40);
});

test("an AppError fails a job without retries", async () => {
  const id = await jobs.enqueue(encoding, { film: "a" });
  jobs.work([
    encode(async () => {
      throw new AppError("UNSUPPORTED_MEDIA", "That is not a film.");
    }),
  ]);
  await until(id, "failed");
  expect(await findJob(id)).toMatchObject({ attempts: 1, reason: "That is not a film." });
});

test("a kind's concurrency is limited", async () => {
  let running = 0;
  let most = 0;
  const run: Run = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    running -= 1;
  };
  jobs.work([encode(run, { concurrency: 2 })]);
  const ids = await Promise.all(
    Array.from({ length: 9 }, (_, film) => jobs.enqueue(encoding, { film: `${film}` })),
  );
  for (const id of ids) await until(id, "done");
  expect(most).toBe(2);
});

test("a job with runAt waits until then", async () => {
  const startedAt: number[] = [];
  jobs.work([encode(async () => void startedAt.push(Date.now()))]);
  const runAt = Date.now() + 150;
  const id = await jobs.enqueue(encoding, { film: "a" }, { runAt });
  await until(id, "done");
  expect(startedAt[0]).toBeGreaterThanOrEqual(runAt);
});

test("a stopping server releases its jobs, and the next one runs them as new", async () => {
  const id = await jobs.enqueue(encoding, { film: "a" });
  jobs.work([encode(endless, { attempts: 1 })]);
  await until(id, "running");
  await jobs.close();
  expect(await findJob(id)).toMatchObject({ state: "waiting", attempts: 0 });

  const next = openJobs();
  next.work([encode(async () => {}, { attempts: 1 })]);
  await until(id, "done");
  await next.close();
});

test("a job claimed during shutdown is released without running", async () => {
  const id = await jobs.enqueue(encoding, { film: "a" });
  const begun: string[] = [];
  const stopped = gate();
  const claiming = vi.spyOn(JobTable.prototype, "claim").mockImplementationOnce(async (kind) => {
    const job = await new JobTable(app.db, Date.now, 300).claim(kind);
    void jobs.close().then(stopped.open);
    return job;
  });
  jobs.work([encode(async ({ film }) => void begun.push(film), { attempts: 1 })]);
  await stopped.opened;
  claiming.mockRestore();
  expect(begun).toEqual([]);
  expect(await findJob(id)).toMatchObject({ state: "waiting", attempts: 0 });
});

test("a dead server's job is taken over once its lease has expired, not before", async () => {
  const startedAt: number[] = [];
  const id = await jobs.enqueue(encoding, { film: "a" });
  const lapsesAt = Date.now() + 200;
  await app.db
    .updateTable("job")
    .set({ state: "running", attempts: 1, lease_id: "dead", leased_until_at: lapsesAt })
    .execute();
  jobs.work([encode(async () => void startedAt.push(Date.now()))]);
  await until(id, "done");
  expect(startedAt[0]).toBeGreaterThan(lapsesAt);
  expect(await findJob(id)).toMatchObject({ attempts: 2 });
});

test("a single-process server takes over a dead one's jobs at once", async () => {
  const id = await jobs.enqueue(encoding, { film: "a" });
  await app.db
    .updateTable("job")
    .set({ state: "running", attempts: 1, lease_id: "dead", leased_until_at: Date.now() + 1e9 })
    .execute();
  const alone = openJobs(true);
  alone.work([encode(async () => {})]);
  await until(id, "done");
  expect(await findJob(id)).toMatchObject({ attempts: 2 });
  await alone.close();
});

test("a job that crashes its server each time fails", async () => {
  const run = vi.fn<Run>(async () => {});
  const id = await jobs.enqueue(encoding, { film: "a" });
  await app.db
    .updateTable("job")
    .set({ state: "running", attempts: 3, lease_id: "dead", leased_until_at: 0 })
    .execute();
  jobs.work([encode(run)]);
  await until(id, "failed");
  expect(run).not.toHaveBeenCalled();
});

test("a long job keeps its lease and never runs on two nodes at once", async () => {
  const end = gate();
  const run = vi.fn<Run>(() => end.opened);
  const nodes = [openJobs(false, 1500), openJobs(false, 1500)];
  const id = await jobs.enqueue(encoding, { film: "a" });
  for (const node of nodes) node.work([encode(run)]);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  end.open();
  await until(id, "done");
  expect(run).toHaveBeenCalledTimes(1);
  for (const node of nodes) await node.close();
});

test("a job taken over by another node is aborted and changes nothing", async () => {
  const id = await jobs.enqueue(encoding, { film: "a" });
  const stopped = gate();
  jobs.work([
    encode(async (_payload, { signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      stopped.open();
    }),
  ]);
  await until(id, "running");
  const theirs = { lease_id: "theirs", leased_until_at: Date.now() + 60_000 };
  await app.db.updateTable("job").set(theirs).execute();
  await stopped.opened;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await findJob(id)).toMatchObject({ state: "running" });
});

test("two handlers for one kind are refused", () => {
  const handler = encode(async () => {});
  jobs.work([handler]);
  expect(() => jobs.work([handler])).toThrow('"encode"');
});

test("a server without handlers for stored jobs refuses to start", async () => {
  const handler = encode(async () => {});
  await jobs.enqueue(encoding, { film: "a" });
  await expect(checkJobKinds(app.db, [])).rejects.toThrow('"encode" jobs');
  await expect(checkJobKinds(app.db, [handler, handler])).rejects.toThrow("Two handlers");
  await checkJobKinds(app.db, [handler]);
});
