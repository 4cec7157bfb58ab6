import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { newId } from "#platform/ids.ts";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import { handleJob } from "./job-handler.ts";
import type { JobKind } from "./job-kind.ts";

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ demo: false });
});
afterEach(() => app[Symbol.asyncDispose]());

type Migrate = NonNullable<JobKind<Encode>["migrate"]>;
type Encode = { film: string; quality: number };
const encode: JobKind<Encode> = {
  name: "encode",
  version: 1,
  payload: z.object({ film: z.string(), quality: z.number() }),
};

/** Runs the jobs of a kind. Returns the payloads that its handler got. */
function work(kind: JobKind<Encode>): Encode[] {
  const received: Encode[] = [];
  const run = async (payload: Encode) => void received.push(payload);
  app.jobs.work([handleJob(kind, { attempts: 3, concurrency: 1, run })]);
  return received;
}

/** A row as the release before payload versions wrote it. */
async function insertUnversioned(kind: string, payload: string): Promise<string> {
  const id = newId();
  await sql`
    insert into job (id, kind, pending_key, payload, state, attempts, progress, run_at, added_at)
    values (${id}, ${kind}, null, ${payload}, 'waiting', 0, 0, 0, 0)
  `.execute(app.db);
  return id;
}

async function whenEnded(id: string) {
  const find = () =>
    app.db
      .selectFrom("job")
      .select(["state", "attempts", "reason"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await find()).state).toMatch(/done|failed/);
  return await find();
}

test("a job without a stored version has version 1", async () => {
  const id = await insertUnversioned("encode", '{"film":"a","quality":1}');
  const received = work(encode);
  expect(await whenEnded(id)).toMatchObject({ state: "done" });
  expect(received).toEqual([{ film: "a", quality: 1 }]);
});

test("a job of an earlier version is migrated", async () => {
  const id = await insertUnversioned("encode", '{"film":"a"}');
  const migrate = vi.fn<Migrate>((_version, payload) => Object.assign({ quality: 7 }, payload));
  const received = work({ ...encode, version: 3, migrate });
  expect(await whenEnded(id)).toMatchObject({ state: "done" });
  expect(migrate.mock.calls).toEqual([[1, { film: "a" }]]);
  expect(received).toEqual([{ film: "a", quality: 7 }]);
});

test("enqueue stores the version, and a job of the current one isn't migrated", async () => {
  const migrate = vi.fn<Migrate>();
  const kind = { ...encode, version: 2, migrate };
  const id = await app.jobs.enqueue(kind, { film: "a", quality: 1 });
  const { payload_version: version } = await app.db
    .selectFrom("job")
    .select("payload_version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  work(kind);
  expect(await whenEnded(id)).toMatchObject({ state: "done" });
  expect([version, migrate.mock.calls]).toEqual([2, []]);
});

test.each([
  [
    "an earlier version without a migration",
    { version: 2 },
    '{"film":"a"}',
    /version 1.*version 2/,
  ],
  ["a later version", { version: 0 }, '{"film":"a","quality":1}', /version 1.*version 0/],
  ["what the schema rejects", {}, '{"film":"secret","quality":"high"}', /quality: invalid_type/],
  ["what is not JSON", {}, "{", /not JSON/],
  [
    "what can't be migrated",
    {
      version: 2,
      migrate: () => {
        throw new Error("unknown codec");
      },
    },
    "null",
    /can't be converted/,
  ],
])(
  "fails %s at once, with a reason, and runs the next job",
  async (_what, change, json, reason) => {
    const logged = vi.spyOn(app.log, "child").mockReturnThis();
    const errors = vi.spyOn(app.log, "error");
    const id = await insertUnversioned("encode", json);
    const kind = { ...encode, ...change };
    const received = work(kind);
    const failed = await whenEnded(id);
    expect(failed).toMatchObject({ state: "failed", attempts: 1 });
    expect(failed.reason).toMatch(reason);
    expect(failed.reason).not.toContain("secret");
    expect(errors.mock.calls[0]?.[0]).toMatchObject({ event: "job.payload_invalid", version: 1 });
    const next = await app.jobs.enqueue(kind, { film: "b", quality: 1 });
    expect(await whenEnded(next)).toMatchObject({ state: "done" });
    expect(received).toEqual([{ film: "b", quality: 1 }]);
    for (const spy of [logged, errors]) spy.mockRestore();
  },
);

test("enqueue refuses an invalid payload", async () => {
  const invalid = { film: "a", quality: Number.NaN };
  await expect(app.jobs.enqueue(encode, invalid)).rejects.toThrow(/quality/);
  // @ts-expect-error: the payload's type is checked too.
  await expect(app.jobs.enqueue(encode, { film: "a" })).rejects.toThrow(/quality/);
  expect(await app.db.selectFrom("job").select("id").execute()).toEqual([]);
});
