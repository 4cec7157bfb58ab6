import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "@goldmane/std/seeded-random";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readTestDatabaseUrl } from "#platform/config/env.ts";
import { loadConfig } from "#platform/config/config.ts";
import { CuttableDisk, type DiskEvent, readTrace } from "#platform/testing/crash/cut-power.ts";
import { seekProgram } from "#platform/testing/find-program.ts";
import { spawnServer } from "#platform/testing/spawn-server.ts";
import { canTrace, traceWrites } from "#platform/testing/crash/trace-writes.ts";
import { openDb } from "./open-db.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const strace = seekProgram("strace", "STRACE_PATH") ?? "";
const isPossible = readTestDatabaseUrl() === null && strace !== "" && canTrace(strace);
const name = "goldmane.db";
const log = pino({ level: "silent" });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "goldmane-power-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Recorded = { start: Map<string, Buffer>; events: DiskEvent[] };

/** Records the disk events of a process that writes to a new database, and the files before. */
async function record(label: string, times: number, pragma = ""): Promise<Recorded> {
  const data = mkdtempSync(join(folder, label));
  const database = { kind: "sqlite", file: join(data, name) } as const;
  // In another process: a connection of this one would write until it is garbage collected.
  const { migrationsFolder } = loadConfig({});
  const script = "src/platform/testing/migrate-once.ts";
  await using migrator = spawnServer(
    {},
    { script, args: [JSON.stringify({ database, migrationsFolder })] },
  );
  expect(await migrator.exited).toMatchObject({ code: 0 });
  const start = new Map(readdirSync(data).map((file) => [file, readFileSync(join(data, file))]));
  const traces = await traceWrites(strace, {
    script: "src/platform/testing/crash/write-until-killed.ts",
    args: [JSON.stringify(database), String(times), pragma],
    folder: mkdtempSync(join(folder, "trace-")),
  });
  // Only one thread belongs to the database.
  const events = traces
    .map((trace) => readTrace(trace, data))
    .find((told) => told.some(({ kind }) => kind === "write"));
  return { start, events: events ?? [] };
}

/** Opens the files left by a power cut, as the next start would, and returns the rows found. */
async function recover(image: ReadonlyMap<string, Buffer>): Promise<Set<string>> {
  const data = mkdtempSync(join(folder, "image-"));
  // -shm files are shared memory and don't survive a power cut.
  for (const [file, content] of image) {
    if (!file.endsWith("-shm")) writeFileSync(join(data, file), content);
  }
  const db = openDb({ kind: "sqlite", file: join(data, name) }, log);
  try {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(check.rows).toEqual([{ integrity_check: "ok" }]);
    const rows = await db.selectFrom("title_view").select(["title_id", "views"]).execute();
    expect(rows.filter(({ views }) => views !== 2)).toEqual([]);
    return new Set(rows.map(({ title_id }) => title_id));
  } finally {
    await db.destroy();
    rmSync(data, { recursive: true });
  }
}

type Survey = { cuts: number; checkpoints: number; acknowledged: number; lost: number };

/**
 * Cuts the power just before syncs, when most data is unsynced: before each checkpoint's sync, and
 * before every `every`th of the others.
 */
async function cutPower({ start, events }: Recorded, every: number): Promise<Survey> {
  const disk = new CuttableDisk(start);
  const random = seededRandom(1);
  const acknowledged: string[] = [];
  const survey = { cuts: 0, checkpoints: 0, acknowledged: 0, lost: 0 };
  let syncs = 0;
  for (const event of events) {
    if (event.kind === "said") acknowledged.push(...event.text.trim().split("\n"));
    if (event.kind === "sync" || event.kind === "sync-names") {
      const isCheckpoint = event.kind === "sync" && event.file === name;
      if (isCheckpoint) survey.checkpoints += 1;
      syncs += 1;
      if (isCheckpoint || syncs % every === 0) {
        const share = random();
        for (const survives of [() => false, () => random() < share]) {
          const kept = await recover(disk.image(survives));
          survey.cuts += 1;
          survey.lost += acknowledged.filter((id) => !kept.has(id)).length;
        }
      }
    }
    disk.apply(event);
  }
  survey.acknowledged = acknowledged.length;
  return survey;
}

test.skipIf(!isPossible)(
  "acknowledged writes survive a power cut (needs strace, on SQLite)",
  async () => {
    const survey = await cutPower(await record("full-", 1300), 25);
    expect(survey).toMatchObject({ acknowledged: 1300, lost: 0 });
    expect(survey.checkpoints).toBeGreaterThanOrEqual(2);
    expect(survey.cuts).toBeGreaterThan(100);
  },
);

test.skipIf(!isPossible)(
  "the test detects a database that syncs less (needs strace, on SQLite)",
  async () => {
    const survey = await cutPower(await record("less-", 1300, "synchronous = normal"), 1);
    expect(survey.acknowledged).toBe(1300);
    expect(survey.lost).toBeGreaterThan(0);
  },
);
